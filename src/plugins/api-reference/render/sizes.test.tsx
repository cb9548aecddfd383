import { render, screen, within } from '@testing-library/react';

import { component, hook, objectType, reference } from '../testing/symbols';

import { ApiLinksContext, linksBelow } from './links';
import { Size } from './Size';
import { SizeSnapshot } from './SizeSnapshot';

const product = 'x-charts';
const bar = component({
  id: 'charts/bar-chart',
  name: 'BarChart',
  product,
  modules: ['@mui/x-charts/BarChart', '@mui/x-charts'],
});
const line = component({ id: 'charts/line-chart', name: 'LineChart', product });
const useScale = hook({ id: 'charts/use-scale', name: 'useScale', product });
const series = objectType({ id: 'charts/series', name: 'Series', product });

const sizes = {
  [bar.id]: { minified: 240_900, gzip: 73_450, marginal: 73_450 },
  [line.id]: { minified: 251_600, gzip: 76_900, marginal: 7_050 },
  [useScale.id]: { minified: 500, gzip: 300, marginal: 3 },
};
const charts = reference('8.12.0', [useScale, bar, line, series]);

/** Returns the text of the size section on a symbol's own page. */
function textOf(symbol: typeof bar | typeof useScale, isListed = true) {
  const size = sizes[symbol.id] ?? { minified: 0, gzip: 0, marginal: 0 };
  const { container } = render(
    <ApiLinksContext value={linksBelow('/zh/x/')}>
      <Size symbol={symbol} size={size} base={bar} isListed={isListed} />
    </ApiLinksContext>,
  );
  return container.textContent;
}

const renderSnapshot = () =>
  render(
    <ApiLinksContext value={linksBelow('/x/')}>
      <SizeSnapshot reference={charts} sizes={sizes} />
    </ApiLinksContext>,
  );

it('shows the size of an import alone and on a page with the base', () => {
  expect(textOf(useScale)).toMatch(
    /0\.3 kB gzipped, 0\.5 kB minified.*With BarChart< 0\.1 kB gzip/,
  );
  expect(screen.getByRole('link', { name: 'All sizes' })).toHaveAttribute(
    'href',
    '/zh/size-snapshot/#charts',
  );
});

it('has no link to all sizes for another release', () => {
  expect(textOf(useScale, false)).toMatch(/date libraries\.$/);
});

it("doesn't compare the base with itself", () => {
  expect(textOf(bar)).toContain('73.5 kB gzipped, 240.9 kB minified');
  expect(screen.queryByText(/Beside/)).not.toBeInTheDocument();
});

it('lists all exports, largest first, with links to their pages', () => {
  renderSnapshot();
  const table = screen.getByRole('table', { name: 'Charts' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LineChart@mui/x-charts251.676.97.0',
    'BarChart@mui/x-charts/BarChart240.973.5base',
    'useScale@mui/x-charts0.50.3< 0.1',
  ]);
  expect(within(table).getByRole('link', { name: 'LineChart' })).toHaveAttribute(
    'href',
    '/x/api/charts/line-chart/',
  );
  expect(within(table).getByRole('columnheader', { name: 'Gzip' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

it('links to each product and back to all products', () => {
  const { container } = renderSnapshot();
  const links = within(screen.getByRole('navigation', { name: 'Products' })).getAllByRole('link');
  const targets = links.map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(['#all', '#charts']);
  targets.forEach((hash) => expect(container.querySelector(hash)).toBeInTheDocument());
});
