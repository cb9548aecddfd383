import { claim } from '@portal/claims';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'vitest';

claim('The grid has no codemod for this step: `@mui/x-codemod` starts with v6.', () => {
  const { resolve } = createRequire(import.meta.url);
  const folder = path.dirname(resolve('@mui/x-codemod/package.json'));
  const [first] = readdirSync(folder)
    .filter((name) => /^v\d/.test(name))
    .sort();
  expect(first).toBe('v6.0.0');
});
