import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { expect } from 'vitest';

interface Manifest {
  version: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const require = createRequire(import.meta.url);
const V5 = path.resolve('older-releases/material-v5');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const x = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'].map((name) =>
  read(require.resolve(`@mui/${name}/package.json`)),
);
const material5 = read(path.join(V5, 'node_modules/@mui/material/package.json'));

claim('All MIT packages of MUI X 8 have the same peer versions:', () => {
  for (const { peerDependencies } of x) {
    expect(peerDependencies).toMatchObject({
      '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
      '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
      '@emotion/react': '^11.9.0',
      '@emotion/styled': '^11.8.1',
    });
  }
});

claim('Material UI 5.18.0 also allows React 17, 18 and 19.', () => {
  expect(material5.version).toBe('5.18.0');
  expect(material5.peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
});

claim('Version 7 of the icons requires Material UI 7.', () => {
  const icons = read(path.resolve('node_modules/@mui/icons-material/package.json'));
  expect(icons.version).toMatch(/^7\./);
  expect(icons.peerDependencies['@mui/material']).toMatch(/^\^7\./);
});

claim(
  'They import Material UI by folder, such as `@mui/material/Button`, and Material UI 5 has no `exports` field to resolve it.',
  () => {
    expect(material5.exports).toBeUndefined();
    expect(existsSync(path.join(V5, 'node_modules/@mui/material/Button/index.js'))).toBe(true);
    const { stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', "import '@mui/material/Button';"],
      { cwd: V5, encoding: 'utf8' },
    );
    expect(stderr).toContain('ERR_UNSUPPORTED_DIR_IMPORT');
    for (const { exports } of x) {
      expect(exports).toBeDefined();
    }
  },
);

claim('Material UI 7 has an `exports` field and needs no setting.', () => {
  expect(read(require.resolve('@mui/material/package.json')).exports).toBeDefined();
  const { status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "import '@mui/material/Button';"],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
});

/** Renders with Material UI 5 and React 18, as CommonJS. */
const RENDER = `
const Module = require('node:module');
const { createRequire } = Module;
const [folder, from] = process.argv.slice(1);
const parent = new Module('app');
parent.filename = folder + '/app.js';
parent.paths = Module._nodeModulePaths(folder);
const resolve = Module._resolveFilename;
const older = /^(react|react-dom|@mui\\/(material|system|styled-engine|private-theming))(\\/|$)/;
Module._resolveFilename = function (request, ...rest) {
  return older.test(request)
    ? resolve.call(Module, request, parent)
    : resolve.call(this, request, ...rest);
};
const load = createRequire(from);
const React = load('react');
const { renderToString } = load('react-dom/server');
const { RichTreeView } = load('@mui/x-tree-view/RichTreeView');
console.log(load('@mui/material/package.json').version, React.version);
console.log(renderToString(React.createElement(RichTreeView, { items: [{ id: '1', label: 'Pear' }] })));
`;

claim(
  "If you can't change the configuration, load the packages with `require()`: CommonJS resolves folders.",
  () => {
    const output = execFileSync(process.execPath, ['-e', RENDER, V5, import.meta.filename], {
      encoding: 'utf8',
    });
    expect(output).toContain('5.18.0 18.3.1');
    expect(output).toContain('role="treeitem"');
    expect(output).toContain('Pear');
  },
);

claim(
  "`@mui/utils` may have two, because MUI X 8 depends on version 7 of it; that isn't an error.",
  () => {
    for (const { dependencies } of x) {
      expect(dependencies?.['@mui/utils']).toMatch(/^\^7\./);
    }
  },
);
