import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { editedPagesOf } from '../../core/validation/environment';
import { originsOption } from '../../core/validation/options';
import { docsFolders } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';

import { checkPages } from './check';
import { checkWhileServing, type DevServer } from './devServer';
import { checkLinks, type ConfiguredLinks } from './links';
import { problemText } from './problem';
import { siteHost, type PageOrigins } from './site';

export { strictFrontMatter, type StrictFrontMatterOptions } from './strictFrontMatter';

/** Options of the page checks plugin. */
export interface PageChecksPluginOptions extends ConfiguredLinks {
  /** Folder of the current docs, relative to the site's folder. Default: `docs`. */
  docsDir: string;
  /**
   * Whose rules apply. With `portal`, problems stop the build. With `docusaurus`, everything that Docusaurus documents is
   * right, and problems are warnings. Default: `docusaurus`.
   */
  frontMatter: 'docusaurus' | 'portal';
  /** The origins of other hosts that the policy of pages allows (html-policy). Default: none. */
  origins: PageOrigins;
}

/** The part of the bundler's configuration that webpack-dev-server uses. */
interface ServingConfig {
  devServer?: { onListening?: (devServer: DevServer) => void };
}

/**
 * Checks the page that is being edited while `docusaurus start` runs, and all pages before they are built. While the
 * server runs, the checks have a process of their own, which starts with the first edit or the first opened page.
 */
export default function pageChecksPlugin(
  context: LoadContext,
  { docsDir, frontMatter, origins, ...linked }: PageChecksPluginOptions,
): Plugin {
  const { siteDir, siteConfig, i18n } = context;
  const versionNames = new Set<string>();
  const options = { host: siteHost(siteConfig.url, origins), frontMatter };

  /** Other locales have the same pages. */
  const isChecked =
    process.env.NODE_ENV === 'production' && i18n.currentLocale === i18n.defaultLocale;

  function checkAll(): void {
    const edited = editedPagesOf(process.env).map((file) => path.join(siteDir, file));
    const only = edited.length > 0 ? { only: edited } : {};
    const problems = docsFolders(siteDir, docsDir)
      .filter(({ name }) => versionNames.has(name))
      .flatMap((version) => checkPages(version, { ...options, ...only }).problems);
    if (problems.length === 0) {
      return;
    }
    const text = `Pages have ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(problemText).join('\n')}`;
    if (frontMatter === 'portal') {
      throw new Error(text);
    }
    logger.warn(text);
  }

  return {
    name: 'portal-page-checks',

    getClientModules: () =>
      process.env.NODE_ENV === 'development' ? [path.join(__dirname, 'client/overlay.ts')] : [],

    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus wants a promise.
    async allContentLoaded({ allContent }) {
      loadedVersions(allContent).forEach(({ versionName }) => versionNames.add(versionName));
      checkLinks(context, linked, allContent);
      if (isChecked) {
        checkAll();
      }
    },

    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      // Calls the `onListening` of an earlier plugin. A later plugin's would replace ours.
      const { devServer: { onListening: before } = {} } = config as ServingConfig;
      return {
        devServer: {
          onListening: (devServer: DevServer) => {
            before?.(devServer);
            const versions = docsFolders(siteDir, docsDir).filter(({ name }) =>
              versionNames.has(name),
            );
            checkWhileServing(devServer, {
              siteDir,
              docsDir,
              ...options,
              versions: versions.map(({ name }) => name),
              watched: [
                ...versions.map(({ directory }) => directory),
                path.resolve(__dirname, '../../../navigation.ts'),
                path.join(siteDir, 'portal.config.ts'),
              ],
              print: (text) => console.warn(`\n${text}\n`),
            });
          },
        },
      };
    },
  };
}

const schema = Joi.object<PageChecksPluginOptions>({
  docsDir: Joi.string().default('docs'),
  frontMatter: Joi.string().valid('docusaurus', 'portal').default('docusaurus'),
  origins: Joi.object({
    images: originsOption({ local: true }),
    media: originsOption({ local: true }),
    embeds: originsOption({ local: true }),
  })
    .unknown()
    .default({}),
  // The plugins whose settings these are validate them.
  links: Joi.object().default({}),
  pagesElsewhere: Joi.array().items(Joi.string()).default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<PageChecksPluginOptions>,
  PageChecksPluginOptions
>): PageChecksPluginOptions {
  return validate(schema, options);
}
