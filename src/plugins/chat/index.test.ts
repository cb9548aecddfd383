/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import chatPlugin, { chatOrigins, validateOptions, type ChatOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

/** Returns the global data that the plugin sets for the pages. */
async function globalData(options: ChatOptions): Promise<unknown[]> {
  const data: unknown[] = [];
  const plugin = chatPlugin({} as LoadContext, options);
  await plugin.contentLoaded?.({
    actions: { setGlobalData: (value: unknown) => data.push(value) },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  return data;
}

const GOOD = [
  ['https://chat.example/v1/open', 'https://chat.example'],
  ['https://chat.example:8443/open?key=1', 'https://chat.example:8443'],
  ['http://localhost:3001/open', 'http://localhost:3001'],
] as const;

const BAD = [
  ['http://chat.example/open', 'has no TLS'],
  ['http://localhost.example/open', 'only looks local'],
  ['ftp://chat.example/', 'uses another protocol'],
  ['javascript:alert(1)', 'is a script'],
  ['https://user:secret@chat.example/', 'has a password'],
  ['/open', 'has no host'],
  ['chat.example', 'has no protocol'],
] as const;

test.each(GOOD)(
  'accepts %s as an endpoint, and allows pages to fetch from %s',
  async (endpoint, origin) => {
    expect(validate({ endpoint })).toMatchObject({ endpoint });
    expect(chatOrigins(endpoint)).toEqual([origin]);
    expect(await globalData({ endpoint })).toEqual([{ endpoint }]);
  },
);

test.each(BAD)('rejects %s, which %s, and names the option', (endpoint) => {
  expect(() => validate({ endpoint })).toThrow('"endpoint" must be a URL that starts with');
  expect(() => validate({ endpoint })).toThrow(`found "${endpoint}"`);
  expect(chatOrigins(endpoint)).toEqual([]);
});

test.each([
  [{ endpoint: '' }, 'endpoint'],
  [{ endpoint: 1 }, 'endpoint'],
  [{ endPoint: 'https://chat.example' }, 'endPoint'],
])('rejects options %j and names them', (options, field) => {
  expect(() => validate(options)).toThrow(`"${field}"`);
});

test.each([{}, { endpoint: undefined }])('disables chat with options %j', async (options) => {
  expect(validate(options)).not.toHaveProperty('endpoint', expect.anything());
  expect(await globalData(options)).toEqual([]);
  expect(chatOrigins(undefined)).toEqual([]);
});
