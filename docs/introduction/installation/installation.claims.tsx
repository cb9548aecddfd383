import Button from '@mui/material/Button';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import charts from '@mui/x-charts/package.json';
import { DataGrid } from '@mui/x-data-grid';
import grid from '@mui/x-data-grid/package.json';
import pickers from '@mui/x-date-pickers/package.json';
import treeView from '@mui/x-tree-view/package.json';
import { claim, sourced } from '@portal/claims';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import RunningReleases from './demos/RunningReleases';

const packages = [grid, pickers, charts, treeView];

/** Adds a style sheet at the start of the head, where a bundler's style sheets are before Emotion's. */
function addStyleSheet(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  style.dataset.claim = '';
  document.head.prepend(style);
}

afterEach(() => document.querySelectorAll('style[data-claim]').forEach((style) => style.remove()));

async function colorOfButton(css: string, wrap: (button: ReactNode) => ReactNode) {
  addStyleSheet(css);
  const { container, unmount } = await render(wrap(<Button className="mine">Save</Button>));
  const button = container.querySelector('button');
  const color = button === null ? undefined : getComputedStyle(button).color;
  await unmount();
  return color;
}

const inLayer = (button: ReactNode) => (
  <StyledEngineProvider enableCssLayer>{button}</StyledEngineProvider>
);
const RED = 'rgb(255, 0, 0)';

claim("The products don't depend on each other.", () => {
  const names: string[] = packages.map(({ name }) => name);
  for (const { dependencies, peerDependencies } of packages) {
    const needed = Object.keys({ ...dependencies, ...peerDependencies });
    expect(needed.filter((name) => names.includes(name))).toEqual([]);
  }
});

claim('The table reads the versions from their `package.json` files:', async () => {
  await render(<RunningReleases />);
  for (const { name, version } of packages) {
    await expect.element(page.getByRole('row', { name })).toHaveTextContent(`${name}${version}`);
  }
});

claim(
  "You don't need `@mui/icons-material` or the Roboto font. The packages include their icons, and text uses the font of your theme.",
  async () => {
    for (const { dependencies, peerDependencies } of packages) {
      const needed = Object.keys({ ...dependencies, ...peerDependencies }).join();
      expect(needed).not.toMatch(/icons-material|roboto/);
    }
    await render(
      <ThemeProvider theme={createTheme({ typography: { fontFamily: 'serif' } })}>
        <div style={{ height: 200 }}>
          <DataGrid columns={[{ field: 'name' }]} rows={[{ id: 1, name: 'Ada' }]} />
        </div>
      </ThemeProvider>,
    );
    const cell = page.getByRole('gridcell', { name: 'Ada' });
    await expect.element(cell).toHaveStyle({ fontFamily: 'serif' });
  },
);

// First: the rules that Emotion adds without the layer stay in the document.
claim(
  'With `enableCssLayer`, they are in the cascade layer `mui`, so your rules outside layers and in later layers override them, whatever their specificity.',
  async () => {
    // An element is less specific than the class of Material UI's styles.
    expect(await colorOfButton('button { color: rgb(255, 0, 0) }', inLayer)).toBe(RED);
    document.querySelectorAll('style[data-claim]').forEach((style) => style.remove());
    expect(
      await colorOfButton(
        '@layer base, mui, utilities; @layer utilities { button { color: rgb(255, 0, 0) } }',
        (button) => inLayer(<div>{button}</div>),
      ),
    ).toBe(RED);
  },
);

claim(
  "Emotion appends Material UI's styles to the document's head as components render. They come after your style sheets, so they override your rules with the same specificity.",
  async () => {
    expect(await colorOfButton('.mine { color: rgb(255, 0, 0) }', (button) => button)).not.toBe(
      RED,
    );
    expect(document.head.querySelectorAll('style[data-emotion="css"]').length).toBeGreaterThan(0);
  },
);

claim(
  "With `cssVariables`, the theme's colors, spacing and fonts are CSS custom properties that your style sheets can use, such as `var(--mui-palette-divider)`.",
  async () => {
    await render(
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <div />
      </ThemeProvider>,
    );
    const root = getComputedStyle(document.documentElement);
    for (const name of ['--mui-palette-divider', '--mui-spacing', '--mui-font-body1']) {
      expect(root.getPropertyValue(name), name).not.toBe('');
    }
  },
);

claim('For Charts, provide `structuredClone`, which is missing in jsdom as well.', async () => {
  const chart = (
    <BarChart height={100} width={100} series={[{ data: [1] }]} xAxis={[{ data: ['a'] }]} />
  );
  vi.stubGlobal('structuredClone', undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(chart)).rejects.toThrow('structuredClone');
});

// The registry has no Premium package of these products.
sourced('Date and Time Pickers | `@mui/x-date-pickers-pro` | the Pro package', {
  url: 'https://registry.npmjs.org/@mui%2fx-date-pickers-premium',
  checked: '2026-11-25',
});
sourced('Tree View | `@mui/x-tree-view-pro` | the Pro package', {
  url: 'https://registry.npmjs.org/@mui%2fx-tree-view-premium',
  checked: '2026-11-25',
});

sourced('Without a version, `npm install @mui/x-data-grid` installs MUI X 9.', {
  url: 'https://www.npmjs.com/package/@mui/x-data-grid',
  checked: '2026-11-23',
});

sourced(
  '`@8.29` installs the newest 8.29 release of each package: 8.29.5 of the Data Grid and the pickers, and 8.29.3 of Charts and the Tree View.',
  { url: 'https://www.npmjs.com/package/@mui/x-charts?activeTab=versions', checked: '2026-11-23' },
);

const platforms = 'https://mui.com/material-ui/getting-started/supported-platforms/';

sourced('Browsers | Chrome 109, Edge 121, Firefox 115, Safari 15.4, iOS 15.4, or later', {
  url: platforms,
  checked: '2026-11-23',
});

claim('React | 17, 18, 19', () => {
  for (const { peerDependencies } of packages) {
    expect(peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(peerDependencies['react-dom']).toBe(peerDependencies.react);
  }
});

claim('Node.js | 14 or later on a server', () => {
  expect(packages.map(({ engines }) => engines.node)).toEqual(Array(4).fill('>=14.0.0'));
});
