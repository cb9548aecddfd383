/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import analyticsPlugin, { analyticsOrigins, validateOptions, type AnalyticsOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** Returns the client modules that the plugin adds to every page, and its data for the browser. */
async function build(options: AnalyticsOptions) {
  const data: unknown[] = [];
  const context = { i18n: { locales: ['en', 'zh'] } } as unknown as LoadContext;
  const plugin = analyticsPlugin(context, validate(options));
  await plugin.contentLoaded?.({
    actions: { createData: (_name: string, value: unknown) => Promise.resolve(data.push(value)) },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  return { modules: plugin.getClientModules?.() ?? [], settings: data[0] };
}

const GOOGLE = {
  scripts: ['https://www.googletagmanager.com/gtag/js'],
  images: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://analytics.google.com',
  ],
};

describe('without a tag', () => {
  test.each<AnalyticsOptions>([{}, { adDisplayRatio: 0.5 }])(
    'adds nothing to pages and allows no hosts with options %j',
    async (options) => {
      expect(await build(options)).toEqual({ modules: [], settings: undefined });
      expect(analyticsOrigins(options)).toEqual({ scripts: [], images: [], connect: [] });
    },
  );
});

describe('with a tag', () => {
  it('gives pages its ID, its hosts and the default ratios', async () => {
    const options = { googleTag: { id: 'G-AB12CD34EF' } };
    const { modules, settings } = await build(options);
    expect(modules).toHaveLength(1);
    expect(settings).toEqual({
      id: 'G-AB12CD34EF',
      scriptOrigin: 'https://www.googletagmanager.com',
      adDisplayRatio: 0.1,
      webVitalsRatio: 0.0001,
      languages: ['en', 'zh'],
    });
    expect(analyticsOrigins(options)).toEqual(GOOGLE);
  });

  it("replaces Google's hosts with a first-party tagging server", async () => {
    const server = 'https://tags.example';
    const options = {
      googleTag: { id: 'G-1', scriptOrigin: server, collectOrigins: [server] },
      adDisplayRatio: 1,
      webVitalsRatio: 0,
    };
    expect((await build(options)).settings).toMatchObject({
      scriptOrigin: server,
      serverOrigin: server,
      adDisplayRatio: 1,
      webVitalsRatio: 0,
    });
    expect(analyticsOrigins(options)).toEqual({
      scripts: [`${server}/gtag/js`],
      images: [server],
      connect: [server],
    });
  });

  it("with a self-hosted script keeps Google's hosts for the rest", async () => {
    const googleTag = { id: 'G-1', scriptOrigin: 'https://copy.example' };
    expect((await build({ googleTag })).settings).not.toHaveProperty('serverOrigin');
    expect(analyticsOrigins({ googleTag }).connect).toEqual(GOOGLE.connect);
  });

  it("doesn't count authors in development", async () => {
    const { NODE_ENV } = process.env;
    try {
      Object.assign(process.env, { NODE_ENV: 'development' });
      expect((await build({ googleTag: { id: 'G-1' } })).modules).toEqual([]);
    } finally {
      Object.assign(process.env, { NODE_ENV });
    }
  });
});

test.each([
  [{ googleTag: {} }, '"googleTag.id" is required'],
  [
    { googleTag: { id: 'UA-1234' } },
    '"googleTag.id" must be the measurement ID of a web stream, such as "G-AB12CD34EF"; found UA-1234',
  ],
  [{ googleTag: { id: 'G-1"><script>' } }, '"googleTag.id" must be the measurement ID'],
  [{ googleTag: { id: 7 } }, 'found 7'],
  [
    { googleTag: { id: 'G-1', scriptOrigin: 'https://tags.example/' } },
    '"googleTag.scriptOrigin" must be an origin',
  ],
  [
    { googleTag: { id: 'G-1', collectOrigins: ['https://*.example.com'] } },
    '"googleTag.collectOrigins[0]" must be an origin',
  ],
  [{ googleTag: { id: 'G-1', collectOrigins: [] } }, '"googleTag.collectOrigins" must contain'],
  [{ googleTag: { id: 'G-1', debug: true } }, '"googleTag.debug" is not allowed'],
  [{ adDisplayRatio: 1.5 }, '"adDisplayRatio" must be a number from 0 to 1; found 1.5'],
  [{ webVitalsRatio: -0.1 }, '"webVitalsRatio" must be a number from 0 to 1; found -0.1'],
  [{ webVitalsRatio: 'often' }, '"webVitalsRatio" must be a number from 0 to 1; found often'],
  [{ tag: 'G-1' }, '"tag" is not allowed'],
])('options %j are rejected: %s', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
