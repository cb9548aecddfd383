import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { builtSite, siteBaseUrl, stageKey } from '../../core/build/site';
import { originsOption, scriptSourcesOption, serviceOption } from '../../core/validation/options';
import {
  frameContentSecurityPolicy,
  type FramePolicy,
  policyInFrameHeader,
  type PolicyOrigins,
} from '../html-policy';

import { frameFiles, framePolicy } from './frame/build';
import { FRAME_FOLDER } from './frame/protocol';
import { serveFiles } from './frame/serve';
import type { AdConfig, AdsOptions, AdsPluginOptions } from './types';

export { default as remarkAdSlot } from './remarkAdSlot';
export type { AdsOptions } from './types';

const NAME = 'portal-ads';

/**
 * The plugin for the ad slot. `remarkAdSlot`, in the docs plugin's `remarkPlugins`, adds the slot after a page's first
 * paragraph, and `AdConfigProvider` (`client.tsx`), around the pages, provides the configuration of the network.
 */
export default function adsPlugin(context: LoadContext, { network }: AdsPluginOptions): Plugin {
  const script = network?.script;
  const { addStage, postBuild } = builtSite(context);
  addStage({
    key: stageKey('ad-frame'),
    plugin: NAME,
    changes: { files: [FRAME_FOLDER] },
    start: ({ props: { i18n } }) => ({
      async finish({ output }) {
        // All locales share it.
        if (script && i18n.currentLocale === i18n.defaultLocale) {
          await Promise.all(
            [...frameFiles(script)].map(([name, text]) => output.write(FRAME_FOLDER + name, text)),
          );
        }
      },
    }),
  });
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    contentLoaded({ actions }) {
      if (network) {
        const { name, json, needsConsent } = network;
        actions.setGlobalData({
          network: { name, needsConsent, hasScript: Boolean(script), ...(json ? { json } : {}) },
        } satisfies AdConfig);
      }
    },

    configureWebpack() {
      if (!script || process.env.NODE_ENV !== 'development') {
        return {};
      }
      return {
        devServer: {
          setupMiddlewares(middlewares) {
            middlewares.unshift(
              serveFiles(
                siteBaseUrl(context) + FRAME_FOLDER.slice(1),
                policyInFrameHeader(frameContentSecurityPolicy(framePolicy(script))),
                () => frameFiles(script),
              ),
            );
            // Added to Docusaurus' own: webpack-merge calls both functions and joins the results.
            return [];
          },
        },
      };
    },

    postBuild,
  };
}

const schema = Joi.object<AdsPluginOptions>({
  network: Joi.object({
    name: Joi.string()
      .pattern(/^[a-z\d-]+$/)
      .required()
      .messages({
        'string.pattern.base':
          '{{#label}} may only contain lowercase letters, digits and hyphens, such as "carbon"; found "{{#value}}"',
      }),
    json: Joi.object({
      endpoint: serviceOption().required(),
      hosts: originsOption({ local: true }),
    }),
    script: Joi.object({
      src: serviceOption().required(),
      id: Joi.string(),
      element: Joi.string().required(),
      scripts: scriptSourcesOption(),
      images: originsOption({ local: true }),
      connect: originsOption({ local: true }),
    }),
    needsConsent: Joi.boolean().default(true),
  })
    .or('json', 'script')
    .messages({ 'object.missing': '{{#label}} must have "json", "script" or both; found neither' }),
});

/** Returns the options with their defaults, or none if they are invalid: the plugin itself reports that. */
function checked(options: AdsOptions): AdsPluginOptions {
  const result = schema.validate(options);
  return result.error ? {} : result.value;
}

/** Returns the origins that the site's policy must allow: the endpoint for ads, and the hosts of their images. */
export function adOrigins(
  options: AdsOptions,
): Required<Pick<PolicyOrigins, 'connect' | 'images'>> {
  const json = checked(options).network?.json;
  return json
    ? { connect: [new URL(json.endpoint).origin], images: json.hosts }
    : { connect: [], images: [] };
}

/** Returns the policy of the frame for the network's script, or an empty list without a script. */
export function adFrames(options: AdsOptions): FramePolicy[] {
  const script = checked(options).network?.script;
  return script ? [framePolicy(script)] : [];
}

/** Returns the purposes that need the reader's consent before ads from a network are shown. */
export function adPurposes({ network }: AdsOptions): 'ads'[] {
  return network && network.needsConsent !== false ? ['ads'] : [];
}

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<AdsOptions, AdsPluginOptions>): AdsPluginOptions {
  return validate(schema, options);
}
