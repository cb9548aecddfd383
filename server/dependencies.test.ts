/** @jest-environment node */
// @reads server/
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

/** What is loaded only by another command, which also needs the development packages. */
const OTHER_COMMANDS = ['./report-page/serve'];

/** Returns the packages that a module and everything it imports load at run time. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [
    ...text.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'/gm),
    ...text.matchAll(/\bimport\('([^']+)'\)/g),
    ...text.matchAll(/new Worker\(path\.join\(__dirname, '([^']+)'\)/g),
    ...text.matchAll(/\.import\('([^']+)'\)/g),
  ].map(([, name = '']) => name);
  return imports.flatMap((name) => {
    if (OTHER_COMMANDS.includes(name) || isBuiltin(name)) {
      return [];
    }
    const relative = path.resolve(path.dirname(file), name);
    const local = [relative, `${relative}.ts`, path.join(relative, 'index.ts')].find(
      (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
    );
    if (local) {
      return packagesOf(local, seen);
    }
    const [scope = '', second = ''] = name.split('/');
    return [scope.startsWith('@') ? `${scope}/${second}` : scope];
  });
}

describe('the packages of production', () => {
  test.each(['serve.ts', 'feedback/cli.ts'])('contain everything that %s loads', (file) => {
    const loaded = new Set(['jiti', ...packagesOf(path.join(__dirname, file))]);
    expect(loaded.has('@libsql/client')).toBe(true);
    expect([...loaded].filter((name) => !isInstalled(name))).toEqual([]);
  });

  it('are found behind the thread of the database and static files, too', () => {
    const found = packagesOf(path.join(__dirname, 'serve.ts'));
    expect(found).toEqual(expect.arrayContaining(['mrmime', 'compression', 'jiti', 'zod']));
  });
});
