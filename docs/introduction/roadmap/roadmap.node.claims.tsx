import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import grid from '@mui/x-data-grid/package.json';
import { claim } from '@portal/claims';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);

claim(
  'Each package includes the changelog up to its own release, such as `node_modules/@mui/x-data-grid/CHANGELOG.md`.',
  () => {
    const folder = path.dirname(require.resolve('@mui/x-data-grid/package.json'));
    const changelog = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
    const [newest] = changelog.match(/(?<=^## )[\d.]+/m) ?? [];
    expect(newest).toBe(grid.version);
  },
);
