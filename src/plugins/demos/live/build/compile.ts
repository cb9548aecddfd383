import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Configuration } from '@rspack/core';

import { runRspack, TYPESCRIPT_RULE } from '../../../../core/build/cache/rspack';
import { LIVE_FOLDER } from '../address';

import { moduleTable } from './modules';
import { frameStyles } from './styles';

const FRAME = path.join(__dirname, '../frame');

/**
 * A chunk of modules that several other chunks use. Below the minimum size, duplicating the modules costs less than
 * fetching another chunk.
 */
const shared = (test: RegExp, minSize: number) => ({
  test,
  chunks: 'async' as const,
  minChunks: 2,
  minSize,
  reuseExistingChunk: true,
});

/** A whole package, except its translations, in one chunk. Its root, which demos import, needs nearly all of it. */
const whole = (name: string, test: RegExp) => ({
  name,
  test: (module: { nameForCondition: () => string | undefined }) => {
    const file = module.nameForCondition() ?? '';
    return test.test(file) && !/[\\/]locales[\\/]/.test(file);
  },
  chunks: 'async' as const,
  enforce: true,
  priority: 20,
});

function configuration(siteDir: string, table: string, output: string): Configuration {
  return {
    mode: 'production',
    // The source is the portal's or a package's, and no page shows it.
    devtool: false,
    context: siteDir,
    target: ['web', 'es2022'],
    entry: { frame: path.join(FRAME, 'main.tsx') },
    output: {
      path: output,
      publicPath: 'auto',
      // In a document with an opaque origin every script is cross-origin. Without CORS, the details of its errors would
      // be hidden.
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[contenthash:8].js',
      uniqueName: 'portal-live',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { '@live/modules': table },
    },
    module: {
      rules: [TYPESCRIPT_RULE, { resourceQuery: /^\?raw$/, type: 'asset/source' }],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          grid: whole('x-data-grid', /[\\/]@mui[\\/]x-(?:data-grid|virtualizer)[\\/]/),
          tree: whole('x-tree-view', /[\\/]@mui[\\/]x-tree-view[\\/]/),
          shared: shared(/[\\/]node_modules[\\/]/, 40_000),
        },
      },
    },
    // The Data Grid imports a style sheet.
    experiments: { css: true },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Returns the frame's document. It contains what the policy says about files, which the header can't (see
 * `framePolicyScript`), and everything else, too, for hosts that send no headers.
 */
function documentHtml(scripts: readonly string[], styleSheet: string, policy: string): string {
  const tags = scripts
    .map((name) => `<script defer crossorigin src="../assets/${name}"></script>\n`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Live preview</title>
<link rel="stylesheet" href="../assets/${styleSheet}">
${tags}</head>
<body><div id="root" class="demo-stage"></div></body>
</html>
`;
}

/** Input for {@link compileFrame}. */
export interface FrameSource {
  siteDir: string;
  /** The release that the frame runs. It is also the name of the frame's folder. */
  release: string;
  /** Modules that edited code may import. */
  modules: readonly string[];
  /** The script that adds the Content-Security-Policy to the frame's document. */
  policy: string;
}

/**
 * Builds a frame with a separate Rspack compilation, so that it is not part of the site's bundle and chunk tables.
 * Writes `live/<release>/index.html` and `live/assets`.
 *
 * @param directory - Empty folder for the output. Modules are resolved from it, as in Node.
 * @throws Error with Rspack's messages, if the frame does not compile.
 */
export async function compileFrame(
  { siteDir, release, modules, policy }: FrameSource,
  directory: string,
): Promise<void> {
  const assets = path.join(directory, LIVE_FOLDER, 'assets');
  const documents = path.join(directory, LIVE_FOLDER, release);
  await mkdir(assets, { recursive: true });
  await mkdir(documents, { recursive: true });
  const table = path.join(directory, 'modules.js');
  await writeFile(table, moduleTable(modules));

  const styles = await frameStyles(siteDir);
  for (const [name, content] of styles.files) {
    await writeFile(path.join(assets, name), content);
  }
  const entries = await runRspack(configuration(siteDir, table, assets));
  const scripts = (entries.get('frame') ?? []).filter((name) => name.endsWith('.js'));
  await writeFile(
    path.join(documents, 'index.html'),
    documentHtml(scripts, styles.styleSheet, policy),
  );
}
