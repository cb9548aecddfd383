/** @jest-environment node */
import { runInNewContext } from 'node:vm';

import { WORKER_ADDRESS, type WorkerSite } from '../format';

import { siteOfWorker } from './merge';
import { createPwa, type PwaSite } from './pwa';
import { removalCode, workerCode } from './worker';

const SITE: WorkerSite = {
  name: 'a',
  locales: [{ base: '/', builds: ['a'], shell: [] }],
  ignore: ['/live/'],
};
const docusaurus = {
  outDir: '/nowhere',
  i18n: { currentLocale: 'en', defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/docs/' } } },
  siteConfig: { future: { faster: { rspackBundler: true, swcJsMinimizer: true } } },
} as unknown as PwaSite;

/** Runs a worker's script. Returns the events that it listens to when the browser has evaluated the script. */
async function listenersOf(code: string, url: string): Promise<string[]> {
  const listeners: string[] = [];
  const scope = {
    URL,
    URLSearchParams,
    console,
    location: new URL(url, 'https://docs.example'),
    caches: {},
    clients: {},
    registration: { scope: 'https://docs.example/' },
    addEventListener: (type: string) => listeners.push(type),
    importScripts: () => {
      throw new Error('The worker must be one file.');
    },
  };
  runInNewContext(code, Object.assign(scope, { self: scope }));
  // Browsers run microtasks before they look for listeners.
  for (let count = 0; count < 10; count += 1) {
    await Promise.resolve();
  }
  return listeners;
}

describe('the worker', () => {
  let code: string;
  beforeAll(async () => {
    process.env.NODE_ENV = 'production';
    code = await workerCode(SITE, docusaurus);
  }, 60_000);
  afterAll(() => {
    process.env.NODE_ENV = 'test';
  });

  it('contains the site’s data', () => {
    expect(siteOfWorker(code)).toEqual(SITE);
  });

  it('is one file, in which our listeners come before those of the plugin', async () => {
    expect(await listenersOf(code, `/${WORKER_ADDRESS}`)).toEqual([
      ...['install', 'activate', 'fetch', 'message'],
      ...['install', 'activate', 'fetch', 'message'],
    ]);
  });

  it('is not installed without parameters, as pages of earlier builds would register it', async () => {
    await expect(listenersOf(code, '/x/sw.js')).rejects.toThrow('needs parameters');
  });

  it('is the same whenever and wherever it is built, so that versions can be merged', async () => {
    expect(await workerCode(SITE, docusaurus)).toBe(code);
  });

  it('precaches nothing, and has no code for browsers of 2017', () => {
    expect(code).not.toContain('__WB_MANIFEST');
    expect(code).not.toContain('.html"');
    expect(code).toMatch(/\?\?/);
    expect(code.length).toBeLessThan(24_000);
  });

  it('has a replacement that removes it, which is registered with or without parameters', async () => {
    const removal = await removalCode();
    expect(await listenersOf(removal, `/${WORKER_ADDRESS}`)).toEqual(['install', 'activate']);
    expect(await listenersOf(removal, '/x/sw.js')).toEqual(['install', 'activate']);
  });

  it('has tags for the site, whatever the language', () => {
    const { injectHtmlTags } = createPwa(
      { ...docusaurus, i18n: { ...docusaurus.i18n, currentLocale: 'zh' } },
      { pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest' }] },
    );
    expect(injectHtmlTags?.({ content: undefined })?.headTags).toEqual([
      { tagName: 'link', attributes: { rel: 'manifest', href: '/docs/manifest.webmanifest' } },
    ]);
  });

  it('reports an option that the plugin does not know', () => {
    expect(() => createPwa(docusaurus, { swCustom: 1 as unknown as string })).toThrow(/"swCustom"/);
  });
});
