import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { rspack } from '@rspack/core';

import { runRspack, TYPESCRIPT_RULE } from '../src/core/build/cache/rspack';
import { PAGE_RECORD_ID } from '../src/core/browser/deployment';
import { hashOf } from '../src/plugins/offline/build/hash';
import { removalCode, workerCode } from '../src/plugins/offline/build/worker';
import { OFFLINE_PAGE, WORKER_FILE } from '../src/plugins/offline/format';

/** A small site with the real worker and the code that registers it. It is built in seconds. */
export interface OfflineSite {
  origin: string;
  /** Number of pages: `/x/page-0/` and so on. */
  pages: number;
  /** Serves a deployment from now on. `off` is one without offline reading. */
  deploy: (name: 'a' | 'b' | 'off') => void;
  /** Whether the host sends `Service-Worker-Allowed`. Default: true. */
  allowRoot: (isAllowed: boolean) => void;
  /** Stops and restarts responding. */
  setOnline: (isOnline: boolean) => void;
  /** Paths of requests that got the status 404. */
  missing: readonly string[];
  close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

const root = path.resolve(__dirname, '..');

/** What the plugin that builds the worker needs to know about the site. */
const docusaurus = {
  outDir: os.tmpdir(),
  i18n: { currentLocale: 'en', defaultLocale: 'en', localeConfigs: {} },
  siteConfig: { future: { faster: { rspackBundler: true, swcJsMinimizer: true } } },
} as unknown as LoadContext;

/** Compiles the code that registers or removes the worker. Returns files by path, and the path of the first one. */
async function compileClient(name: string): Promise<{ files: Map<string, string>; entry: string }> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'portal-offline-site-'));
  try {
    const source = path.join(directory, 'index.ts');
    const module = name === 'off' ? 'remove' : 'browser';
    await writeFile(
      source,
      `import { start } from ${JSON.stringify(path.join(root, 'src/plugins/offline/client', module))};
       document.documentElement.dataset.deployment = ${JSON.stringify(name)};
       void start();`,
    );
    const output = path.join(directory, 'out');
    const entries = await runRspack({
      mode: 'production',
      devtool: false,
      context: root,
      entry: { main: source },
      output: {
        path: output,
        publicPath: '/assets/js/',
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
      },
      resolve: { extensions: ['.ts', '.tsx', '.js'], modules: [path.join(root, 'node_modules')] },
      module: { rules: [TYPESCRIPT_RULE, { test: /\.css$/, type: 'css/module' }] },
      plugins: [new rspack.DefinePlugin({ SITE_BASE_URL: '"/"' })],
      experiments: { css: true },
      performance: false,
      infrastructureLogging: { level: 'error' },
    });
    const files = new Map<string, string>();
    for (const file of await Globby('**/*', { cwd: output })) {
      files.set(`/assets/js/${file}`, await readFile(path.join(output, file), 'utf8'));
    }
    return { files, entry: `/assets/js/${entries.get('main')?.[0] ?? ''}` };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Builds a deployment. Returns its files by path. */
async function build(name: 'a' | 'b' | 'off', pages: number): Promise<Map<string, string>> {
  const { files, entry } = await compileClient(name);
  const htmlOf = (title: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title>` +
    `<script type="application/json" id="${PAGE_RECORD_ID}">{"build":"${name}"}</script>` +
    `<script defer src="${entry}"></script></head><body><h1>${title}</h1><p>Edition ${name}</p></body></html>`;
  for (let index = 0; index < pages; index += 1) {
    files.set(`/x/page-${index}/`, htmlOf(`Page ${index}`));
  }
  const offline = `/${OFFLINE_PAGE}`;
  files.set(offline, htmlOf('No connection'));
  const shell = [offline, ...[...files.keys()].filter((file) => file.startsWith('/assets/'))];
  files.set(
    `/${WORKER_FILE}`,
    name === 'off'
      ? await removalCode()
      : await workerCode(
          {
            name,
            locales: [
              {
                base: '/',
                builds: [name],
                shell: shell.map((file) => [file, hashOf(files.get(file) ?? '')]),
              },
            ],
            ignore: [`/${WORKER_FILE}`],
          },
          docusaurus,
        ),
  );
  return files;
}

/**
 * Builds the site, and serves it on any free port.
 *
 * @param pages - Number of pages.
 */
export async function serveOfflineSite(pages: number): Promise<OfflineSite> {
  // The plugin that builds the worker refuses other environments.
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  const sites = {
    a: await build('a', pages),
    b: await build('b', pages),
    off: await build('off', pages),
  };
  Object.assign(process.env, { NODE_ENV: before });
  const missing: string[] = [];
  const state = { site: sites.a, isAllowed: true, isOnline: true };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!state.isOnline) {
      request.socket.destroy();
      return;
    }
    const body = state.site.get(pathname);
    if (body === undefined) {
      missing.push(pathname);
    }
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': TYPES[path.extname(pathname) || '.html'] ?? 'text/plain',
      'Cache-Control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(state.isAllowed ? { 'Service-Worker-Allowed': '/' } : {}),
    });
    response.end(body ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    pages,
    missing,
    deploy(name) {
      state.site = sites[name];
    },
    allowRoot(isAllowed) {
      state.isAllowed = isAllowed;
    },
    setOnline(isOnline) {
      state.isOnline = isOnline;
      if (!isOnline) {
        server.closeAllConnections();
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
