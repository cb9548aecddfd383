import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { defineSiteBaseUrl } from '../../core/build/site';
import { originOption } from '../../core/validation/options';
import type { PolicyOrigins } from '../html-policy';

import { SCRIPT_PATH, type AnalyticsSettings } from './settings';

/** The Google tag (gtag.js) of a Google Analytics 4 property. */
export interface GoogleTagOptions {
  /** Measurement ID of the web stream: `G-…`. */
  id: string;
  /**
   * Origin of the script `/gtag/js`. Default: `https://www.googletagmanager.com`. If `collectOrigins` includes it, it
   * is your own tagging server, and the tag is configured to send there.
   */
  scriptOrigin?: string;
  /** Origins that the tag may send to. Default: Google's hosts. */
  collectOrigins?: readonly string[];
}

/** Options of the analytics plugin. Other features report through `client.ts`, regardless of the configuration. */
export interface AnalyticsOptions {
  /** Without it, nothing is loaded or sent, and the pages contain none of this plugin's code. */
  googleTag?: GoogleTagOptions;
  /** Share of ad displays that are reported, 0 to 1. Default: 0.1. */
  adDisplayRatio?: number;
  /** Share of page loads whose web vitals are reported, 0 to 1. Default: 0.0001. */
  webVitalsRatio?: number;
}

const NAME = 'portal-analytics';
const SETTINGS = 'settings.json';

const GOOGLE_SCRIPT_ORIGIN = 'https://www.googletagmanager.com';
const GOOGLE_COLLECT_ORIGINS = [
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
];

function hostsOf({ scriptOrigin, collectOrigins }: GoogleTagOptions) {
  return {
    scriptOrigin: scriptOrigin ?? GOOGLE_SCRIPT_ORIGIN,
    collectOrigins: collectOrigins ?? GOOGLE_COLLECT_ORIGINS,
  };
}

/** Returns the purposes that need the reader's consent before statistics are collected. */
export function analyticsPurposes({ googleTag }: AnalyticsOptions): 'analytics'[] {
  return googleTag ? ['analytics'] : [];
}

/**
 * Returns what the site's policy must allow: the script itself, its origin for images, and the origins it sends to. The
 * policy ignores the script's query.
 */
export function analyticsOrigins({
  googleTag,
}: AnalyticsOptions): Required<Pick<PolicyOrigins, 'scripts' | 'images' | 'connect'>> {
  if (!googleTag) {
    return { scripts: [], images: [], connect: [] };
  }
  const { scriptOrigin, collectOrigins } = hostsOf(googleTag);
  return {
    scripts: [`${scriptOrigin}${SCRIPT_PATH}`],
    images: [scriptOrigin],
    connect: [...collectOrigins],
  };
}

/** Options with their defaults. */
type ValidOptions = AnalyticsOptions &
  Required<Pick<AnalyticsOptions, 'adDisplayRatio' | 'webVitalsRatio'>>;

/** Sends page views, events, web vitals and user properties to Google Analytics, after the reader's consent. */
export default function analyticsPlugin(
  context: LoadContext,
  { googleTag, adDisplayRatio, webVitalsRatio }: ValidOptions,
): Plugin {
  const { i18n, generatedFilesDir } = context;
  // Writers' visits to their own pages shouldn't count.
  if (!googleTag || process.env.NODE_ENV === 'development') {
    return { name: NAME };
  }
  const { scriptOrigin, collectOrigins } = hostsOf(googleTag);
  const settings: AnalyticsSettings = {
    id: googleTag.id,
    scriptOrigin,
    ...(collectOrigins.includes(scriptOrigin) ? { serverOrigin: scriptOrigin } : {}),
    adDisplayRatio,
    webVitalsRatio,
    languages: i18n.locales,
  };
  return {
    name: NAME,
    getClientModules: () => [path.join(__dirname, 'clientModule.ts')],
    async contentLoaded({ actions: { createData } }) {
      await createData(SETTINGS, settings);
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [defineSiteBaseUrl(context, currentBundler)],
      resolve: {
        alias: { '@portal/analytics$': path.join(generatedFilesDir, NAME, 'default', SETTINGS) },
      },
    }),
  };
}

const ratio = () =>
  Joi.number()
    .min(0)
    .max(1)
    .messages({ '*': '{{#label}} must be a number from 0 to 1; found {{#value}}' });

const schema = Joi.object<ValidOptions>({
  googleTag: Joi.object<GoogleTagOptions>({
    id: Joi.string()
      .pattern(/^G-[A-Z\d]+$/)
      .required()
      .messages({
        'any.required':
          '{{#label}} is required: the measurement ID of a web stream, such as "G-AB12CD34EF"',
        '*': '{{#label}} must be the measurement ID of a web stream, such as "G-AB12CD34EF"; found {{#value}}',
      }),
    scriptOrigin: originOption({ local: true }),
    collectOrigins: Joi.array()
      .items(originOption({ local: true }))
      .min(1),
  }),
  adDisplayRatio: ratio().default(0.1),
  webVitalsRatio: ratio().default(0.0001),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<AnalyticsOptions, ValidOptions>): ValidOptions {
  return validate(schema, options);
}
