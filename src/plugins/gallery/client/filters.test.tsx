import { act, fireEvent, render, screen } from '@testing-library/react';

import Gallery from '../theme/Gallery';
import { GALLERY } from '../markup';

import { createFilters } from './filters';

let search: string;
let stop: () => void;
let filters: ReturnType<typeof createFilters>;

const examples = [
  { name: 'Rides', type: 'bars', feature: 'stacked labels' },
  { name: 'Climate', type: 'bars lines', feature: 'labels' },
  { name: 'Carbon', type: 'lines', feature: '' },
];

const option = (label: string, count: number) => ({ label, value: label.toLowerCase(), count });

beforeEach(() => {
  search = '';
  render(
    <Gallery
      types={JSON.stringify([option('Bars', 2), option('Lines', 2)])}
      features={JSON.stringify([option('Labels', 2), option('Stacked', 1)])}
      total={3}
    >
      {examples.map(({ name, type, feature }) => (
        <li key={name} {...{ [GALLERY.item]: '' }} data-type={type} data-feature={feature}>
          {name}
        </li>
      ))}
    </Gallery>,
  );
  filters = createFilters({
    document,
    search: () => search,
    replaceSearch: (next) => {
      search = next;
    },
  });
  stop = filters.listen();
});
afterEach(() => stop());

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const choose = (name: RegExp) => act(() => void fireEvent.click(box(name)));

it('shows everything at first', () => {
  filters.apply();
  expect(shown()).toEqual(['Rides', 'Climate', 'Carbon']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 examples');
});

it('shows what is chosen, and writes it into the address', () => {
  choose(/^Lines/);
  expect(shown()).toEqual(['Climate', 'Carbon']);
  choose(/^Labels/);
  expect(shown()).toEqual(['Climate']);
  expect(search).toBe('?type=lines&feature=labels');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 examples');
});

it('updates the counts', () => {
  choose(/^Lines/);
  expect(box(/^Stacked/)).toHaveAccessibleName('Stacked 0');
  expect(box(/^Bars/)).toHaveAccessibleName('Bars 2');
});

it('shows what the address asks for, and ignores unknown names', () => {
  search = '?type=bars,unknown&feature=stacked&q=1';
  filters.apply();
  expect(box(/^Bars/)).toBeChecked();
  expect(shown()).toEqual(['Rides']);
});

it('shows all again', () => {
  search = '?type=bars&q=1';
  filters.apply();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(3);
  expect(box(/^Bars/)).not.toBeChecked();
  expect(search).toBe('?q=1');
});

it('does nothing on pages without a gallery', () => {
  document.body.innerHTML = '<input type="checkbox" />';
  filters.apply();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(search).toBe('');
});
