import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { ConsentData, ConsentPurpose } from './types';

export type { ConsentPurpose } from './types';

const NAME = 'portal-consent';
const DATA = 'consent.json';

const PURPOSES: readonly ConsentPurpose[] = ['analytics', 'ads'];

/** Options of the consent plugin. */
export interface ConsentOptions {
  /** The services that need consent. None by default: then the bundle contains no banner. */
  purposes: readonly ConsentPurpose[];
  /** Path of the page that explains what is sent, such as `/x/privacy/`. The banner links to it. Default: no link. */
  page?: string;
}

/**
 * Asks readers for consent to third-party analytics and ads, with the banner and `@theme/ConsentChoice`. The answer is
 * stored by `src/core/preferences`.
 */
export default function consentPlugin(
  { baseUrl, generatedFilesDir }: LoadContext,
  { purposes, page }: ConsentOptions,
): Plugin {
  const data: ConsentData = { purposes, ...(page ? { page: baseUrl + page.slice(1) } : {}) };
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => (purposes.length > 0 ? [path.join(__dirname, 'client', 'ask.ts')] : []),

    async contentLoaded({ actions: { createData } }) {
      await createData(DATA, data);
    },

    // Not global data, which every page would load.
    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/consent$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),
  };
}

const PAGE_PATH =
  '{{#label}} must be the path of a page, with a leading and a trailing slash, such as "/x/privacy/"; found "{{#value}}"';

const schema = Joi.object<ConsentOptions>({
  purposes: Joi.array()
    .items(Joi.valid(...PURPOSES))
    .unique()
    .default([])
    .messages({
      'any.only': '{{#label}} must be "analytics" or "ads"; found "{{#value}}"',
      'array.unique': '{{#label}} is a duplicate: "{{#value}}"',
    }),
  page: Joi.string()
    .pattern(/^\/(?:[^/?#\s\\]+\/)*$/)
    .messages({ 'string.pattern.base': PAGE_PATH, 'string.empty': PAGE_PATH }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<ConsentOptions>, ConsentOptions>): ConsentOptions {
  return validate(schema, options);
}
