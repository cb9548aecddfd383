import { statSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { BecomeSponsor, Sponsor, SponsorImage, SponsorsData } from './types';

export type { BecomeSponsor, Sponsor, SponsorImage } from './types';

const NAME = 'portal-sponsors';
const DATA = 'sponsors.json';

/** Options of the sponsors plugin. */
export interface SponsorsOptions {
  /** Heading above the sponsors. Default: `Sponsors`. */
  title: string;
  /** The sponsors, in display order. Default: none. */
  sponsors: readonly Sponsor[];
  /** A link below the sponsors. Default: none. */
  become?: BecomeSponsor;
}

/** Whether one of the site's static folders contains the file. */
function isStaticFile(folders: readonly string[], src: string): boolean {
  return folders.some((folder) =>
    statSync(path.join(folder, src), { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * The sponsors area of docs pages: `@theme/Sponsors`, which `src/theme` adds to the page.
 *
 * @throws Error that names the field if an image is not a file in `static/`.
 */
export default function sponsorsPlugin(
  { siteDir, baseUrl, generatedFilesDir, siteConfig: { staticDirectories } }: LoadContext,
  { title, sponsors, become }: SponsorsOptions,
): Plugin {
  const folders = staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const address = (src: string, field: string): string => {
    if (!isStaticFile(folders, src)) {
      throw new Error(
        `"${field}" of the sponsors plugin must be the path of a file in ${staticDirectories.join(' or ')}/, such as "/img/acme.svg"; found "${src}", which doesn't exist`,
      );
    }
    return baseUrl + src.slice(1);
  };
  const toImage = ({ src, srcDark, width, height }: SponsorImage, field: string): SponsorImage => ({
    src: address(src, `${field}.src`),
    ...(srcDark === undefined ? {} : { srcDark: address(srcDark, `${field}.srcDark`) }),
    width,
    height,
  });
  const data: SponsorsData = {
    title,
    sponsors: sponsors.map((sponsor, index) => ({
      ...sponsor,
      image: toImage(sponsor.image, `sponsors[${index}].image`),
    })),
    ...(become ? { become } : {}),
  };
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({ actions: { createData } }) {
      await createData(DATA, data);
    },

    // Not global data, because pages that aren't docs would load it too.
    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/sponsors$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),
  };
}

const link = Joi.string()
  .custom((value: string, helpers) =>
    URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
      ? value
      : helpers.error('link'),
  )
  .messages({
    link: '{{#label}} must be a URL that starts with https:// or http://; found "{{#value}}"',
  });

const IMAGE_PATH =
  '{{#label}} must be the path of an image in static/, such as "/img/acme.svg"; found "{{#value}}"';

const image = Joi.string()
  .pattern(/^(?:\/(?!\.{1,2}\/)[^/?#\s\\]+)+$/)
  .messages({ 'string.pattern.base': IMAGE_PATH, 'string.empty': IMAGE_PATH });

const SIZE = '{{#label}} must be a positive integer number of pixels; found "{{#value}}"';

const size = Joi.number().strict().integer().positive().messages({
  'number.base': SIZE,
  'number.integer': SIZE,
  'number.positive': SIZE,
  'number.unsafe': SIZE,
  'number.infinity': SIZE,
});

const schema = Joi.object<SponsorsOptions>({
  title: Joi.string().default('Sponsors'),
  sponsors: Joi.array()
    .items(
      Joi.object<Sponsor>({
        name: Joi.string().required(),
        description: Joi.string(),
        link: link.required(),
        image: Joi.object<SponsorImage>({
          src: image.required(),
          srcDark: image,
          width: size.required(),
          height: size.required(),
        }).required(),
      }),
    )
    .unique('name')
    .default([])
    .messages({ 'array.unique': '{{#label}} has the same name as another sponsor' }),
  become: Joi.object<BecomeSponsor>({
    label: Joi.string().required(),
    link: link.required(),
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SponsorsOptions>, SponsorsOptions>): SponsorsOptions {
  return validate(schema, options);
}
