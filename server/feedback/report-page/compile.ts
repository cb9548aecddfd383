import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';
import fs from 'fs-extra';
import * as z from 'zod';

import type { Asset, PageAssets } from './handler';

const CLIENT = path.join(__dirname, 'client');

/** Locks of the installed packages: npm's own of what is there, then the one that was asked for. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json'];

/** Lists the files that the document loads, beside them. */
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
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    experiments: { css: true },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

function run(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) {
          reject(error ?? new Error('Rspack gave no result.'));
        } else if (stats.hasErrors()) {
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        } else {
          resolve(stats.toJson({ all: false, entrypoints: true }));
        }
      });
    });
  });
}

async function compile(siteDir: string, directory: string): Promise<void> {
  const { entrypoints } = await run(configuration(siteDir, directory));
  const names = (entrypoints?.report?.assets ?? []).map(({ name }) => name);
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
 * Compiles the page for maintainers into `node_modules/.cache`, unless the very same was compiled before.
 *
 * @param siteDir - Where `node_modules` is.
 * @throws Error with Rspack's messages where it does not compile.
 */
export async function pageAssets(siteDir: string): Promise<PageAssets> {
  const cache = path.join(siteDir, 'node_modules/.cache/portal-feedback');
  const sources = [...readdirSync(CLIENT).map((name) => path.join(CLIENT, name)), __filename];
  const locks = LOCKS.map((file) => path.join(siteDir, file)).filter((file) => existsSync(file));
  const hash = createHash('sha256');
  for (const file of [...locks, ...sources].filter((name) => statSync(name).isFile())) {
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  }
  const directory = path.join(cache, hash.digest('hex').slice(0, 16));
  if (!existsSync(directory)) {
    // Beside its place, so that a build that is broken off leaves nothing that looks whole.
    const unfinished = `${directory}.${process.pid}`;
    await fs.emptyDir(unfinished);
    try {
      await compile(siteDir, unfinished);
    } catch (error) {
      await fs.remove(unfinished);
      throw error;
    }
    const old = readdirSync(cache).filter((name) => !name.includes('.'));
    await fs.move(unfinished, directory, { overwrite: true });
    await Promise.all(old.map((name) => fs.remove(path.join(cache, name))));
  }
  return readAssets(directory);
}
