/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { buildProps } from '@site/scripts/jest/builtSite';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { LoadContext } from '@docusaurus/types';

import adsPlugin, { adFrames, adOrigins, validateOptions, type AdsOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

const NETWORK = {
  name: 'acme',
  json: { endpoint: 'https://json.example/ads?key=1', hosts: ['https://images.example'] },
  script: {
    src: 'https://script.example/ad.js?a=1&b="2"',
    id: '_acme_js',
    element: '#acme > a[href="x"]',
    scripts: ['https://more.example'],
    images: ['https://images.example'],
  },
} satisfies AdsOptions['network'];

describe('options', () => {
  it('are optional', () => {
    expect(validate({})).not.toHaveProperty('network');
  });

  it('default to no hosts and to requiring consent', () => {
    const { network } = validate({
      network: {
        name: 'acme',
        json: { endpoint: 'https://json.example/' },
        script: { src: 'https://script.example/ad.js', element: '#acme' },
      },
    });
    expect(network).toEqual({
      name: 'acme',
      json: { endpoint: 'https://json.example/', hosts: [] },
      script: {
        src: 'https://script.example/ad.js',
        element: '#acme',
        scripts: [],
        images: [],
        connect: [],
      },
      needsConsent: true,
    });
  });

  test.each([
    [{}, '"network.name"'],
    [{ name: 'Acme Ads', json: NETWORK.json }, 'found "Acme Ads"'],
    [{ name: 'acme' }, 'must have "json", "script" or both'],
    [{ name: 'acme', json: {} }, '"network.json.endpoint"'],
    [{ name: 'acme', json: { endpoint: 'http://json.example/' } }, 'found "http://json.example/"'],
    [{ name: 'acme', json: { endpoint: 'javascript:alert(1)' } }, '"network.json.endpoint"'],
    [
      { name: 'acme', json: { ...NETWORK.json, hosts: ['https://images.example/a'] } },
      'found "https://images.example/a"',
    ],
    [{ name: 'acme', script: { src: 'https://a.example/' } }, '"network.script.element"'],
    [{ name: 'acme', script: { ...NETWORK.script, src: '/ad.js' } }, 'found "/ad.js"'],
    [{ name: 'acme', script: { ...NETWORK.script, images: ['*'] } }, '"network.script.images[0]"'],
    [{ name: 'acme', json: NETWORK.json, needsConsent: 'no' }, '"network.needsConsent"'],
    [{ name: 'acme', json: NETWORK.json, url: 'a' }, '"network.url"'],
  ])('with the network %j are rejected: %s', (network, message) => {
    expect(() => validate({ network })).toThrow(message);
    // The plugin reports the error, and the policy ignores the options.
    expect(adFrames({ network: network as never })).toEqual([]);
    expect(adOrigins({ network: network as never })).toEqual({ connect: [], images: [] });
  });
});

describe('the Content Security Policy', () => {
  it("lets pages reach the endpoint and the images of JSON ads, but not the script's hosts", () => {
    expect(adOrigins({ network: NETWORK })).toEqual({
      connect: ['https://json.example'],
      images: ['https://images.example'],
    });
  });

  it('lets the frame reach what its script needs', () => {
    expect(adFrames({ network: NETWORK })).toEqual([
      {
        path: '/ads/',
        scripts: [
          expect.stringMatching(/^https:\/\/script\.example\/[^?]+$/),
          'https://more.example',
        ],
        images: ['https://script.example', 'https://images.example'],
        connect: ['https://script.example'],
      },
    ]);
  });

  it('allows nothing without a network', () => {
    expect(adOrigins({})).toEqual({ connect: [], images: [] });
    expect(adFrames({})).toEqual([]);
  });
});

describe('a build', () => {
  let outDir: string;

  beforeEach(() => {
    outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ads-'));
  });
  afterEach(() => fs.rmSync(outDir, { recursive: true }));

  const build = async (options: AdsOptions, currentLocale = 'en') => {
    const data: unknown[] = [];
    const plugin = adsPlugin({} as LoadContext, validate(options));
    await plugin.contentLoaded?.({
      actions: { setGlobalData: (value: unknown) => data.push(value) },
    } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
    const props = buildProps(outDir, []);
    await plugin.postBuild?.({
      ...props,
      i18n: { ...props.i18n, currentLocale },
    } as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
    return data;
  };

  it('has no frame and no data without a network', async () => {
    expect(await build({})).toEqual([]);
    expect(fs.existsSync(path.join(outDir, 'ads'))).toBe(false);
  });

  it('gives pages the network data that they need', async () => {
    expect(await build({ network: NETWORK })).toEqual([
      { network: { name: 'acme', needsConsent: true, hasScript: true, json: NETWORK.json } },
    ]);
  });

  it('contains the frame once, for all locales', async () => {
    await build({ network: NETWORK }, 'zh');
    expect(fs.existsSync(path.join(outDir, 'ads'))).toBe(false);
    await build({ network: NETWORK });
    expect(fs.readdirSync(path.join(outDir, 'ads')).sort()).toEqual([
      'frame.css',
      'frame.js',
      'index.html',
    ]);
  });

  it('passes the network to the frame in an attribute, whatever its URL contains', async () => {
    await build({ network: NETWORK });
    const html = fs.readFileSync(path.join(outDir, 'ads/index.html'), 'utf8');
    const { body } = new (await import('jsdom')).JSDOM(html).window.document;
    expect(JSON.parse(body.dataset.network ?? '')).toEqual({
      src: NETWORK.script.src,
      id: '_acme_js',
      element: NETWORK.script.element,
    });
    expect(html).toContain("script-src 'self' https://more.example https://script.example/ad.js;");
  });
});
