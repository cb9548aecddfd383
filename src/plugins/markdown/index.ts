import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { builtSite, defineSiteBaseUrl, siteBaseUrl } from '../../core/build/site';
import { PRODUCT_IDS } from '../../core/navigation/paths';
import { builtVersions } from '../../core/versions/loaded';

import { INDEX_FILE, type IndexedProduct, type IndexedVersion } from './indexes';
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
  /** Services in the menu of each page. Default: none. */
  assistants?: readonly Assistant[];
  /**
   * The page about connecting editors and agents, relative to the root of each version, with a slash at the end:
   * `introduction/mcp/`. Default: none.
   */
  setup?: string;
}

/** A service that answers questions about a page. */
export interface Assistant {
  /** Its name in the menu. */
  name: string;
  /** Its address (https). `{url}` is replaced by the encoded address of the page's Markdown. */
  href: string;
}

/** What the theme needs to know. */
export interface MarkdownData {
  /** Paths of the start pages of versions. */
  roots: readonly string[];
  assistants: readonly Assistant[];
  setup?: string;
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
  assistants: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        href: Joi.string()
          .pattern(/^https:\/\/[^/]+\/.*\{url\}/)
          .required()
          .messages({
            'string.pattern.base': `{{#label}} must be an address that starts with https:// and contains \\{url\\}, such as "https://example.com/new?q=\\{url\\}"; found "{{#value}}"`,
          }),
      }),
    )
    .unique('name')
    .default([]),
  setup: Joi.string()
    .pattern(/^[\w-][\w/-]*\/$/)
    .messages({
      'string.pattern.base':
        '{{#label}} must be the path of a page, relative to the root of a version, with a slash only at the end, such as "introduction/mcp/"; found "{{#value}}"',
    }),
});

/**
 * Writes each page of the docs as Markdown, and indexes for agents. Only the default locale has them, because the
 * articles of others are in the same language.
 */
export default function markdownPlugin(
  context: LoadContext,
  { products, versions, assistants = [], setup }: MarkdownOptions,
): Plugin {
  const { siteDir, siteConfig, i18n, generatedFilesDir } = context;
  // Other locales are in a subfolder, but the index is at the root of the site.
  const siteIndexPath = siteBaseUrl(context) + INDEX_FILE;
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
        setup,
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
        assistants,
        ...(setup === undefined ? {} : { setup }),
      } satisfies MarkdownData);
    },

    // For agents that read the HTML. It isn't part of React's tree, so it adds nothing to the scripts.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          attributes: { hidden: true },
          innerHTML: `Markdown for agents: ${siteIndexPath}`,
        },
      ],
    }),

    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [defineSiteBaseUrl(context, currentBundler)],
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
