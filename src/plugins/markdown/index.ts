import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { builtSite } from '../../core/built-site';
import { PRODUCT_IDS } from '../../core/paths';
import { builtVersions } from '../../core/versions/loaded';

import type { IndexedProduct, IndexedVersion } from './indexes';
import { docsOf } from './pages';
import { markdownStage } from './stage';

const NAME = 'portal-markdown';
const DATA = 'markdown.json';

/** Options of the plugin. */
export interface MarkdownOptions {
  /** The products, in the order of the navigation. */
  products: readonly IndexedProduct[];
  /** All versions of the site, whichever process builds them. */
  versions: readonly IndexedVersion[];
}

/** What the theme needs to know. */
export interface MarkdownData {
  /** Paths of the start pages of versions. */
  roots: readonly string[];
}

const schema = Joi.object<MarkdownOptions>({
  products: Joi.array()
    .items(
      Joi.object({
        id: Joi.string()
          .valid(...PRODUCT_IDS)
          .required(),
        folder: Joi.string().required(),
        name: Joi.string().required(),
      }).unknown(),
    )
    .required(),
  versions: Joi.array()
    .items(
      Joi.object({
        release: Joi.string().required(),
        root: Joi.string()
          .pattern(/^\/(?:.*\/)?$/)
          .required(),
        isDefault: Joi.boolean().required(),
      }),
    )
    .required(),
});

/**
 * Writes each page of the docs as Markdown, and indexes for agents. Only the default locale has them, because the
 * articles of others are in the same language.
 */
export default function markdownPlugin(
  context: LoadContext,
  { products, versions }: MarkdownOptions,
): Plugin {
  const { siteDir, siteConfig, i18n, generatedFilesDir } = context;
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const { addStage, postBuild } = builtSite(context);
  if (isDefault) {
    addStage(
      markdownStage({
        plugin: NAME,
        siteUrl: siteConfig.url,
        title: siteConfig.title,
        products,
        versions,
        docs: (props) => docsOf(siteDir, builtVersions(props)),
      }),
    );
  }
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({ actions: { createData } }) {
      await createData(DATA, {
        roots: versions.map(({ root }) => root),
      } satisfies MarkdownData);
    },

    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/markdown$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),

    postBuild,
  };
}

/** Validates the options. Its errors name the field, what is allowed and what was found. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<MarkdownOptions, MarkdownOptions>): MarkdownOptions {
  return validate(schema, options);
}
