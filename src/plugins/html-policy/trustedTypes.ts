/*
 * Trusted Types (https://w3c.github.io/trusted-types/dist/spec/): browsers that support them refuse strings where a page
 * turns them into scripts or markup, unless a policy accepts them. Pages have one policy, `default`, which browsers ask
 * whenever code of the portal or of a library passes a string. It is strict, so that no other policy is needed. Markup loses
 * what isn't harmless, with a message on the console; scripts are refused.
 */

import { REFUSED_TAG } from './harmlessMarkup';

/** The directives that make browsers ask the policy, and that allow no other. */
export const TRUSTED_TYPES_DIRECTIVES = [
  "require-trusted-types-for 'script'",
  'trusted-types default',
] as const;

/**
 * What the policy accepts as code. Browsers check the text of all scripts, even those that they don't run:
 *
 * - The structured data in the head of a page that the reader navigates to. As JavaScript, a text with this beginning is
 *   a syntax error.
 * - `new Function('')`, with which Algolia's search (zod) finds out that pages can't evaluate strings. The policy for
 *   scripts refuses that silently; Trusted Types report it on the console.
 */
const ACCEPTED_CODE = String.raw`^(\{"@context":|\(function anonymous\(\n\) \{\n\n\}\)$)`;

/**
 * Returns the JavaScript that creates the policy. It does nothing in browsers without Trusted Types.
 *
 * @param scripts - JavaScript that returns the regular expression for the addresses of scripts as a string, see
 * {@link scriptPattern}.
 */
export const createPolicyCode = (scripts: string): string =>
  `self.trustedTypes?.createPolicy('default',{` +
  `createHTML:t=>t.replace(/${REFUSED_TAG}/gi,r=>(console.warn('Refused markup',r),' ')),` +
  `createScript:t=>/${ACCEPTED_CODE}/.test(t)?t:null,` +
  `createScriptURL:t=>RegExp(${scripts}).test(t=t.replace(location.origin,''))?t:null})`;

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a part of {@link scriptPattern}. */
function sourcePattern(source: string): string {
  const isOrigin = /^https?:\/\/[^/]+$/.test(source);
  return isOrigin || source.endsWith('/')
    ? `${escape(source.replace(/\/$/, ''))}/.*`
    : `${escape(source)}(\\?.*)?`;
}

/**
 * Returns a regular expression for the addresses of the scripts that pages may load, without the site's own origin.
 *
 * @param folder - Path of the folder that contains the bundle, with a slash at both ends. It isn't escaped, because a
 * template inserts its beginning.
 * @param sources - Other scripts, with any query: paths on the site, and sources on other hosts, which are an origin
 * (`https://host`), a folder (`https://host/tags/`) or a file (`https://host/tag.js`).
 */
export const scriptPattern = (folder: string, sources: readonly string[]): string =>
  `^(${[`${folder}[\\w~.-]+`, ...sources.map(sourcePattern)].join('|')})$`;
