/** @jest-environment node */
// @reads server/ src/ library.ts searchVocabulary.ts
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const { packages } = JSON.parse(
  readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8'),
) as { packages: Readonly<Record<string, { dev?: boolean }>> };

/** Whether `npm ci --omit=dev` installs a package. */
const isInstalled = (name: string) => {
  const entry = packages[`node_modules/${name}`];
  return entry !== undefined && !entry.dev;
};

/** Imports of the same thread. */
const IMPORTS = [
  /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
];

/** Scripts of other threads, and what they load. */
const THREADS = [
  /\bpath\.join\(__dirname, '([^']+\.[cm]js)'\)/g,
  /\.import\('([^']+)'\)/g,
  /\brequire\('jiti'\)\(__filename\)\('([^']+)'\)/g,
];

/**
 * Returns the packages that a module and everything it imports load at run time.
 *
 * @param patterns - Match imports in code.
 * @param seen - Receives the modules.
 */
function packagesOf(file: string, patterns: readonly RegExp[], seen = new Set<string>()): string[] {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
  return imports.flatMap((name) => {
    if (isBuiltin(name)) {
      return [];
    }
    const relative = path.resolve(path.dirname(file), name);
    const local = [relative, `${relative}.ts`, path.join(relative, 'index.ts')].find(
      (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
    );
    if (local) {
      return packagesOf(local, patterns, seen);
    }
    const [scope = '', second = ''] = name.split('/');
    return [scope.startsWith('@') ? `${scope}/${second}` : scope];
  });
}

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
