import path from 'node:path';

import { migrationsOf } from './page';

const siteDir = path.resolve(__dirname, '../../..');
const version = { siteDir, packagesFrom: siteDir };
const read = (value: unknown) => migrationsOf(value, version, 'docs/migration/a.mdx');

test('finds the packages of both releases', () => {
  const [six, lab] =
    read([
      { from: 'mui-x-charts-v7' },
      { from: 'mui-lab-v5', to: 'mui-x-tree-view-v6', only: '^Tree' },
    ]) ?? [];
  expect(six?.older).toMatchObject({ name: '@mui/x-charts', version: '7.29.1' });
  expect(six?.newer).toMatchObject({ name: '@mui/x-charts', version: '8.29.3' });
  expect(lab?.newer).toMatchObject({ name: '@mui/x-tree-view', version: '6.17.0' });
  expect(lab?.only).toEqual(/^Tree/);
});

test('a page without the field compares nothing', () => {
  expect(read(undefined)).toBeUndefined();
});

test.each([
  [
    'mui-x-charts-v7',
    /docs\/migration\/a\.mdx: "migration".*must be a list.*found "mui-x-charts-v7"/,
  ],
  [[], /must be a list/],
  [
    [{ from: 'mui-x-charts-v3' }],
    /must name installed packages \(.*mui-x-charts-v6.*\); found "mui-x-charts-v3"/,
  ],
  [[{ from: 'mui-lab-v5' }], /needs "to" for "mui-lab-v5"/],
  [[{ from: 'mui-x-charts-v7', until: 'x' }], /"\[0\]\.until" is not allowed/],
])('rejects %j', (value, message) => {
  expect(() => read(value)).toThrow(message);
});
