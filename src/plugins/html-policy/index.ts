import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import {
  builtSite,
  localeBaseUrls,
  siteBaseUrl,
  stageKey,
  type Stage,
} from '../../core/build/site';
import { hostFiles, HOSTS_FOLDER } from '../../core/hosts';
import { originsOption, scriptSourcesOption } from '../../core/validation/options';

import { cleanConfig } from './harmlessMarkup';
import { scriptHashesIn } from './merge';
import {
  contentSecurityPolicy,
  forbiddenMarkup,
  headersFile,
  inlineScripts,
  policyInPages,
  sha256,
  type AllowedScript,
  type FramePolicy,
  type PolicyOptions,
  type PolicyOrigins,
} from './policy';

export {
  frameContentSecurityPolicy,
  framePolicyScript,
  joinOrigins,
  liveContentSecurityPolicy,
  policyInFrameHeader,
} from './policy';
export { cleanConfig, isHarmlessElement, remarkHarmlessToc } from './harmlessMarkup';
export { createPolicyCode, scriptPattern } from './trustedTypes';
export type { FramePolicy, PolicyOrigins } from './policy';

/**
 * Options of the html-policy plugin. The origins are those of hosts other than the site's own, each `https://host`, or
 * `http://localhost:port` except for forms. Default: none.
 */
export interface HtmlPolicyOptions
  extends Required<PolicyOrigins>, Pick<PolicyOptions, 'reportTo'> {
  /** Inline scripts that the built pages may contain. Any other stops the build. */
  inlineScripts: AllowedScript[];
  /** Folders of documents for third-party code, each with its own policy. Default: none. */
  frames: FramePolicy[];
  /** What `/.well-known/security.txt` says (RFC 9116). Default: there is no such file. */
  securityTxt?: {
    /** Where to report vulnerabilities: `mailto:…`, `tel:…` or `https://…`. */
    contact: string;
    /** When it is out of date, in less than a year: `2027-06-30T00:00:00Z`. */
    expires: string;
  };
}

const EXCERPT_LENGTH = 120;

const NAME = 'portal-html-policy';

const HEADERS_FILE = '_headers';

const SECURITY_FILE = '.well-known/security.txt';

/** Written by the plugin redirects, if the site has it. */
const REDIRECTS_FILE = '_redirects';

/** The module of the Data Grid that `printLoader.cjs` changes, in any installed release. */
const PRINT_MODULE = /[\\/]@mui[\\/]x-data-grid[\\/](?:.*[\\/])?useGridPrintExport\.m?js$/;

/** The inline scripts of a page, which the policy must allow. */
interface PageScripts {
  file: string;
  /** SHA-256 of the page's inline scripts, in base64. */
  hashes: string[];
  /** The beginnings of the scripts that the options do not list, by hash. */
  unknown: Map<string, string>;
}

/** The names of the inline scripts that pages may contain, by hash. */
const namesOf = ({ inlineScripts: scripts }: HtmlPolicyOptions) =>
  new Map(scripts.map((script) => [script.sha256, script.name]));

/** Collects the inline scripts of all pages for the policy, and refuses those that the options don't list. */
const policyStage = (
  options: HtmlPolicyOptions,
  allowed = namesOf(options),
): Stage<PageScripts> => ({
  key: stageKey<PageScripts>('content-security-policy'),
  plugin: NAME,
  reads: { html: true },
  changes: { files: [HEADERS_FILE] },
  start: ({ props: { i18n } }) => ({
    page({ document, file }) {
      const forbidden = forbiddenMarkup(document);
      if (forbidden !== undefined) {
        throw new Error(`html-policy: the page has ${forbidden}`);
      }
      const scripts = inlineScripts(document).map((text) => ({ text, hash: sha256(text) }));
      return {
        file,
        hashes: scripts.map(({ hash }) => hash),
        unknown: new Map(
          scripts
            .filter(({ hash }) => !allowed.has(hash))
            .map(({ text, hash }) => [hash, JSON.stringify(text.trim().slice(0, EXCERPT_LENGTH))]),
        ),
      };
    },
    async finish({ pages, output }) {
      const found = new Set<string>();
      const unknown = new Map<string, string>();
      for (const page of pages.values()) {
        page.hashes.forEach((hash) => found.add(hash));
        page.unknown.forEach((excerpt, hash) => {
          if (!unknown.has(hash)) {
            unknown.set(hash, `- ${page.file}: ${excerpt}\n  { name: '…', sha256: '${hash}' }`);
          }
        });
      }
      if (unknown.size > 0) {
        throw new Error(
          `html-policy: pages contain inline scripts that portal.config.ts doesn't list. Here is each script with a page that ` +
            `contains it, and the line to add to the option inlineScripts if you want to allow it:\n` +
            `${[...unknown.values()].join('\n')}\nNamed are: ${[...allowed.values()].join(', ')}.`,
        );
      }
      const before =
        i18n.currentLocale === i18n.defaultLocale
          ? undefined
          : await output.site.readIfThere(HEADERS_FILE);
      const policy = contentSecurityPolicy([...found, ...scriptHashesIn(before ?? '')], options);
      await output.site.write(
        HEADERS_FILE,
        headersFile(policy, {
          frames: options.frames,
          baseUrls: localeBaseUrls({ i18n }),
          reportTo: options.reportTo,
        }),
      );
    },
  }),
});

/** Writes the policy in the form of each host, and `security.txt`. */
const hostsStage = ({ securityTxt }: HtmlPolicyOptions): Stage => ({
  key: stageKey('hosts'),
  plugin: NAME,
  reads: { files: [HEADERS_FILE, REDIRECTS_FILE] },
  changes: { files: [`${HOSTS_FOLDER}/`, SECURITY_FILE] },
  start: ({ props: { i18n } }) => ({
    // For each locale again, because each adds scripts to the policy.
    async finish({ output: { site } }) {
      const files = hostFiles(
        await site.read(HEADERS_FILE),
        (await site.readIfThere(REDIRECTS_FILE)) ?? '',
        localeBaseUrls({ i18n }).map((baseUrl) => baseUrl.slice(1)),
      );
      for (const [file, text] of files) {
        await site.write(file, text);
      }
      if (securityTxt) {
        const { contact, expires } = securityTxt;
        await site.write(SECURITY_FILE, `Contact: ${contact}\nExpires: ${expires}\n`);
      }
    },
  }),
});

/**
 * Writes `_headers` with a strict Content-Security-Policy, computed from the inline scripts in the built HTML. An
 * inline script that the options do not list, or an inline event handler, stops the build.
 *
 * A host reads only one such file. Each locale that is built after the default one adds its scripts to it.
 */
export default function htmlPolicyPlugin(context: LoadContext, given: HtmlPolicyOptions): Plugin {
  const { addStage, postBuild } = builtSite(context);
  const options = {
    ...given,
    ...(given.reportTo ? { reportTo: siteBaseUrl(context) + given.reportTo.slice(1) } : {}),
  };
  cleanConfig(context.siteConfig.themeConfig, 'themeConfig');
  addStage(policyStage(options));
  addStage(hostsStage(options));
  return {
    name: NAME,

    // For hosts that send no headers. The development server's pages need more than the policy allows.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {
                tagName: 'meta',
                attributes: {
                  'http-equiv': 'Content-Security-Policy',
                  content: policyInPages(
                    contentSecurityPolicy([...namesOf(options).keys()], options),
                  ),
                },
              },
            ],
          }
        : {},

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                { test: PRINT_MODULE, use: [{ loader: path.join(__dirname, 'printLoader.cjs') }] },
              ],
            },
          },

    postBuild,
  };
}

/** Returns the schemas of fields that are lists of origins. */
const hosts = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, originsOption({ local: true })]));

const schema = Joi.object<HtmlPolicyOptions>({
  inlineScripts: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        sha256: Joi.string().base64().required(),
      }),
    )
    .default([]),
  formActions: originsOption({ local: false }),
  scripts: scriptSourcesOption(),
  ...hosts(['styles', 'fonts', 'images', 'media', 'embeds', 'connect']),
  frames: Joi.array()
    .items(
      Joi.object({
        path: Joi.string()
          .pattern(/^\/[\w-]+\/$/)
          .required()
          .messages({
            'string.pattern.base':
              '{{#label}} must be a folder with a leading and a trailing slash, such as "/ads/"; found "{{#value}}"',
          }),
        scripts: scriptSourcesOption(),
        ...hosts(['images', 'connect']),
      }),
    )
    .default([]),
  reportTo: Joi.string()
    .pattern(/^(?:\/[\w-]+)+$/)
    .messages({
      'string.pattern.base':
        '{{#label}} must be a path on this site, without a query, such as "/reports"; found "{{#value}}"',
    }),
  securityTxt: Joi.object({
    contact: Joi.string()
      .pattern(/^(?:mailto:|tel:|https:\/\/)\S+$/)
      .required()
      .messages({
        'string.pattern.base':
          '{{#label}} must start with "mailto:", "tel:" or "https://"; found "{{#value}}"',
      }),
    expires: Joi.string()
      .pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      .required()
      .messages({
        'string.pattern.base':
          '{{#label}} must be a time such as "2027-06-30T00:00:00Z"; found "{{#value}}"',
      })
      // Nobody may use a file that has expired (RFC 9116, section 2.5.5).
      .custom((value: string, helpers) =>
        Date.parse(value) > Date.now()
          ? value
          : helpers.message({
              custom: '{{#label}} must be a time in the future; found "{{#value}}"',
            }),
      ),
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HtmlPolicyOptions, HtmlPolicyOptions>): HtmlPolicyOptions {
  return validate(schema, options);
}
