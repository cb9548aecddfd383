import { within } from '@testing-library/react';

import { compareReferences } from '../changes/compare';
import { changesMarkdown } from '../changes/page';
import { component, member, reference } from '../testing/symbols';

import { renderChanges } from './Changes';

const product = 'x-charts';
const bar = { id: 'charts/bar-chart', name: 'BarChart', product } as const;
const many = Array.from({ length: 6 }, (_, index) => `many${index}`);

const changes = compareReferences(
  reference('7.0.0', [
    component({
      ...bar,
      props: [
        member('gone', 'string'),
        member('color', 'string'),
        ...many.map((name) => member(name, 'A')),
      ],
    }),
    component({ id: 'charts/old', name: 'Old', product }),
  ]),
  reference('8.0.0', [
    component({
      ...bar,
      props: [
        member('color', 'string | null'),
        member('data', 'Map<string, <b>>', { required: true }),
        member('note', 'string', { deprecated: '' }),
        ...many.map((name) => member(name, 'B')),
      ],
    }),
    component({ id: 'charts/new', name: 'New', product }),
  ]),
);
const page = renderChanges(changes, '/x/next/');

function show(section: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = page.sections[section] ?? '';
  document.body.replaceChildren(element);
  return element;
}

it('starts with the number of changes', () => {
  const row = within(show('summary')).getByRole('row', { name: /Charts/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Charts 7.0.0 → 8.0.0');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '0', '1', '1', '0', '7', '2']);
});

it('links to the pages of existing symbols, but not of removed ones', () => {
  const section = show(product);
  expect(within(section).getByRole('link', { name: 'New' })).toHaveAttribute(
    'href',
    '/x/next/api/charts/new/',
  );
  expect(within(section).queryByRole('link', { name: 'Old' })).not.toBeInTheDocument();
  expect(section).toHaveTextContent('Removed 1Components: Old');
  expect(page.links).toEqual(['/x/next/api/charts/new/', '/x/next/api/charts/bar-chart/']);
});

it('describes changes to members of the remaining symbols', () => {
  const symbol = show(product).querySelector('#charts-bar-chart');
  expect(page.anchors).toEqual(['charts-bar-chart']);
  expect(symbol).toHaveTextContent('Removed prop: gone');
  expect(symbol).toHaveTextContent('New props: data (required), note');
  expect(symbol?.querySelector('li del')).toHaveTextContent('string');
  expect(symbol?.querySelector('li ins')).toHaveTextContent('string | null');
});

it('collapses a long list of types, and escapes them', () => {
  const section = show(product);
  expect(section.querySelector('details')).not.toHaveAttribute('open');
  expect(section.querySelector('b')).not.toBeInTheDocument();
});

it('adds a heading for the summary and for each product, followed by its section', () => {
  expect(changesMarkdown({ name: '7' }, changes, 'docs/api/changes/from-7.mdx')).toMatch(
    /## Summary\n\n<ApiChangesSection .*section="summary" \/>\n\n## Charts\n\n<ApiChangesSection .*section="x-charts" \/>/,
  );
});
