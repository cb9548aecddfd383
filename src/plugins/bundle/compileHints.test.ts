/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { rspack } from '@rspack/core';

import { compileHints } from './compileHints';

const folder = mkdtempSync(path.join(os.tmpdir(), 'compile-hints-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Builds entries with the given names for production. Returns the code of their files. */
async function build(names: readonly string[]): Promise<Record<string, string>> {
  const source = path.join(folder, 'source.js');
  writeFileSync(source, '// A comment.\nconsole.log("Hello");');
  const output = path.join(folder, 'output');
  await new Promise<void>((resolve, reject) =>
    rspack(
      {
        mode: 'production',
        context: folder,
        entry: Object.fromEntries(names.map((name) => [name, source])),
        output: { path: output, filename: 'assets/js/[name].[contenthash:8].js' },
        plugins: [
          new rspack.BannerPlugin(
            compileHints(rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING),
          ),
        ],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const js = path.join(output, 'assets/js');
  return Object.fromEntries(
    readdirSync(js).map((file) => [
      file.replace(/\.\w+\.js$/, ''),
      readFileSync(path.join(js, file), 'utf8'),
    ]),
  );
}

it('keeps the comment at the start of the large chunks, and no other comment', async () => {
  const files = await build(['main', 'react', 'mui', 'x-data-grid', 'mui-chip', 'demos-1']);
  const hint = '//# allFunctionsCalledOnLoad\n';
  const hinted = Object.keys(files).filter((name) => files[name]?.startsWith(hint));
  expect(hinted.sort()).toEqual(['main', 'mui', 'react', 'x-data-grid']);
  expect(files.main).toBe(`${hint}${files['mui-chip']}`);
});
