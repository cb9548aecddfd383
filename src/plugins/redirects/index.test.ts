/** @jest-environment node */
import type { LoadContext, RouteConfig } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import redirectsPlugin, { redirectsFile, validateOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** Returns the routes that the plugin adds to a site. */
async function routesOf(redirects: Record<string, string>, baseUrl = '/') {
  const plugin = redirectsPlugin({ baseUrl } as LoadContext, { redirects, folders: {} });
  const routes: RouteConfig[] = [];
  await plugin.contentLoaded?.({
    actions: { addRoute: (route: RouteConfig) => routes.push(route), createData: () => '' },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
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
    expect(await routesOf({ '/': '/x/', '/old/': '/x/new/' }, '/zh/')).toEqual([
      { path: '/zh/', exact: true, to: '/zh/x/' },
      { path: '/zh/old/', exact: true, to: '/zh/x/new/' },
    ]);
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
    ['a list', { redirects: [] }, 'redirects'],
    ['a misspelt option', { redirect: {} }, 'redirect'],
  ])('are rejected by name for %s', (_mistake, options, field) => {
    expect(() => validate(options)).toThrow(`"${field}"`);
  });
});
