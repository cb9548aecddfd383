import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { docsFolders } from '../../core/versions';
import { loadedVersions } from '../../core/versions/loaded';

import { checkWhileServing, type DevServer } from './devServer';

export { strictFrontMatter, type StrictFrontMatterOptions } from './strictFrontMatter';

/** Options of the page checks plugin. */
export interface PageChecksPluginOptions {
  /** Folder of the current docs, relative to the site's folder. Default: `docs`. */
  docsDir: string;
}

/** The part of the bundler's configuration that webpack-dev-server uses. */
interface ServingConfig {
  devServer?: { onListening?: (devServer: DevServer) => void };
}

/**
 * Checks the page that is being edited while `docusaurus start` runs. The checks run in a separate process, which
 * starts with the first edit or the first opened page. The plugin does nothing in a build.
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
