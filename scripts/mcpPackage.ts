/*
 * `npm run mcp:package [-- --version NAME] [-- --out DIR]`: creates the npm package of the MCP server for a version of
 * the docs, from the build in `build`, ready to publish. Default: the latest version, and `.cache/mcp/<release>`.
 */
import { chmodSync, copyFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { rspack, type Stats } from '@rspack/core';

import { LIBRARY } from '../library';
import { writeData } from '../server/mcp/data/write';
import { packageManifest, packageReadme, serverManifest } from '../server/mcp/package/files';
import { openBuild } from '../server/mcp/data/build';
import { resolveVersion } from '../server/mcp/versions';
import { SKILL_FILE, SNIPPET_FILE } from '../src/plugins/markdown/skill';

const root = path.resolve(__dirname, '..');

/** Bundles the command and its worker. TypeScript is large, and a dependency of the package. */
function bundle(folder: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    context: root,
    entry: {
      cli: './server/mcp/package/bin.ts',
      worker: './server/mcp/check/worker.ts',
    },
    output: { path: folder, filename: '[name].cjs', chunkFilename: '[name].cjs', clean: true },
    node: { __dirname: false, __filename: false },
    externals: { typescript: 'commonjs typescript' },
    resolve: { extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, test: /^cli/ })],
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: Stats) => {
      if (error || stats?.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      } else {
        compiler.close(() => resolve());
      }
    });
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { version: { type: 'string' }, out: { type: 'string' } },
  });
  const docs = openBuild({ siteDir: root, buildDir: path.join(root, 'build') });
  const { source } = resolveVersion(docs, values.version);
  const out = path.resolve(root, values.out ?? path.join('.cache/mcp', source.release));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const pages = await writeData(docs, source, path.join(out, 'data'));
  for (const file of [SKILL_FILE, SNIPPET_FILE]) {
    copyFileSync(path.join(root, 'build', source.base, file), path.join(out, 'data', file));
  }
  await bundle(path.join(out, 'dist'));
  chmodSync(path.join(out, 'dist/cli.cjs'), 0o755);
  const json = (file: string, content: unknown) =>
    writeFileSync(path.join(out, file), `${JSON.stringify(content, null, 2)}\n`);
  const { GITHUB_REPOSITORY: repository, SITE_URL: site } = process.env;
  const origin = { repository, homepage: site && new URL(source.base, site).href };
  json('package.json', packageManifest(source, origin));
  copyFileSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
  json('server.json', serverManifest(source, origin));
  writeFileSync(path.join(out, 'README.md'), packageReadme(source));
  console.log(`${path.relative(root, out)}: ${LIBRARY} ${source.release}, ${pages} pages`);
  if (!repository || !site) {
    console.log(
      'Before you publish it, build and create it with SITE_URL, and with GITHUB_REPOSITORY ("owner/name"), which CI sets. npm shows both, and compares the repository with the provenance.',
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
