/** @jest-environment node */
import type { LoadContext, RouteConfig } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import redirectsPlugin, { redirectsFile, validateOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** Returns the redirects that the plugin adds to a site whose docs have these versions, by path, with these pages. */
async function routesOf(
  redirects: Record<string, string>,
  baseUrl = '/',
  versions: Record<string, string[]> = { '/x': ['', 'new/'] },
) {
  const plugin = redirectsPlugin({ baseUrl } as LoadContext, {
    redirects,
    folders: {},
    docsPath: '/x/',
  });
  const loaded = Object.entries(versions).map(([path, pages]) => ({
    path,
    docs: pages.map((page) => ({ permalink: `${path}/${page}` })),
  }));
  const routes: RouteConfig[] = [];
  await plugin.allContentLoaded?.({
    allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions: loaded } } },
    actions: { addRoute: (route: RouteConfig) => routes.push(route) },
  } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
  return routes.map(({ path, exact, props }) => ({ path, exact, to: props?.to }));
}

describe('the routes', () => {
  it('redirect each old path, and only that path, to its new one', async () => {
    expect(await routesOf({ '/': '/x/', '/x/introduction/': '/x/' })).toEqual([
      { path: '/', exact: true, to: '/x/' },
      { path: '/x/introduction/', exact: true, to: '/x/' },
    ]);
  });

  it("are below the site's base URL", async () => {
    const versions = { '/zh/x': ['new/'] };
    expect(await routesOf({ '/': '/x/', '/old/': '/x/new/' }, '/zh/', versions)).toEqual([
      { path: '/zh/', exact: true, to: '/zh/x/' },
      { path: '/zh/old/', exact: true, to: '/zh/x/new/' },
    ]);
  });

  test.each([
    ['next only, until it is cut', ['new'], ['old'], ['/x/next/old/ /x/next/new/']],
    ['the version that was cut since', [], ['new'], ['/x/old/ /x/new/']],
    ['both', ['new'], ['new'], ['/x/next/old/ /x/next/new/', '/x/old/ /x/new/']],
    ['none that has a new page at the old address', ['old', 'new'], ['old'], []],
  ])('of a page of the docs are those of %s', async (_name, next, last, expected) => {
    const routes = await routesOf({ '/x/old/': '/x/new/' }, '/', { '/x/next': next, '/x': last });
    expect(routes.map(({ path, to }) => `${path} ${String(to)}`)).toEqual(expected);
  });

  it("don't exist without redirects", async () => {
    expect(await routesOf({})).toEqual([]);
  });
});

it('folders become host rules in all languages', () => {
  const locale = (baseUrl: string) => ({ baseUrl }) as never;
  const i18n = { locales: ['en', 'zh'], localeConfigs: { en: locale('/'), zh: locale('/zh/') } };
  expect(redirectsFile({ '/x/8.12.1/': '/x/' }, i18n)).toBe(
    '/x/8.12.1/* /x/:splat 302\n/zh/x/8.12.1/* /zh/x/:splat 302\n',
  );
});

describe('the options', () => {
  it('are optional', () => {
    expect(validate({})).toMatchObject({ redirects: {}, folders: {} });
  });

  it('accept paths on this site', () => {
    const redirects = { '/': '/x/', '/x/introduction/': '/x/' };
    expect(validate({ redirects })).toMatchObject({ redirects });
  });

  test.each([
    ['a source without a trailing slash', { redirects: { '/old': '/x/' } }, 'redirects./old'],
    ['a source that is not from the root', { redirects: { 'old/': '/x/' } }, 'redirects.old/'],
    ['a target without a trailing slash', { redirects: { '/old/': '/x' } }, 'redirects./old/'],
    ['a target on another site', { redirects: { '/old/': 'https://a.com/' } }, 'redirects./old/'],
    ['a target without a protocol', { redirects: { '/old/': '//a.com/' } }, 'redirects./old/'],
    ['a target that is no text', { redirects: { '/old/': 1 } }, 'redirects./old/'],
    ['a folder on another site', { folders: { '/a/': 'https://a.com/' } }, 'folders./a/'],
    ['a folder without a protocol', { folders: { '/a/': '//a.com/' } }, 'folders./a/'],
    ['a folder without its slash', { folders: { '/a': '/b/' } }, 'folders./a'],
    ['docs without a slash', { docsPath: '/x' }, 'docsPath'],
    ['a list', { redirects: [] }, 'redirects'],
    ['a misspelt option', { redirect: {} }, 'redirect'],
  ])('are rejected by name for %s', (_mistake, options, field) => {
    expect(() => validate(options)).toThrow(`"${field}"`);
  });
});
