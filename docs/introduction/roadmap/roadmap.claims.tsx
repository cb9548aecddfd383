import charts from '@mui/x-charts/package.json';
import * as publicApi from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import * as internals from '@mui/x-data-grid/internals';
import grid from '@mui/x-data-grid/package.json';
import pickers from '@mui/x-date-pickers/package.json';
import treeView from '@mui/x-tree-view/package.json';
import { claim, sourced, type Source } from '@portal/claims';
import { DataGrid as DataGridV7 } from 'mui-x-data-grid-v7';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const packages = [grid, pickers, charts, treeView];
const columns = [{ field: 'name' }];
const rows = [{ id: 1, name: 'Ada' }];
const style = { height: 200, width: 300 };

function Grid() {
  return (
    <div style={style}>
      <DataGrid label="Version 8" columns={columns} rows={rows} />
    </div>
  );
}

const checked = '2026-11-23';
const roadmap: Source = { url: 'https://mui.com/x/introduction/roadmap/', checked };

claim('Exports of paths that end with `internals`, such as `@mui/x-data-grid/internals`.', () => {
  expect(Object.keys(internals)).toContain('useGridRegisterPipeProcessor');
  expect(Object.keys(publicApi)).not.toContain('useGridRegisterPipeProcessor');
});

claim(
  'All products have the same major version. Each package gets a new version only when it changes, so the Data Grid and the pickers are at 8.29.5, while Charts and the Tree View are at 8.29.3.',
  () => {
    expect(packages.map(({ version }) => version)).toEqual([
      '8.29.5',
      '8.29.5',
      '8.29.3',
      '8.29.3',
    ]);
  },
);

claim(
  'MUI X and Material UI have different major versions: MUI X 8 works with Material UI 7, and there is no Material UI 8.',
  () => {
    for (const { peerDependencies } of packages) {
      expect(peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
    }
  },
);

claim(
  'You can upgrade one product at a time, because packages of two majors work in the same application.',
  async () => {
    await render(
      <>
        <Grid />
        <div style={style}>
          <DataGridV7 aria-label="Version 7" columns={columns} rows={rows} />
        </div>
      </>,
    );
    await expect.poll(() => page.getByRole('gridcell', { name: 'Ada' }).elements().length).toBe(2);
  },
);

sourced(
  "The public roadmap shows a general direction. MUI may add or remove items at any time, and doesn't guarantee any of them.",
  roadmap,
);
sourced(
  'A new major is released about once a year: 6.0 in March 2023, 7.0 in March 2024, 8.0 in April 2025 and 9.0 in April 2026.',
  {
    url: 'https://github.com/mui/mui-x/blob/master/docs/data/introduction/support/SupportedVersions.tsx',
    checked,
  },
);
sourced(
  'After that, the previous major gets fixes for security issues and regressions for two years.',
  {
    url: 'https://mui.com/x/introduction/support/#long-term-support-lts',
    checked,
  },
);
sourced('`"^8.29.5"` | The newest 8.x', {
  url: 'https://docs.npmjs.com/about-semantic-versioning',
  checked,
});
