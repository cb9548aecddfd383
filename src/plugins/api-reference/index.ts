import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { apiPageRules } from './pages';

export { apiFrontMatter, type ApiFrontMatterOptions } from './pages';

/** Options of the API reference. */
export interface ApiReferenceOptions {
  /** Folder of the current docs, below the site's. Default: `docs`. */
  docsDir?: string;
}

/** The API reference: pages that are made of the installed packages' types. Listed among the themes. */
export default function apiReferencePlugin(
  { siteDir }: LoadContext,
  { docsDir }: Required<ApiReferenceOptions>,
): Plugin {
  return {
    name: 'portal-api-reference',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) => ({
      module: { rules: apiPageRules({ siteDir, docsDir, isServer }) },
    }),
  };
}

const schema = Joi.object<ApiReferenceOptions>({ docsDir: Joi.string().default('docs') });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ApiReferenceOptions, Required<ApiReferenceOptions>>) {
  return validate(schema, options);
}
