/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { demoDependencies } from './dependencies';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'packages-'));
  ['react', '@emotion/react', '@emotion/styled', '@mui/material'].forEach((name) => install(name));
  install('react-dom', { peerDependencies: { react: '^1.0.0' } });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Installs a package into the test's folder, by default below `node_modules`. */
function install(name: string, manifest: object = {}, folder = `node_modules/${name}`): string {
  const target = path.join(root, folder);
  fs.mkdirSync(target, { recursive: true });
  fs.writeFileSync(
    path.join(target, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', ...manifest }),
  );
  return target;
}

const frame = {
  '@emotion/react': '1.0.0',
  '@emotion/styled': '1.0.0',
  '@mui/material': '1.0.0',
  react: '1.0.0',
  'react-dom': '1.0.0',
};

const demo = () => path.join(root, 'docs/orders/demos');

describe('demoDependencies', () => {
  it('returns the installed versions of the real packages, including peers', () => {
    const dependencies = demoDependencies(['react', '@mui/x-data-grid'], __dirname);
    const grid = JSON.parse(
      fs.readFileSync(require.resolve('@mui/x-data-grid/package.json'), 'utf8'),
    ) as { version: string };
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/system',
      '@mui/x-data-grid',
      'react',
      'react-dom',
    ]);
    expect(dependencies['@mui/x-data-grid']).toBe(grid.version);
    Object.values(dependencies).forEach((version) => expect(version).toMatch(/^\d+\.\d+\.\d+$/));
  });

  it('returns the packages that every demo needs for a demo without imports', () => {
    expect(demoDependencies([], demo())).toEqual(frame);
  });

  it('returns the package of an import, scoped or not, without duplicates', () => {
    install('@acme/chart');
    install('clock');
    const specifiers = ['@acme/chart/Bar', '@acme/chart', 'clock/plugin/utc', 'clock'];
    expect(demoDependencies(specifiers, demo())).toEqual({
      ...frame,
      '@acme/chart': '1.0.0',
      clock: '1.0.0',
    });
  });

  it("ignores the demo's own files", () => {
    expect(demoDependencies(['./columns', '../shared', '.', '/root'], demo())).toEqual(frame);
  });

  it('follows peers of peers, except optional ones', () => {
    install('a', {
      peerDependencies: { b: '^1.0.0', 'not-needed': '^1.0.0' },
      peerDependenciesMeta: { 'not-needed': { optional: true } },
    });
    install('b', { peerDependencies: { a: '^1.0.0', c: '^1.0.0' } });
    install('c', { version: '3.2.1' });
    expect(demoDependencies(['a'], demo())).toEqual({
      ...frame,
      a: '1.0.0',
      b: '1.0.0',
      c: '3.2.1',
    });
  });

  it("finds a package that doesn't export its package.json", () => {
    install('closed', { exports: { '.': './index.js' } });
    expect(demoDependencies(['closed'], demo())).toHaveProperty('closed', '1.0.0');
  });

  it('finds the nearest package like Node, so a cut version uses its own folder', () => {
    install('a');
    install('a', { version: '0.9.0' }, 'versioned_docs/version-0.9.0/node_modules/a');
    const cut = path.join(root, 'versioned_docs/version-0.9.0/orders/demos');
    expect(demoDependencies(['a'], demo())).toHaveProperty('a', '1.0.0');
    expect(demoDependencies(['a'], cut)).toHaveProperty('a', '0.9.0');
  });

  it("resolves the peers of a linked package from the link's target", () => {
    install('a', { peerDependencies: { b: '*' } }, 'store/node_modules/a');
    install('b', { version: '2.0.0' }, 'store/node_modules/b');
    fs.symlinkSync(path.join(root, 'store/node_modules/a'), path.join(root, 'node_modules/a'));
    expect(demoDependencies(['a'], demo())).toMatchObject({ a: '1.0.0', b: '2.0.0' });
  });

  it('returns the name under which an aliased package must be installed', () => {
    install('grid', { version: '7.0.0' }, 'node_modules/grid-v7');
    expect(demoDependencies(['grid-v7'], demo())).toHaveProperty('grid-v7', 'npm:grid@7.0.0');
  });

  it('reports a missing package, what needs it, and where it was looked for', () => {
    expect(() => demoDependencies(['lodash/debounce'], demo())).toThrow(
      `The package "lodash", which provides "lodash/debounce", isn't installed: it isn't in any node_modules folder from ${demo()} upward.`,
    );
    install('a', { peerDependencies: { b: '*' } });
    expect(() => demoDependencies(['a'], demo())).toThrow(
      'The package "b", which is a peer dependency of "a",',
    );
  });

  it('reports an invalid package.json', () => {
    const folder = install('a', { version: undefined });
    expect(() => demoDependencies(['a'], demo())).toThrow(
      `${path.join(folder, 'package.json')} must have a "name" and a "version".`,
    );
  });
});

describe('the date library of a demo', () => {
  const adapter = (name: string) => `@mui/x-date-pickers/${name}`;

  beforeEach(() => install('@mui/x-date-pickers'));

  it('is the installed one if the adapter supports its major version', () => {
    install('date-fns', { version: '4.9.9' });
    expect(demoDependencies([adapter('AdapterDateFns')], demo())['date-fns']).toBe('4.9.9');
    expect(demoDependencies([adapter('AdapterDateFnsV2')], demo())['date-fns']).toBe('2.30.0');
  });

  it("doesn't have to be installed, even if the demo imports it", () => {
    expect(
      demoDependencies(['date-fns/locale', adapter('AdapterDateFnsV2')], demo()),
    ).toHaveProperty('date-fns', '2.30.0');
  });

  it('is both a calendar and Moment for adapters that extend it', () => {
    expect(demoDependencies([adapter('AdapterMomentHijri')], demo())).toMatchObject({
      moment: '2.31.0',
      'moment-hijri': '3.0.0',
    });
  });

  it("can't have two versions at once", () => {
    expect(() =>
      demoDependencies([adapter('AdapterDateFns'), adapter('AdapterDateFnsV2')], demo()),
    ).toThrow(
      /AdapterDateFns" requires date-fns 4\S+, and "\S+AdapterDateFnsV2" requires date-fns 2/,
    );
  });

  it("can't be determined for an unknown adapter", () => {
    expect(() => demoDependencies([adapter('AdapterTemporal')], demo())).toThrow(TypeError);
  });
});
