import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { Globby } from '@docusaurus/utils';

import { originsOption } from '../../core/options';
import { localeDirectories, siteDirectory } from '../../core/post-build';

import {
  contentSecurityPolicy,
  hasEventHandler,
  headersFile,
  inlineScripts,
  sha256,
  type AllowedScript,
  type FramePolicy,
  type PolicyOrigins,
} from './policy';

export {
  frameContentSecurityPolicy,
  joinOrigins,
  liveContentSecurityPolicy,
  policyInDocument,
} from './policy';
export type { FramePolicy, PolicyOrigins } from './policy';

/**
 * Options of the html-policy plugin. The origins are those of hosts other than the site's own, each `https://host`, or
 * `http://localhost:port` but for forms. None by default.
 */
export interface HtmlPolicyOptions extends Required<PolicyOrigins> {
  /** Inline scripts that the built pages may carry. Any other stops the build. */
  inlineScripts: AllowedScript[];
  /** Folders of documents for others' code, each with a policy of its own. None by default. */
  frames: FramePolicy[];
}

const EXCERPT_LENGTH = 120;

/**
 * Writes `_headers` with a strict Content-Security-Policy, computed from the inline scripts in the built HTML. An
 * inline script that the options do not list, or an inline event handler, stops the build.
 *
 * A host reads only one such file, so each locale rewrites it for the part of the site that is built so far.
 */
export default function htmlPolicyPlugin(
  _context: LoadContext,
  options: HtmlPolicyOptions,
): Plugin {
  const allowed = new Map(options.inlineScripts.map((script) => [script.sha256, script.name]));
  return {
    name: 'portal-html-policy',
    async postBuild(props) {
      const directory = siteDirectory(props);
      const pages = await Globby('**/*.html', { cwd: directory });
      const found = new Set<string>();
      const unknown = new Map<string, string>();
      for (const page of pages) {
        const html = await readFile(path.join(directory, page), 'utf8');
        for (const script of inlineScripts(html)) {
          const hash = sha256(script);
          found.add(hash);
          if (!allowed.has(hash) && !unknown.has(hash)) {
            const excerpt = JSON.stringify(script.trim().slice(0, EXCERPT_LENGTH));
            unknown.set(hash, `- ${page}: ${excerpt}\n  { name: '…', sha256: '${hash}' }`);
          }
        }
        if (hasEventHandler(html)) {
          throw new Error(
            `html-policy: ${page} has an inline event handler (on…="…"), which the policy forbids. Use a listener.`,
          );
        }
      }
      if (unknown.size > 0) {
        throw new Error(
          `html-policy: pages have inline scripts that portal.config.ts does not name. Each, with a page that ` +
            `has it, and what to add to the option inlineScripts where it is wanted:\n` +
            `${[...unknown.values()].join('\n')}\nNamed are: ${[...allowed.values()].join(', ')}.`,
        );
      }
      await writeFile(
        path.join(directory, '_headers'),
        headersFile(contentSecurityPolicy([...found], options), {
          frames: options.frames,
          baseUrls: localeDirectories(props).map(({ baseUrl }) => baseUrl),
        }),
      );
    },
  };
}

/** Fields that are lists of origins. */
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
  ...hosts(['scripts', 'styles', 'fonts', 'images', 'connect']),
  frames: Joi.array()
    .items(
      Joi.object({
        path: Joi.string()
          .pattern(/^\/[\w-]+\/$/)
          .required()
          .messages({
            'string.pattern.base':
              '{{#label}} must be a folder below the site\'s root, such as "/ads/"; found "{{#value}}"',
          }),
        ...hosts(['scripts', 'images', 'connect']),
      }),
    )
    .default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HtmlPolicyOptions, HtmlPolicyOptions>): HtmlPolicyOptions {
  return validate(schema, options);
}
