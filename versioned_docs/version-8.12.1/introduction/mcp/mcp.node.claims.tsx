import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);

claim('They include descriptions of the props and many of the defaults:', () => {
  const folder = path.dirname(require.resolve('@mui/x-data-grid/package.json'));
  const types = readFileSync(path.join(folder, 'esm/models/props/DataGridProps.d.ts'), 'utf8');
  expect(types).toContain('If `true`, the Data Grid will display');
  expect(types.match(/@default/g)?.length).toBeGreaterThan(50);
});
