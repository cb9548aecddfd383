/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { buildProps } from '@site/scripts/jest/builtSite';
import { readKnownSite } from '@site/server/feedback/pages';

import feedbackPlugin, { feedbackOrigins, validateOptions, type FeedbackOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** A site below a path. */
const context = () =>
  ({
    generatedFilesDir: '/generated',
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'zh'],
      localeConfigs: { en: { baseUrl: '/docs/' }, zh: { baseUrl: '/docs/zh/' } },
    },
  }) as unknown as LoadContext;

const pluginOf = (options: FeedbackOptions) => feedbackPlugin(context(), validate(options));

/** Returns the data that the plugin passes to the pages. */
async function dataOf(plugin: ReturnType<typeof feedbackPlugin>): Promise<unknown> {
  const files: Record<string, unknown> = {};
  await plugin.contentLoaded?.({
    actions: { createData: (name: string, data: unknown) => (files[name] = data) },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  return files['feedback.json'];
}

const ISSUE = 'https://github.com/acme/docs/issues/new?title={title}&body={url}%20{version}';

it('adds nothing to pages and sends nothing without an endpoint', async () => {
  const plugin = pluginOf({ issue: ISSUE });
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(await dataOf(plugin)).toEqual({ issue: ISSUE });
});

it('gives pages the endpoint, below the path of the site', async () => {
  const plugin = pluginOf({ endpoint: '/feedback', issue: ISSUE });
  expect(plugin.getClientModules?.()).toHaveLength(1);
  expect(await dataOf(plugin)).toEqual({ endpoint: '/docs/feedback', issue: ISSUE });
});

describe('the endpoint', () => {
  test.each([
    ['/feedback', []],
    ['/', []],
    ['/api/feedback/', []],
    ['https://feedback.example/answers?site=docs', ['https://feedback.example']],
    ['http://localhost:4000/feedback', ['http://localhost:4000']],
  ])('may be %s, for which the policy allows %j', (endpoint, connect) => {
    expect(validate({ endpoint })).toMatchObject({ endpoint });
    expect(feedbackOrigins({ endpoint })).toEqual({ connect });
  });

  test.each([
    '',
    'feedback',
    '//feedback.example/',
    '/\\feedback.example',
    '/feed back',
    '/feedback#here',
    'http://feedback.example/',
    'https://name:password@feedback.example/',
    'javascript:alert(1)',
  ])("can't be %j", (endpoint) => {
    expect(() => validate({ endpoint })).toThrow(
      `"endpoint" must be a path on this site, such as "/service", or a URL that starts with https://, or with http://localhost; found "${endpoint}"`,
    );
    expect(feedbackOrigins({ endpoint })).toEqual({ connect: [] });
  });

  it('must be a string', () => {
    expect(() => validate({ endpoint: 5 })).toThrow('"endpoint" must be a string');
  });
});

describe('the issue URL', () => {
  test.each([ISSUE, 'http://localhost:3000/{page}'])('may be %s', (issue) => {
    expect(validate({ issue })).toMatchObject({ issue });
  });

  it("can't contain an unknown placeholder", () => {
    expect(() => validate({ issue: 'https://acme.example/?a={page}&b={author}' })).toThrow(
      '"issue" may only contain the placeholders {page}, {title}, {url}, {version}; found "author" in braces',
    );
  });

  test.each([
    'https://acme.example/issues',
    'https://{page}.acme.example/',
    'http://acme.example/?a={page}',
    '/issues?a={page}',
    '{url}',
    'javascript:alert("{page}")',
  ])("can't be %j", (issue) => {
    expect(() => validate({ issue })).toThrow(
      `"issue" must be a URL that starts with https://, or with http://localhost, and contains one of {page}, {title}, {url}, {version} after the host; found "${issue}"`,
    );
  });
});

it('rejects unknown options', () => {
  expect(() => validate({ end: '/feedback' })).toThrow('"end" is not allowed');
});

describe('the lists of pages', () => {
  let outDir: string;

  beforeEach(() => {
    outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  });
  afterEach(() => fs.rmSync(outDir, { recursive: true }));

  /** Runs the plugin after a build of two versions. */
  const build = async (options: FeedbackOptions, change: { label?: string; locale?: string }) => {
    const { label = 'Next', locale = 'en' } = change;
    const loadedVersions = [
      { versionName: 'current', label, docs: [{ permalink: '/x/next/new/' }] },
      {
        versionName: '8.12.1',
        label: '8.12.1 (latest)',
        docs: [{ permalink: '/x/' }, { permalink: '/x/react-charts/bars/' }],
      },
    ];
    const plugin = feedbackPlugin(context(), validate(options));
    const props = buildProps(outDir, [], {
      plugins: [{ name: 'docusaurus-plugin-content-docs', content: { loadedVersions } }] as never,
      i18n: {
        defaultLocale: 'en',
        currentLocale: locale,
        locales: ['en', 'zh'],
        localeConfigs: { en: { baseUrl: '/' }, zh: { baseUrl: '/zh/' } },
      },
    });
    await plugin.postBuild?.(props as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
    return readKnownSite(outDir);
  };

  it('tell the receiver the pages of each version, as pages name them, and how long to keep answers', async () => {
    const site = await build({ endpoint: '/feedback', retentionDays: 90 }, {});
    expect(site?.retentionDays).toBe(90);
    expect(site?.hasPage('8.12.1', '/x')).toBe(true);
    expect(site?.hasPage('8.12.1', '/x/react-charts/bars')).toBe(true);
    expect(site?.hasPage('Next', '/x/next/new')).toBe(true);
    expect(site?.hasPage('Next', '/x/react-charts/bars')).toBe(false);
    expect(site?.hasPage('current', '/x/next/new')).toBe(false);
  });

  it('are empty if pages have no question', async () => {
    expect((await build({}, {}))?.hasPage('8.12.1', '/x')).toBe(false);
  });

  it('are written once for all languages', async () => {
    expect(await build({ endpoint: '/feedback' }, { locale: 'zh' })).toBeUndefined();
  });

  it("can't have a version that the receiver would refuse", async () => {
    await expect(build({ endpoint: '/feedback' }, { label: 'Next version' })).rejects.toThrow(
      /label or name of a version must consist of .*; found "Next version"/,
    );
  });
});

describe('the retention period', () => {
  it('is a year by default', () => expect(validate({}).retentionDays).toBe(365));

  test.each([0, 1.5, 3651, '30'])("can't be %j", (retentionDays) => {
    expect(() => validate({ retentionDays })).toThrow(
      `"retentionDays" must be a whole number of days from 1 to 3650; found ${retentionDays}`,
    );
  });
});
