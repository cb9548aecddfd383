/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import sponsorsPlugin, { validateOptions, type SponsorsOptions } from '.';

const validate = (options: unknown) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as never });

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'sponsors-'));
mkdirSync(path.join(siteDir, 'static/img/folder.svg'), { recursive: true });
writeFileSync(path.join(siteDir, 'static/img/acme.svg'), '<svg/>');
writeFileSync(path.join(siteDir, 'static/img/acme-dark.svg'), '<svg/>');
writeFileSync(path.join(siteDir, 'secret.svg'), '<svg/>');

/** Returns the data that the plugin passes to the pages of a site with the two images above. */
async function dataOf(options: Partial<SponsorsOptions>, baseUrl = '/'): Promise<unknown> {
  const context = {
    siteDir,
    baseUrl,
    generatedFilesDir: '/generated',
    siteConfig: { staticDirectories: ['static'] },
  } as LoadContext;
  const files: Record<string, unknown> = {};
  const plugin = sponsorsPlugin(context, validate(options));
  await plugin.contentLoaded?.({
    actions: { createData: (name: string, data: unknown) => (files[name] = data) },
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  return files['sponsors.json'];
}

const acme = {
  name: 'Acme',
  link: 'https://acme.example/?from=docs',
  image: { src: '/img/acme.svg', width: 40, height: 32 },
};

/** Acme with another image. */
const withImage = (image: object) => ({
  sponsors: [{ ...acme, image: { ...acme.image, ...image } }],
});

describe('the data for pages', () => {
  it('is a title without sponsors by default', async () => {
    expect(await dataOf({})).toEqual({ title: 'Sponsors', sponsors: [] });
  });

  it('contains the configured sponsors, with image URLs below the base URL', async () => {
    const options = {
      title: 'Paid for by',
      sponsors: [
        {
          ...acme,
          description: 'Pumps',
          image: { ...acme.image, srcDark: '/img/acme-dark.svg' },
        },
      ],
      become: { label: 'Become one', link: 'http://acme.example/become#how' },
    };
    expect(await dataOf(options, '/zh/')).toEqual({
      title: 'Paid for by',
      sponsors: [
        {
          ...acme,
          description: 'Pumps',
          image: {
            src: '/zh/img/acme.svg',
            srcDark: '/zh/img/acme-dark.svg',
            width: 40,
            height: 32,
          },
        },
      ],
      become: { label: 'Become one', link: 'http://acme.example/become#how' },
    });
  });
});

describe('a missing image', () => {
  test.each([
    ['src', '/img/missing.svg'],
    ['src', '/img/folder.svg'],
    ['srcDark', '/img/missing-dark.svg'],
  ])('in %s, %s, is reported', async (field, src) => {
    await expect(dataOf(withImage({ [field]: src }))).rejects.toThrow(
      `"sponsors[0].image.${field}" of the sponsors plugin must be the path of a file in static/, such as "/img/acme.svg"; found "${src}"`,
    );
  });
});

describe('invalid options are rejected by name, with the value', () => {
  test.each([
    ['img/acme.svg', 'is not from the root'],
    ['/img/../../secret.svg', 'leaves the folder'],
    ['/../secret.svg', 'leaves the folder'],
    ['https://acme.example/logo.svg', 'is of another site'],
    ['//acme.example/logo.svg', 'is of another site'],
    ['/img/', 'is a folder'],
    ['/img\\acme.svg', 'is of Windows'],
  ])('image %s, which %s', (src) => {
    expect(() => validate(withImage({ src }))).toThrow(
      `"sponsors[0].image.src" must be the path of an image in static/, such as "/img/acme.svg"; found "${src}"`,
    );
    expect(() => validate(withImage({ srcDark: src }))).toThrow('"sponsors[0].image.srcDark"');
  });

  test.each([0, -4, 1.5, '40', Infinity])('size %p', (width) => {
    expect(() => validate(withImage({ width }))).toThrow(
      `"sponsors[0].image.width" must be a positive integer number of pixels; found "${width}"`,
    );
    expect(() => validate(withImage({ height: width }))).toThrow('"sponsors[0].image.height"');
  });

  test.each(['javascript:alert(1)', 'ftp://acme.example/', '/x/', 'acme.example', 'mailto:a@b.c'])(
    'link %s',
    (link) => {
      const message = `must be a URL that starts with https:// or http://; found "${link}"`;
      expect(() => validate({ sponsors: [{ ...acme, link }] })).toThrow(
        `"sponsors[0].link" ${message}`,
      );
      expect(() => validate({ become: { label: 'Become one', link } })).toThrow(
        `"become.link" ${message}`,
      );
    },
  );

  test.each([
    [{ sponsors: [{ ...acme, name: '' }] }, 'sponsors[0].name'],
    [{ sponsors: [{ ...acme, description: 1 }] }, 'sponsors[0].description'],
    [{ sponsors: [{ name: 'Acme', image: acme.image }] }, 'sponsors[0].link'],
    [{ sponsors: [{ name: 'Acme', link: acme.link }] }, 'sponsors[0].image'],
    [{ sponsors: [acme, acme] }, 'sponsors[1]'],
    [{ sponsors: acme }, 'sponsors'],
    [{ become: { link: acme.link } }, 'become.label'],
    [{ title: '' }, 'title'],
    [{ sponsor: [] }, 'sponsor'],
  ])('%j', (options, field) => {
    expect(() => validate(options)).toThrow(`"${field}"`);
  });
});
