/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import consentPlugin, { validateOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** Creates the plugin of a site at a base URL. */
const pluginOf = (options: unknown, { baseUrl = '/', onBrokenLinks = 'throw' } = {}) =>
  consentPlugin(
    { baseUrl, generatedFilesDir: '/generated', siteConfig: { onBrokenLinks } } as LoadContext,
    validate(options),
  );

/** Returns the data that the plugin provides to the pages. */
async function dataOf(plugin: ReturnType<typeof consentPlugin>): Promise<unknown> {
  const files: Record<string, unknown> = {};
  await plugin.contentLoaded?.({
    actions: { createData: (name: string, data: unknown) => (files[name] = data) },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  return files['consent.json'];
}

/** Runs the plugin's hook after a build of pages at these addresses. */
const build = (plugin: ReturnType<typeof consentPlugin>, routesPaths: string[]) =>
  plugin.postBuild?.({ routesPaths } as Parameters<NonNullable<typeof plugin.postBuild>>[0]);

it('has nothing in the bundle where no service asks', async () => {
  const plugin = pluginOf({});
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(await dataOf(plugin)).toEqual({ purposes: [] });
});

it('asks where a service does, and leads to a page below the base URL', async () => {
  const plugin = pluginOf({ purposes: ['ads'], page: '/x/privacy/' }, { baseUrl: '/zh/' });
  expect(plugin.getClientModules?.()).toHaveLength(1);
  expect(await dataOf(plugin)).toEqual({ purposes: ['ads'], page: '/zh/x/privacy/' });
});

describe('the page that tells what is sent', () => {
  const options = { purposes: ['analytics'], page: '/x/privacy/' };

  it('may be any of the site', () => {
    expect(() => build(pluginOf(options), ['/x/', '/x/privacy/'])).not.toThrow();
    expect(() => build(pluginOf({ ...options, page: '/' }), ['/'])).not.toThrow();
  });

  it('stops the build as a broken link does, where it is none', () => {
    expect(() => build(pluginOf(options), ['/x/'])).toThrow(
      '"page" of the consent plugin must be the path of a page of this site; found "/x/privacy/"',
    );
    expect(() => build(pluginOf(options, { onBrokenLinks: 'ignore' }), ['/x/'])).not.toThrow();
  });

  it('may be left out', () => {
    expect(() => build(pluginOf({ purposes: ['analytics'] }), ['/x/'])).not.toThrow();
  });

  test.each(['', 'x/privacy/', '/x/privacy', '//other.example/', 'https://a.com/', '/x/#sent/'])(
    'cannot be %j',
    (page) => {
      expect(() => validate({ page })).toThrow(
        `"page" must be the path of a page, from the root and with a slash at its end, such as "/x/privacy/"; found "${page}"`,
      );
    },
  );
});

test.each([
  [{ purposes: ['tracking'] }, '"purposes[0]" must be "analytics" or "ads"; found "tracking"'],
  [{ purposes: ['ads', 'ads'] }, '"purposes[1]" is there twice: "ads"'],
  [{ purposes: 'ads' }, '"purposes"'],
  [{ purpose: ['ads'] }, '"purpose"'],
])('options %j are refused by name', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
