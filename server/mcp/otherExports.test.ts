/** @jest-environment node */
import { createRequire } from 'node:module';

import { moduleOfExport } from './otherExports';

const require = createRequire(__filename);

it.each([
  ['@mui/x-date-pickers', 'AdapterDayjs'],
  ['@mui/x-date-pickers', 'AdapterDateFnsJalali'],
  ['@mui/x-tree-view', 'DataSourceCacheDefault'],
])('%s: finds the module of %s, which the package lacks', async (packageName, name) => {
  const own = (await import(packageName)) as object;
  const below = (await import(require.resolve(moduleOfExport(packageName, name)))) as object;
  expect(own).not.toHaveProperty(name);
  expect(below).toHaveProperty(name);
});

it('takes other names from the package', () => {
  expect(moduleOfExport('@mui/x-data-grid', 'gridClasses')).toBe('@mui/x-data-grid');
  expect(moduleOfExport('@mui/x-charts', 'ChartsOverlay')).toBe('@mui/x-charts');
});
