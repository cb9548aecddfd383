/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import consentPlugin, { validateOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** Creates the plugin of a site at a base URL. */
const pluginOf = (options: unknown, { baseUrl = '/' } = {}) =>
  consentPlugin({ baseUrl, generatedFilesDir: '/generated' } as LoadContext, validate(options));

/** Returns the data that the plugin provides to the pages. */
async function dataOf(plugin: ReturnType<typeof consentPlugin>): Promise<unknown> {
  const files: Record<string, unknown> = {};
  await plugin.contentLoaded?.({
    actions: { createData: (name: string, data: unknown) => (files[name] = data) },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  return files['consent.json'];
}

it('adds nothing to the bundle if no service requires consent', async () => {
  const plugin = pluginOf({});
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(await dataOf(plugin)).toEqual({ purposes: [] });
});

it('asks if a service requires consent, and links to a page below the base URL', async () => {
  const plugin = pluginOf({ purposes: ['ads'], page: '/x/privacy/' }, { baseUrl: '/zh/' });
  expect(plugin.getClientModules?.()).toHaveLength(1);
  expect(await dataOf(plugin)).toEqual({ purposes: ['ads'], page: '/zh/x/privacy/' });
});

describe('the page that explains what data is sent', () => {
  test.each(['', 'x/privacy/', '/x/privacy', '//other.example/', 'https://a.com/', '/x/#sent/'])(
    "can't be %j",
    (page) => {
      expect(() => validate({ page })).toThrow(
        `"page" must be the path of a page, with a leading and a trailing slash, such as "/x/privacy/"; found "${page}"`,
      );
    },
  );
});

test.each([
  [{ purposes: ['tracking'] }, '"purposes[0]" must be "analytics" or "ads"; found "tracking"'],
  [{ purposes: ['ads', 'ads'] }, '"purposes[1]" is a duplicate: "ads"'],
  [{ purposes: 'ads' }, '"purposes"'],
  [{ purpose: ['ads'] }, '"purpose"'],
])('rejects options %j and names the field', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
