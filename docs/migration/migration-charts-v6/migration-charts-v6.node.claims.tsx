import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { claim } from '@portal/claims';
import { expect } from 'vitest';

const peers = (folder: string) =>
  (
    JSON.parse(readFileSync(path.resolve(folder, 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
    }
  ).peerDependencies;

claim('`@mui/material` | `^5.4.1` | `^5.15.14 || ^6.0.0 || ^7.0.0`', () => {
  expect(peers('older-releases/material-v5/node_modules/mui-x-charts-v6')['@mui/material']).toBe(
    '^5.4.1',
  );
  expect(peers('node_modules/mui-x-charts-v7')['@mui/material']).toBe(
    '^5.15.14 || ^6.0.0 || ^7.0.0',
  );
});

claim(
  'There is no codemod for this step: `@mui/x-codemod` has no transforms for Charts in `v7.0.0`.',
  () => {
    const codemod = path.resolve('node_modules/@mui/x-codemod');
    expect(existsSync(path.join(codemod, 'v7.0.0/tree-view'))).toBe(true);
    expect(existsSync(path.join(codemod, 'v7.0.0/charts'))).toBe(false);
  },
);
