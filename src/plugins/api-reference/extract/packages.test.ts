/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findPackages } from './packages';

let siteDir: string;

const install = (name: string, version: string, folders: readonly string[] = []) => {
  const directory = path.join(siteDir, 'node_modules', name);
  for (const folder of ['', ...folders]) {
    fs.mkdirSync(path.join(directory, folder), { recursive: true });
    fs.writeFileSync(path.join(directory, folder, 'index.d.ts'), 'export {};');
  }
  fs.writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ name, version }));
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  install('@mui/x-data-grid', '8.12.1', ['DataGrid', 'internals', 'locales', 'esm']);
  install('@mui/x-date-pickers', '8.12.0');
  install('@mui/x-charts', '8.12.0');
  install('@mui/x-tree-view', '8.12.0');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const names = (packages: ReturnType<typeof findPackages>) =>
  packages.map(({ name, version }) => `${name}@${version}`);

it('finds the MIT packages and the entry points that users import', () => {
  const packages = findPackages(siteDir);
  expect(names(packages)).toEqual([
    '@mui/x-data-grid@8.12.1',
    '@mui/x-date-pickers@8.12.0',
    '@mui/x-charts@8.12.0',
    '@mui/x-tree-view@8.12.0',
  ]);
  expect(packages[0]?.entries.map((entry) => entry.path)).toEqual(['', 'DataGrid']);
});

it('finds commercial packages if a maintainer has installed them', () => {
  install('@mui/x-data-grid-premium', '8.12.1');
  expect(findPackages(siteDir).filter(({ plan }) => plan)).toMatchObject([
    { name: '@mui/x-data-grid-premium', plan: 'premium', product: 'x-data-grid' },
  ]);
});

it('finds an older release by its aliases, without packages of other releases', () => {
  install('@mui/x-data-grid-pro', '8.12.1');
  for (const product of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
    install(`${product}-7`, '7.29.0');
  }
  const aliases = Object.fromEntries(
    ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'].map((id) => [
      `@mui/${id}`,
      `${id}-7`,
    ]),
  );
  const packages = findPackages(siteDir, aliases);
  expect(names(packages)).toEqual([
    '@mui/x-data-grid@7.29.0',
    '@mui/x-date-pickers@7.29.0',
    '@mui/x-charts@7.29.0',
    '@mui/x-tree-view@7.29.0',
  ]);
});

it('names a missing package and the command to run', () => {
  fs.rmSync(path.join(siteDir, 'node_modules/@mui/x-charts'), { recursive: true });
  expect(() => findPackages(siteDir)).toThrow(/"@mui\/x-charts".*Run "npm ci"/);
});
