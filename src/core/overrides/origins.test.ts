/** @jest-environment node */
// @reads src/**
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { compareOrigin, diffOrigin, installedOrigin, originPath, ROOT } from './origins';
import { withOverrides } from './readme';
import { overrideEntries, OVERRIDES } from './registry';
import { originsWithEntries, reviewOrigins } from './review';
import { registrySchema, type Origin } from './types';

it('match the reviewed versions', () => {
  // Throw instead of asserting, because an assertion would print the diffs as one escaped string.
  const report = reviewOrigins();
  if (report) {
    throw new Error(
      `The originals of some overrides have changed. Apply the relevant changes, then accept the new originals.\n\n${report}`,
    );
  }
  expect(originsWithEntries().length).toBeGreaterThan(50);
});

it('are listed in the README, which is up to date', () => {
  const readme = fs.readFileSync(path.join(ROOT, 'src/theme/README.md'), 'utf8');
  expect(readme).toBe(withOverrides(readme));
  expect(readme).toContain('- `theme/Layout`, wrapped: ');
});

it('are described by valid entries only', () => {
  const entry = { kind: 'alias', replacement: 'src/a.ts', origins: [], reason: 'Is short.' };
  const read = (override: object) =>
    registrySchema.safeParse({ reviewed: {}, overrides: { 'a/b': override } }).error?.issues;
  expect(read({ ...entry, alias: 'a' })).toBeUndefined();
  expect(read(entry)).toMatchObject([{ path: ['overrides', 'a/b', 'alias'] }]);
  expect(read({ ...entry, alias: 'a', how: 'wrapped' })).toMatchObject([{ keys: ['how'] }]);
  expect(read({ ...entry, alias: 'a', in: ['browser'] })).toMatchObject([
    { path: ['overrides', 'a/b', 'in', 0], values: ['client', 'server', 'development'] },
  ]);
});

it('have replacements and owners that exist', () => {
  const files = overrideEntries().flatMap(([, override]) => [
    override.owner,
    ...('replacement' in override && override.replacement ? [override.replacement] : []),
  ]);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('are all applied by the code of their owners', () => {
  const textOf = (folder: string) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8'))
      .join('\n');
  const applied = overrideEntries().filter(
    ([, { kind }]) => kind !== 'component' && kind !== 'internal',
  );
  expect(applied.length).toBeGreaterThan(15);
  expect(
    applied
      .filter(([name, { owner }]) => !textOf(owner).includes(`'${name}'`))
      .map(([name]) => name),
  ).toEqual([]);
});

describe('an original', () => {
  /** A folder with a copy of a package that contains one original. */
  let site: string;
  const [origin] = OVERRIDES['bundle/nprogress'].origins as [Origin];
  const installed = () => path.join(site, 'node_modules', origin.package, origin.file);

  beforeEach(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'overrides-'));
    fs.cpSync(originPath(origin) ?? '', installed());
    fs.cpSync(
      path.join(ROOT, 'node_modules', origin.package, 'package.json'),
      path.join(site, 'node_modules', origin.package, 'package.json'),
    );
  });
  afterEach(() => fs.rmSync(site, { recursive: true }));

  it('is unchanged while the copy is identical', () => {
    expect(compareOrigin(origin, site)).toBeUndefined();
  });

  it('is reported with the upstream diff if it has changed', () => {
    const text = fs.readFileSync(installed(), 'utf8');
    fs.writeFileSync(installed(), text.replace('const delay = 200;', 'const delay = 400;'));
    expect(compareOrigin(origin, site)?.problem).toContain(
      '@docusaurus/theme-classic/lib/nprogress.js has changed since @docusaurus/theme-classic 3.10.2 was reviewed',
    );
    const diff = diffOrigin(origin, {
      from: site,
      published: path.join(ROOT, 'node_modules', origin.package),
    });
    expect(diff).toContain('\n-const delay = 200;\n+const delay = 400;\n');
    expect(diff).toContain('--- reviewed/@docusaurus/theme-classic/lib/nprogress.js');
  });

  it('is reported if it is missing', () => {
    fs.rmSync(installed());
    expect(compareOrigin(origin, site)?.problem).toMatch(
      /has no file "lib\/nprogress\.js", which version 3\.10\.2 had/,
    );
  });

  it('is reported if it is not reviewed, and is recorded with its version', () => {
    expect(compareOrigin({ ...origin, hash: '' })?.problem).toContain('has not been reviewed');
    expect(installedOrigin({ ...origin, version: '3.9.0', hash: '' })).toEqual(origin);
  });
});
