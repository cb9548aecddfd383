import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Configuration } from '@rspack/core';
import fs from 'fs-extra';
import * as z from 'zod';

import { cachedFolder } from '../../../src/core/build-cache';
import { runRspack, TYPESCRIPT_RULE } from '../../../src/core/build-cache/rspack';

import type { Asset, PageAssets } from './handler';

const CLIENT = path.join(__dirname, 'client');

/** File next to the compiled files that lists those that the document loads. */
const ENTRY_LIST = 'entry.json';

const entryList = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

function configuration(siteDir: string, output: string): Configuration {
  return {
    mode: 'production',
    devtool: false,
    context: siteDir,
    target: ['web', 'es2022'],
    entry: { report: path.join(CLIENT, 'main.tsx') },
    output: {
      path: output,
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: 'portal-feedback',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [TYPESCRIPT_RULE, { test: /\.woff2$/, type: 'asset/resource' }],
    },
    experiments: { css: true },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

async function compile(siteDir: string, directory: string): Promise<void> {
  const entries = await runRspack(configuration(siteDir, directory));
  const names = entries.get('report') ?? [];
  await fs.writeJson(path.join(directory, ENTRY_LIST), {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  });
}

function readAssets(directory: string): PageAssets {
  const files = readdirSync(directory).flatMap((name): [string, Asset][] => {
    const contentType = CONTENT_TYPES[path.extname(name)];
    return contentType === undefined
      ? []
      : [
          [
            name,
            { contentType, content: new Uint8Array(readFileSync(path.join(directory, name))) },
          ],
        ];
  });
  return {
    ...entryList.parse(fs.readJsonSync(path.join(directory, ENTRY_LIST))),
    files: new Map(files),
  };
}

/**
 * Compiles the report page into `node_modules/.cache`, unless the same sources were compiled before.
 *
 * @param siteDir - Folder that contains `node_modules`.
 * @throws Error with Rspack's messages if the page does not compile.
 */
export async function pageAssets(siteDir: string): Promise<PageAssets> {
  const directory = await cachedFolder({
    siteDir,
    name: 'portal-feedback',
    sources: [...readdirSync(CLIENT).map((name) => path.join(CLIENT, name)), __filename],
    make: (unfinished) => compile(siteDir, unfinished),
  });
  return readAssets(directory);
}
