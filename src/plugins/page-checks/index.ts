import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { docsVersions } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';

import { checkWhileServing, type DevServer } from './devServer';

export { strictFrontMatter, type StrictFrontMatterOptions } from './strictFrontMatter';

/** Options of the checks of pages. */
export interface PageChecksPluginOptions {
  /** Folder of the current docs, below the site's. Default: `docs`. */
  docsDir: string;
}

/** The part of a bundler's configuration that is for webpack-dev-server. */
interface ServingConfig {
  devServer?: { onListening?: (devServer: DevServer) => void };
}

/**
 * Checks the page that is being edited, while `docusaurus start` runs: in a process of its own, from the first edit or
 * the first page that is opened. Does nothing in a build.
 */
export default function pageChecksPlugin(
  { siteDir }: LoadContext,
  { docsDir }: PageChecksPluginOptions,
): Plugin {
  const versionNames = new Set<string>();
  return {
    name: 'portal-page-checks',

    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus wants a promise.
    async allContentLoaded({ allContent }) {
      loadedVersions(allContent).forEach(({ versionName }) => versionNames.add(versionName));
    },

    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      // Another plugin may have one; a later one would take the place of ours.
      const { devServer: { onListening: before } = {} } = config as ServingConfig;
      return {
        devServer: {
          onListening: (devServer: DevServer) => {
            before?.(devServer);
            const versions = docsVersions(siteDir, docsDir).filter(({ name }) =>
              versionNames.has(name),
            );
            checkWhileServing(devServer, {
              siteDir,
              docsDir,
              versions: versions.map(({ name }) => name),
              watched: [
                ...versions.map(({ directory }) => directory),
                path.resolve(__dirname, '../../core/navigation/entries.ts'),
              ],
              print: (text) => console.warn(`\n${text}\n`),
            });
          },
        },
      };
    },
  };
}

const schema = Joi.object<PageChecksPluginOptions>({ docsDir: Joi.string().default('docs') });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<PageChecksPluginOptions>,
  PageChecksPluginOptions
>): PageChecksPluginOptions {
  return validate(schema, options);
}
