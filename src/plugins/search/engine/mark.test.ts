/** @jest-environment node */
import { excerpt, markWords } from './mark';

const marked = (text: string, ...found: string[]) =>
  markWords(text, new Set(found))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

it('highlights words in every matched form', () => {
  expect(marked('Sorting rows: sort by a column', 'sort')).toBe(
    '[Sorting] rows: [sort] by a column',
  );
});

it('returns text without matches unchanged', () => {
  expect(marked('Sorting rows', 'filter')).toBe('Sorting rows');
  expect(markWords('', new Set())).toEqual([]);
});

it('highlights overlapping pairs of Chinese characters once', () => {
  expect(marked('数据表格', '数据', '据表')).toBe('[数据][表]格');
});

describe('an excerpt', () => {
  const text = `The filter is named early. ${'Nothing of interest stands here. '.repeat(12)}Here the filter meets the server again. ${'More of nothing. '.repeat(12)}`;

  it('is where most of the words are close together', () => {
    const pieces = excerpt(text, new Set(['filter', 'server']));
    const whole = pieces?.map((piece) => piece.text).join('') ?? '';
    expect(whole).toContain('Here the filter meets the server again.');
    expect(whole.startsWith('… ')).toBe(true);
    expect(whole.endsWith(' …')).toBe(true);
    expect(whole.length).toBeLessThan(180);
  });

  it('is empty without matches', () => {
    expect(excerpt(text, new Set(['pagination']))).toBeUndefined();
  });
});
