/** @jest-environment node */
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

import { webManifest } from './build/webManifest';
import { validateOptions, type OfflineOptions } from './index';

const validated = (options: object) =>
  validateOptions({
    validate: normalizePluginOptions as unknown as OptionValidationContext<
      OfflineOptions,
      Required<OfflineOptions>
    >['validate'],
    options: options,
  });

describe('the options', () => {
  it('store nothing on any host by default', () => {
    expect(validated({})).toMatchObject({ isEnabled: true, hosts: [], products: [], ignore: [] });
  });

  it.each(['docs.example.com', 'localhost:4000', '127.0.0.1'])('accept %s as a host', (host) => {
    expect(validated({ hosts: [host] }).hosts).toEqual([host]);
  });

  it.each(['https://docs.example.com', 'docs.example.com/x', 'Docs.example.com', 'a b', ''])(
    'reject "%s" as a host, and describe the allowed format',
    (host) => {
      expect(() => validated({ hosts: [host] })).toThrow(/"hosts\[0\]" (?:must be a host|is not)/);
    },
  );

  it.each([
    [{ ignore: ['live/'] }, /"ignore\[0\]" must be a path on this site/],
    [{ ignore: ['//evil.example/'] }, /"ignore\[0\]"/],
    [{ shortcuts: [{ name: 'Charts' }] }, /"shortcuts\[0\].url"/],
    [{ screenshots: [{ src: '/a.png', sizes: 'big' }] }, /"screenshots\[0\].sizes"/],
    [
      {
        products: [
          { id: 'a', label: 'A' },
          { id: 'a', label: 'B' },
        ],
      },
      /"products\[1\]"/,
    ],
    [{ isEnabled: 'off' }, /"isEnabled"/],
    [{ host: 'docs.example.com' }, /"host" is not allowed/],
  ])('reject %j, and name the field', (options, message) => {
    expect(() => validated(options)).toThrow(message);
  });
});

it('creates a manifest that starts with the docs, covers the whole site, and has all icon shapes', () => {
  const manifest = webManifest({
    name: 'MUI X docs',
    description: 'Docs',
    language: 'en',
    baseUrl: '/docs/',
    color: '#fff',
    shortcuts: [{ name: 'Charts', url: '/x/react-charts/' }],
    screenshots: [],
  }) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({
    id: '/docs/x/',
    start_url: '/docs/x/',
    scope: '/docs/',
    display: 'standalone',
    shortcuts: [{ url: '/docs/x/react-charts/' }],
  });
  expect(manifest.icons.filter(({ src }) => !src.startsWith('/docs/img/'))).toEqual([]);
  const sizes = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  expect(sizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(sizes('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
