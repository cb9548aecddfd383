import { render, screen } from '@testing-library/react';

import ComponentLinks from '.';

const collectLink = jest.fn();
let isListed = true;

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    metadata: { id: 'react-charts/bars/bars', version: '8.12.1' },
    frontMatter: { components: ['BarChart'] },
  }),
}));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectLink }),
}));
jest.mock('@site/src/plugins/navigation/client', () => ({ useNavigationFlags: () => ({}) }));
jest.mock(
  '@portal/component-links',
  () => ({
    __esModule: true,
    get default() {
      return {
        '8.12.1': {
          products: {
            'x-charts': {
              community: {
                source: 'https://code.example/src',
                issues: 'https://code.example/issues',
                package: { name: '@mui/x-charts', href: 'https://npm.example/' },
              },
            },
          },
          symbols: {
            'charts/bar-chart': {
              name: 'BarChart',
              product: 'x-charts',
              source: 'https://code.example/src/BarChart',
              gzip: 71_240,
            },
          },
          bases: {},
          isListed,
        },
      };
    },
  }),
  { virtual: true },
);

it('is a list of links, whose names say where they lead', () => {
  isListed = true;
  render(<ComponentLinks />);
  expect(screen.getByRole('list', { name: 'Source, issues and package' })).toBeInTheDocument();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Source of BarChart on GitHub', 'https://code.example/src/BarChart'],
    ['Issues on GitHub', 'https://code.example/issues'],
    ['@mui/x-charts on npm', 'https://npm.example/'],
    [
      'BarChart 71.2 kB gzip without React, Material UI and Emotion (all sizes)',
      '/size-snapshot/#charts',
    ],
  ]);
  expect(collectLink.mock.calls).toEqual([['/size-snapshot/']]);
});

it('shows the size as text if the page of all sizes is for another release', () => {
  isListed = false;
  render(<ComponentLinks />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  // In the order of an English text, whatever the direction of the page is.
  expect(screen.getByText('BarChart 71.2 kB gzip')).toHaveAttribute('dir', 'ltr');
});
