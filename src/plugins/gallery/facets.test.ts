import { chosenIn, countWith, isShown, optionsOf, searchWith, valueOf } from './facets';

const none = { type: [], feature: [] };
const stacked = { type: ['bars'], feature: ['stacked', 'labels'] };
const combined = { type: ['bars', 'lines'], feature: ['labels'] };
const plain = { type: ['lines'], feature: [] };
const examples = [stacked, combined, plain];

it('writes labels as they look in an address', () => {
  expect(['Two axes', 'Bars', 'Größe'].map(valueOf)).toEqual(['two-axes', 'bars', 'größe']);
});

it('lists options with the most frequent first, then by name', () => {
  expect(optionsOf([['Lines', 'Bars'], ['Pie'], ['Lines'], ['lines']])).toEqual([
    { label: 'Lines', value: 'lines', count: 3 },
    { label: 'Bars', value: 'bars', count: 1 },
    { label: 'Pie', value: 'pie', count: 1 },
  ]);
});

describe('isShown', () => {
  const shown = (chosen: typeof stacked) => examples.filter((example) => isShown(example, chosen));

  it('shows everything if nothing is chosen', () => {
    expect(shown({ ...none })).toEqual(examples);
  });

  it('shows examples of any chosen type', () => {
    expect(shown({ type: ['bars', 'lines'], feature: [] })).toEqual(examples);
    expect(shown({ type: ['bars'], feature: [] })).toEqual([stacked, combined]);
  });

  it('shows examples with all chosen features', () => {
    expect(shown({ type: [], feature: ['labels', 'stacked'] })).toEqual([stacked]);
    expect(shown({ type: ['lines'], feature: ['labels'] })).toEqual([combined]);
  });
});

it('counts what a choice would show, given the other facet', () => {
  const chosen = { type: ['bars'], feature: ['labels'] };
  expect(countWith(examples, chosen, 'type', 'lines')).toBe(1);
  expect(countWith(examples, chosen, 'feature', 'stacked')).toBe(1);
  expect(countWith(examples, { type: ['lines'], feature: [] }, 'feature', 'stacked')).toBe(0);
  expect(countWith(examples, none, 'type', 'bars')).toBe(2);
});

describe('the query string', () => {
  it('is read and written', () => {
    const search = searchWith('', { type: ['bars', 'pie'], feature: ['two-axes'] });
    expect(search).toBe('?type=bars,pie&feature=two-axes');
    expect(chosenIn(search)).toEqual({ type: ['bars', 'pie'], feature: ['two-axes'] });
    expect(chosenIn('')).toEqual(none);
  });

  it('keeps other parameters, and is empty without any', () => {
    expect(searchWith('?q=a&type=bars', none)).toBe('?q=a');
    expect(searchWith('?type=bars', none)).toBe('');
  });
});
