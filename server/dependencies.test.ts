/** @jest-environment node */
// @reads server/ src/ examples.ts library.ts searchVocabulary.ts package.json
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { foldersOf, IMPORTS, packagesOf, THREADS } from '../scripts/serverBundle/packages';

const { packages } = JSON.parse(
  readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8'),
) as { packages: Readonly<Record<string, { dev?: boolean }>> };

/** Whether `npm ci --omit=dev` installs a package. */
const isInstalled = (name: string) => {
  const entry = packages[`node_modules/${name}`];
  return entry !== undefined && !entry.dev;
};

const serve = path.join(__dirname, 'serve.ts');

describe('the packages of production', () => {
  test.each(['serve.ts', 'feedback/cli.ts'])('contain everything that %s loads', (file) => {
    const found = packagesOf(path.join(__dirname, file), [...IMPORTS, ...THREADS]);
    const loaded = new Set(['jiti', ...found]);
    expect(loaded.has('@libsql/client')).toBe(true);
    expect([...loaded].filter((name) => !isInstalled(name))).toEqual([]);
  });

  it('are found behind static files and all threads, too', () => {
    const found = packagesOf(serve, [...IMPORTS, ...THREADS]);
    expect(found).toEqual(
      expect.arrayContaining(['mrmime', 'compression', 'jiti', 'zod', 'typescript']),
    );
  });
});

it('loads no tool for agents, and no parser of their messages, in the thread that serves pages', () => {
  const tools = path.join(__dirname, 'mcp/tools/search.ts');
  const modules = new Set<string>();
  const packages = packagesOf(serve, IMPORTS, modules);
  expect(modules).toContain(path.join(__dirname, 'mcp/toolThread.ts'));
  expect(packages.filter((name) => name.startsWith('@modelcontextprotocol/'))).toEqual([]);
  expect([...modules].filter((file) => file.startsWith(path.dirname(tools)))).toEqual([]);
  // They would be found.
  const all = new Set<string>();
  packagesOf(serve, [...IMPORTS, ...THREADS], all);
  expect(all).toContain(tools);
});

it('finds all that a package of the bundle needs, also what is only for this system', () => {
  const root = path.join(__dirname, '..');
  const names = foldersOf(['@libsql/client', 'compression'], root).map((folder) =>
    path.relative(path.join(root, 'node_modules'), folder),
  );
  expect(names).toEqual(expect.arrayContaining(['libsql', 'compression', 'vary']));
  expect(names.filter((name) => name.startsWith(`@libsql/${process.platform}-`))).not.toEqual([]);
  expect(() => foldersOf(['@acme/missing'], root)).toThrow('"@acme/missing" isn\'t installed');
});
