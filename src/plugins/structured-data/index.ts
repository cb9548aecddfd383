import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { docsVersions } from '../../core/versions';
import { releaseOf } from '../../core/versions/packages';
import { loadedVersions } from '../../core/versions/loaded';

/** Options of the plugin. */
export interface StructuredDataOptions {
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
}

const NAME = 'portal-structured-data';
const DATA = 'releases.json';

/** Structured data (JSON-LD) for search engines, on pages of the docs. `@theme/StructuredData` writes it. */
export default function structuredDataPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { docsDir }: StructuredDataOptions,
): Plugin {
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent, actions: { createData } }) {
      const names = loadedVersions(allContent).map(({ versionName }) => versionName);
      const releases = docsVersions(siteDir, docsDir)
        .filter(({ name }) => names.includes(name))
        .map((version) => [version.name, releaseOf(version)]);
      await createData(DATA, Object.fromEntries(releases) as object);
    },

    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/structured-data$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),
  };
}

const schema = Joi.object<StructuredDataOptions>({ docsDir: Joi.string().required() });

/** Validates the options. Its errors name the field and what is wrong with it. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<StructuredDataOptions, StructuredDataOptions>): StructuredDataOptions {
  return validate(schema, options);
}
