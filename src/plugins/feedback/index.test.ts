/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import feedbackPlugin, { feedbackOrigins, validateOptions, type FeedbackOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

const pluginOf = (options: FeedbackOptions) =>
  feedbackPlugin({ generatedFilesDir: '/generated' } as LoadContext, validate(options));

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

it('gives pages the endpoint', async () => {
  const plugin = pluginOf({ endpoint: '/feedback', issue: ISSUE });
  expect(plugin.getClientModules?.()).toHaveLength(1);
  expect(await dataOf(plugin)).toEqual({ endpoint: '/feedback', issue: ISSUE });
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
