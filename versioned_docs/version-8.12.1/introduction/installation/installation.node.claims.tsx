import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

import { claim, sourced } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { JSDOM } from 'jsdom';
import ts from 'typescript';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@mui/x-charts/package.json'));
const packages = ['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-charts', '@mui/x-tree-view'];
const here = path.dirname(new URL(import.meta.url).pathname);

/** Loads a module in a Node.js of its own, and returns the message of the error if it fails. */
async function loadInNode(code: string, cwd = here): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, ['-e', code], { cwd });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const text = (specifier: string) => readFileSync(require.resolve(specifier), 'utf8');

/** Returns whether a file of TypeScript finds the types of a module. */
function findsTypes(specifier: string, options: ts.CompilerOptions): boolean {
  const file = path.join(here, 'App.tsx');
  const { resolvedModule } = ts.resolveModuleName(specifier, file, options, ts.sys);
  return resolvedModule?.extension.startsWith('.d.') === true;
}

claim('All packages have the same peer dependencies. The pickers also need a date library.', () => {
  const peers = packages.map((name) => {
    const { peerDependencies } = JSON.parse(text(`${name}/package.json`)) as {
      peerDependencies: Record<string, string>;
    };
    return peerDependencies;
  });
  const [grid, pickers, charts, treeView] = peers;
  expect(grid).toEqual({
    '@emotion/react': '^11.9.0',
    '@emotion/styled': '^11.8.1',
    '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
    '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
    react: '^17.0.0 || ^18.0.0 || ^19.0.0',
    'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
  });
  expect([charts, treeView]).toEqual([grid, grid]);
  expect(pickers).toMatchObject({ ...grid, dayjs: '^1.10.7' });
});

/** Checks a row of the table of adapters. */
function checkAdapter(importPath: string, exported: string, library: string, range: string) {
  expect(text(`@mui/x-date-pickers/${importPath}`)).toContain(`"${exported}", {`);
  const { peerDependencies } = JSON.parse(text('@mui/x-date-pickers/package.json')) as {
    peerDependencies: Record<string, string>;
  };
  expect(peerDependencies[library]).toContain(range);
}

claim('Day.js | `^1.10.7` | `AdapterDayjs` | `AdapterDayjs`', () => {
  checkAdapter('AdapterDayjs', 'AdapterDayjs', 'dayjs', '^1.10.7');
});

claim('date-fns 3, 4 | `^3.2.0 \\|\\| ^4.0.0` | `AdapterDateFns` | `AdapterDateFns`', () => {
  checkAdapter('AdapterDateFns', 'AdapterDateFns', 'date-fns', '^3.2.0 || ^4.0.0');
});

claim('date-fns 2 | `^2.25.0` | `AdapterDateFnsV2` | `AdapterDateFns`', () => {
  checkAdapter('AdapterDateFnsV2', 'AdapterDateFns', 'date-fns', '^2.25.0');
});

claim('Luxon | `^3.0.2` | `AdapterLuxon` | `AdapterLuxon`', () => {
  checkAdapter('AdapterLuxon', 'AdapterLuxon', 'luxon', '^3.0.2');
});

claim('Moment.js | `^2.29.4` | `AdapterMoment` | `AdapterMoment`', () => {
  checkAdapter('AdapterMoment', 'AdapterMoment', 'moment', '^2.29.4');
});

claim('date-fns-jalali | `^2.13.0-0` | `AdapterDateFnsJalaliV2` | `AdapterDateFnsJalali`', () => {
  checkAdapter('AdapterDateFnsJalaliV2', 'AdapterDateFnsJalali', 'date-fns-jalali', '^2.13.0-0');
});

claim('moment-hijri | `^2.1.2 \\|\\| ^3.0.0` | `AdapterMomentHijri` | `AdapterMomentHijri`', () => {
  checkAdapter('AdapterMomentHijri', 'AdapterMomentHijri', 'moment-hijri', '^2.1.2 || ^3.0.0');
});

claim('`moduleResolution` can also be `node16` or `nodenext`.', () => {
  for (const [module, moduleResolution] of [
    [ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    [ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    [ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ] as const) {
    for (const name of [...packages, '@mui/x-data-grid/themeAugmentation']) {
      expect(findsTypes(name, { module, moduleResolution })).toBe(true);
    }
  }
});

claim(
  'The old `node` works in TypeScript 5, but TypeScript 6 reports it as deprecated (`TS5107`).',
  () => {
    const moduleResolution = ts.ModuleResolutionKind.Node10;
    expect(ts.versionMajorMinor).toMatch(/^6/);
    expect(packages.every((name) => findsTypes(name, { moduleResolution }))).toBe(true);
    const program = ts.createProgram([], { module: ts.ModuleKind.ESNext, moduleResolution });
    expect(program.getOptionsDiagnostics().map(({ code }) => code)).toContain(5107);
  },
);

claim("Without it, TypeScript 6 reports errors in the packages' declaration files.", () => {
  const source = `export * from '${path.join(path.dirname(folder), 'x-internal-gestures')}/core';`;
  // Faster without the standard library: the errors aren't about it.
  const errors = (skipLibCheck: boolean) =>
    compileApps(here, { source }, { compilerOptions: { noLib: true, skipLibCheck } }).source;
  expect(errors(true).join()).not.toContain('.d.');
  expect(errors(false).join()).toMatch(/x-internal-gestures[^ ]*\.d\.m?ts TS4105/);
});

sourced(
  'They need TypeScript 5.0 or later: older compilers report a syntax error in `@mui/x-internals`.',
  {
    url: 'https://www.typescriptlang.org/docs/handbook/release-notes/typescript-5-0.html#const-type-parameters',
    checked: '2026-11-23',
  },
);

claim(
  "But the Data Grid's own modules import a small CSS file, so your tools have to handle CSS imports from `node_modules`. The other products don't import any CSS.",
  async () => {
    expect(await loadInNode("import('@mui/x-data-grid')")).toContain('index.css');
    for (const name of packages.slice(1)) {
      const files = readdirSync(path.dirname(require.resolve(`${name}/package.json`)), {
        recursive: true,
        encoding: 'utf8',
      });
      expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
    }
  },
);

claim(
  "**`Unknown file extension \".css\"`, `Global CSS cannot be imported from within node_modules`, or `SyntaxError: Unexpected token '.'`.** Node.js, Next.js or Jest can't import the Data Grid's CSS file.",
  async () => {
    expect(await loadInNode("import('@mui/x-data-grid')")).toContain(
      'Unknown file extension ".css"',
    );
    expect(await loadInNode("require('@mui/x-data-grid')")).toContain("Unexpected token '.'");
  },
);

claim(
  "For the Data Grid, mock its CSS file and provide `TextEncoder`, which jsdom doesn't include.",
  async () => {
    const { window } = new JSDOM('', { runScripts: 'outside-only' });
    expect(window.eval('typeof TextEncoder')).toBe('undefined');
    const mock = "require.extensions['.css'] = () => {};";
    expect(await loadInNode(`${mock} require('@mui/x-data-grid')`)).toBe('');
    expect(
      await loadInNode(`${mock} delete globalThis.TextEncoder; require('@mui/x-data-grid')`),
    ).toContain('TextEncoder is not defined');
  },
);

claim(
  'Without it, both fail to import Material UI from MUI X, because `@mui/material` has `exports` in its `package.json` only since version 7.',
  async () => {
    const code = "import('@mui/material/Button')";
    const material5 = path.resolve('older-releases/material-v5');
    expect(JSON.parse(text('@mui/material/package.json'))).toHaveProperty('exports');
    expect(await loadInNode(code)).toBe('');
    expect(
      JSON.parse(readFileSync(`${material5}/node_modules/@mui/material/package.json`, 'utf8')),
    ).not.toHaveProperty('exports');
    expect(await loadInNode(code, material5)).toContain('ERR_UNSUPPORTED_DIR_IMPORT');
  },
);
