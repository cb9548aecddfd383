import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { claim } from '@portal/claims';
import { resolveConfig } from 'vite';
import { afterAll, expect } from 'vitest';
import webpack, { type RuleSetRule, type Stats } from 'webpack';

interface Manifest {
  name: string;
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

/** Imports a folder of Material UI in a Node.js of its own. */
const importButton = (cwd: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', "import '@mui/material/Button';"], {
    cwd,
    encoding: 'utf8',
  });

claim(
  'The cause is the same as in webpack: MUI X imports Material UI by folder, such as `@mui/material/Button`, and only Material UI 7 has an `exports` field to resolve it.',
  () => {
    expect(material5.exports).toBeUndefined();
    expect(importButton(V5).stderr).toContain('ERR_UNSUPPORTED_DIR_IMPORT');
    expect(importButton(import.meta.dirname).status).toBe(0);
    for (const { exports } of x) {
      expect(exports).toBeDefined();
    }
  },
);

/** An application's `node_modules`, with this version of MUI X, Material UI 5 and React 18. */
const installed = mkdtempSync(path.join(tmpdir(), 'material-v5-'));
afterAll(() => rmSync(installed, { recursive: true }));
mkdirSync(path.join(installed, '@mui'));
const link = (name: string, target: string) => {
  rmSync(path.join(installed, name), { force: true });
  symlinkSync(target, path.join(installed, name));
};
for (const folder of ['', '@mui']) {
  for (const name of readdirSync(path.resolve('node_modules', folder))) {
    if (name !== '@mui') link(path.join(folder, name), path.resolve('node_modules', folder, name));
  }
}
for (const { name } of x) link(name, path.dirname(require.resolve(`${name}/package.json`)));
for (const name of ['@mui/material', '@mui/system', 'react', 'react-dom']) {
  link(name, path.join(V5, 'node_modules', name));
}

/** Builds with webpack, and returns the errors. */
async function bundle(entry: string, rules: RuleSetRule[] = []): Promise<string[]> {
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: import.meta.dirname,
    entry,
    resolve: { modules: [installed], symlinks: false },
    module: { rules },
  });
  compiler.hooks.shouldEmit.tap('claims', () => false);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
}

claim(
  "`import { TreeItem } from '@mui/x-tree-view/TreeItem'` alone causes 19 errors, such as these two:",
  async () => {
    const errors = await bundle('@mui/x-tree-view/TreeItem');
    expect(errors).toHaveLength(19);
    expect(errors.join('\n')).toMatch(
      /Can't resolve '@mui\/material\/CircularProgress' .* resolved as fully specified/s,
    );
    expect(errors.join('\n')).toContain("export 'styled' (imported as 'styled') was not found");
  },
);

claim('Turn off `fullySpecified` for the packages of MUI X:', async () => {
  const rule = {
    test: /\.m?js$/,
    include: /[\\/]@mui[\\/]x-/,
    resolve: { fullySpecified: false },
  };
  expect(await bundle('@mui/x-tree-view/TreeItem', [rule])).toEqual([]);
});

claim(
  'With the setting, webpack resolves the folder to its `index.js`, as Vite does without any setting.',
  async () => {
    const resolve = (await resolveConfig({ configFile: false }, 'build')).createResolver();
    const folder = path.join(V5, 'node_modules/@mui/material/Button');
    expect(await resolve(folder)).toBe(`${folder}/index.js`);
  },
);

/** Loads some packages from the folder of Material UI 5 and React 18, and others from here. */
const LOADER = `
const Module = require('node:module');
const { createRequire } = Module;
const [folder, from, older] = process.argv.slice(1);
const parent = new Module('app');
parent.filename = folder + '/app.js';
parent.paths = Module._nodeModulePaths(folder);
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return new RegExp('^(' + older + ')(/|$)').test(request)
    ? resolve.call(Module, request, parent)
    : resolve.call(this, request, ...rest);
};
const load = createRequire(from);
const React = load('react');
const h = React.createElement;
const { renderToString } = load('react-dom/server');
`;
const runWith = (older: string, code: string) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', LOADER + code, V5, import.meta.filename, older],
    { encoding: 'utf8' },
  );
  return stdout + stderr;
};
const MATERIAL = 'react|react-dom|@mui/(material|styled-engine|private-theming)';

claim(
  "If you can't change the configuration, load the packages with `require()`: CommonJS resolves folders.",
  () => {
    const output = runWith(
      `${MATERIAL}|@mui/system`,
      `const { RichTreeView } = load('@mui/x-tree-view/RichTreeView');
      console.log(load('@mui/material/package.json').version, React.version);
      console.log(renderToString(h(RichTreeView, { items: [{ id: '1', label: 'Pear' }] })));`,
    );
    expect(output).toContain('5.18.0 18.3.1');
    expect(output).toMatch(/role="treeitem".*Pear/);
  },
);

claim("MUI X then ignores `direction: 'rtl'` in your theme.", () => {
  const code = `
    const { createTheme, ThemeProvider } = load('@mui/material/styles');
    const { AdapterDayjs } = load('@mui/x-date-pickers/AdapterDayjs');
    const { DateCalendar } = load('@mui/x-date-pickers/DateCalendar');
    const { LocalizationProvider } = load('@mui/x-date-pickers/LocalizationProvider');
    const theme = createTheme({ direction: 'rtl' });
    const calendar = h(LocalizationProvider, { dateAdapter: AdapterDayjs }, h(DateCalendar));
    console.log(renderToString(h(ThemeProvider, { theme }, calendar)));`;
  const rightToLeft = /ArrowRightIcon.*ArrowLeftIcon/;
  const leftToRight = /ArrowLeftIcon.*ArrowRightIcon/;
  expect(runWith(`${MATERIAL}|@mui/system`, code)).toMatch(rightToLeft);
  expect(runWith(MATERIAL, code)).toMatch(leftToRight);
});

claim(
  "Otherwise, npm installs `react-is` 19, which doesn't recognize the elements of older versions of React. Material UI then no longer warns you, for example, about a fragment in a `Menu`.",
  () => {
    const code = `
      const is = load('react-is');
      console.log(React.version, is.isFragment(h(React.Fragment)));
      const MenuList = load('@mui/material/MenuList').default;
      renderToString(h(MenuList, null, h(React.Fragment)));`;
    const message = "The Menu component doesn't accept a Fragment";
    const withReact18 = runWith(`${MATERIAL}|@mui/system`, code);
    expect(withReact18).toContain('18.3.1 false');
    expect(withReact18).not.toContain(message);
    // React 19 is the version of react-is here.
    const withReact19 = runWith('nothing', code);
    expect(withReact19).toMatch(/19\.\d+\.\d+ true/);
    expect(withReact19).toContain(message);
  },
);

claim(
  'Two versions of `@mui/utils` are not an error, because MUI X 8 depends on version 7 of it.',
  () => {
    for (const { dependencies } of x) {
      expect(dependencies?.['@mui/utils']).toMatch(/^\^7\./);
    }
  },
);
