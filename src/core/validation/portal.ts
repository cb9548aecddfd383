import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { ConfigSchema } from '@docusaurus/core/lib/server/configValidation';
import type { Config } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { DEFAULT_LOCALE } from '../navigation/translations';
import { findPackage } from '../versions/packages';

import { checkConfiguration } from './configuration';
import { configured } from './configured';
import { isSiteUrl, SITE_URL_ALLOWED } from './environment';
import { isRecord } from './isRecord';
import { nearest } from './nearest';

/*
 * What `portal.config.ts` and `docusaurus.config.ts` export, as far as no plugin validates it.
 */

const site = Joi.object({
  title: Joi.string().required(),
  tagline: Joi.string().allow('').required(),
  url: Joi.string()
    .required()
    .custom((value: string, helpers) => (isSiteUrl(value) ? value : helpers.error('url')))
    .messages({ url: `{{#label}} must be ${SITE_URL_ALLOWED}` }),
  baseUrl: Joi.string()
    .required()
    .pattern(/^\/(?:[\w-]+\/)*$/, 'a path with a slash at both ends, such as "/docs/"'),
  favicon: Joi.string(),
  // The theme validates it.
  logo: Joi.object(),
});

const NAME = 'letters, digits and hyphens';

const products = Joi.array()
  .items(
    Joi.object({
      id: Joi.string()
        .pattern(/^[\w-]+$/, NAME)
        .required(),
      folder: Joi.string()
        .pattern(/^[\w-]+$/, NAME)
        .required(),
      label: Joi.string().required(),
      name: Joi.string().required(),
      issues: Joi.string(),
      color: Joi.string()
        .pattern(/^#[\da-f]{6}$/i, 'a color such as "#3b4cca"')
        .required(),
      darkColor: Joi.string()
        .pattern(/^#[\da-f]{6}$/i, 'a color such as "#3b4cca"')
        .required(),
      // The plugin of social images validates it.
      art: Joi.string(),
    }),
  )
  .unique('id')
  .unique('folder');

const NAVBAR_TYPES =
  'default, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, localeDropdown or search';

/** The theme validates the rest. It takes an address without a protocol for a path, and doesn't list its types. */
const navbarItems = Joi.array().items(
  Joi.object({
    type: Joi.string().pattern(
      new RegExp(`^(?:${NAVBAR_TYPES.split(/, | or /).join('|')}|custom-.+)$`),
      NAVBAR_TYPES,
    ),
    href: Joi.string().pattern(
      /^(?:https?:\/\/|mailto:|\/)./,
      'a URL such as "https://github.com/acme/ui"',
    ),
    // The theme uses it on every page, and fails there.
    activeBaseRegex: Joi.string()
      .custom((value: string) => new RegExp(value))
      .messages({ 'any.custom': '{{#label}} must be a regular expression' }),
  }).unknown(),
);

/** Plugins whose options are set there. They validate them. */
const PLUGINS = [
  'ads',
  'analytics',
  'chat',
  'componentLinks',
  'consent',
  'feedback',
  'htmlPolicy',
  'iconFonts',
  'markdown',
  'offline',
  'sponsors',
  'versions',
];

const options = Joi.object({
  ...Object.fromEntries(PLUGINS.map((name) => [name, Joi.object().required()])),
  docs: Joi.object({
    editUrl: Joi.string().pattern(
      /^https?:\/\/./,
      'a URL such as "https://github.com/acme/docs/edit/main"',
    ),
    frontMatter: Joi.valid('docusaurus', 'portal'),
  }).required(),
});

const schemas = {
  site,
  products,
  navbarItems,
  options,
  // Plugins validate these, and have defaults for them.
  popularPages: Joi.array(),
  redirects: Joi.object(),
  apiReleases: Joi.array(),
  inlineScripts: Joi.array(),
};

const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;

/** What `library.ts` exports. */
const library = Joi.object({
  LIBRARY: Joi.string().required(),
  LIBRARY_ID: Joi.string()
    .pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'lowercase letters, digits and hyphens, such as "acme-ui"')
    .required(),
  PUBLISHER: Joi.string().required(),
  WEBSITE: Joi.string()
    .pattern(/^https:\/\/[^/]+$/, 'the address of a host, such as "https://acme.com"')
    .required(),
  SCOPE: Joi.string()
    .pattern(/^@[a-z\d][\w.-]*$/, 'the scope of packages, such as "@acme"')
    .required(),
  PRODUCTS: Joi.object()
    .pattern(
      Joi.string().pattern(/^[\w.-]+$/, 'the name of a package, without the scope'),
      Joi.object({
        folder: Joi.string()
          .pattern(/^[\w-]+$/, NAME)
          .required(),
        name: Joi.string().required(),
      }),
    )
    .min(1)
    .required(),
  PRODUCT_BASES: Joi.object().required(),
});

/** What `examples.ts` exports. */
const examples = Joi.object({
  DEMO_PACKAGES: Joi.array()
    .items(
      Joi.string()
        .pattern(PACKAGE, 'the name of a package')
        .custom((name: string, helpers) =>
          findPackage(name, __dirname) ? name : helpers.error('any.invalid'),
        )
        .messages({ 'any.invalid': '{{#label}} must be the name of an installed package' }),
    )
    .required(),
  EXAMPLES: Joi.object().required(),
});

/** What `ads.ts` exports. */
const ads = Joi.object({
  IN_HOUSE_ADS: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        link: Joi.string().required(),
        img: Joi.string().required(),
        description: Joi.string().max(120).required(),
      }),
    )
    .required(),
});

/**
 * Ends the process if a setting of `library.ts`, `examples.ts` or `ads.ts` is wrong, with a message like that of
 * {@link checkPortal}.
 *
 * @param settings - What these files export, by their names.
 */
export function checkLibrary(settings: { library: object; examples: object; ads: object }): void {
  checkConfiguration('library.ts', library, { ...settings.library });
  checkConfiguration('examples.ts', examples, { ...settings.examples });
  checkConfiguration('ads.ts', ads, settings.ads);
}

/** What {@link checkPortal} checks: the exports of `portal.config.ts`. */
export type PortalSettings = Readonly<Record<keyof typeof schemas, unknown>>;

/**
 * Ends the process if a setting of `portal.config.ts` is wrong, with a message that names it, what is allowed, and what
 * was found.
 */
export function checkPortal(settings: PortalSettings): void {
  for (const name of Object.keys(schemas) as (keyof typeof schemas)[]) {
    // Messages of a schema would also be those of the settings in it.
    const schema =
      settings[name] === undefined
        ? Joi.required().messages({ 'any.required': 'must be exported; found nothing' })
        : schemas[name];
    checkConfiguration(`"${name}" (portal.config.ts)`, schema, settings[name]);
  }
}

/** Docusaurus' settings, and what the portal needs: addresses with a slash at their end, and pages in MDX and in English. */
const config = Object.entries({
  trailingSlash: Joi.valid(true).required(),
  'markdown.format': Joi.valid('mdx').required(),
  'i18n.defaultLocale': Joi.valid(DEFAULT_LOCALE).required(),
}).reduce((schema, [setting, own]) => schema.fork(setting, () => own), ConfigSchema);

/** Ends the process if a setting of `docusaurus.config.ts` is wrong, with a message like that of {@link checkPortal}. */
export const checkDocusaurus = (settings: Config): void =>
  checkConfiguration('docusaurus.config.ts', config, settings);

/** @throws Error that names a plugin, if `src/plugins` has no such folder. */
export function checkFeature(siteDir: string, name: string): void {
  const names = readdirSync(path.join(siteDir, 'src/plugins'));
  if (!names.includes(name)) {
    const similar = nearest(name, names);
    throw new Error(
      `"plugins" and "themes" (docusaurus.config.ts) must be folders of src/plugins; found "${name}".${similar === undefined ? '' : ` Did you mean "${similar}"?`}`,
    );
  }
}

/** Returns a field of the objects in a list, by its place in the configuration: `popularPages[4].path`. */
export function settingsOf(
  list: string,
  field: string,
  entries: readonly object[] = [],
): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap((entry, index) => {
      const value: unknown = isRecord(entry) ? entry[field] : undefined;
      return typeof value === 'string' ? [[`${list}[${index}].${field}`, value]] : [];
    }),
  );
}

/**
 * Ends the process if a file that a setting names isn't in `static/`.
 *
 * @param files - The setting as it is written, and the path of its file. A URL is on another host.
 */
export function checkStaticFiles(
  siteDir: string,
  files: Readonly<Record<string, string | undefined>>,
): void {
  configured(() => {
    for (const [setting, file = ''] of Object.entries(files)) {
      if (!/^(?:\w+:|\/\/|$)/.test(file) && !existsSync(path.join(siteDir, 'static', file))) {
        throw new Error(
          `"${setting}" (${setting.startsWith('IN_HOUSE_ADS') ? 'ads.ts' : 'portal.config.ts'}) must be the path of a file in static/; found "${file}", which doesn't exist.`,
        );
      }
    }
  });
}
