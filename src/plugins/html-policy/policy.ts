import { createHash } from 'node:crypto';

import { isTag, type Document, type Element } from 'domhandler';
import { existsOne, getElementsByTagName, textContent } from 'domutils';

import { TRUSTED_TYPES_DIRECTIVES } from './trustedTypes';

/** An inline script that pages may contain. */
export interface AllowedScript {
  /** Name of the script, for errors. */
  name: string;
  /** SHA-256, in base64, of its text in the built page. A changed script must therefore be reviewed. */
  sha256: string;
}

/** Returns the SHA-256 of a text in base64, as used in a Content-Security-Policy. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Types of scripts that a policy applies to: JavaScript in any of its names (WHATWG MIME Sniffing, "JavaScript MIME
 * type"), and the types with which HTML defines something other than a data block. Data blocks, such as
 * `application/ld+json`, are not among them.
 */
const SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/** Returns the type of a script element. The obsolete attribute `language` counts if there is no `type`. */
const typeOf = ({ type, language }: Record<string, string>): string =>
  type === undefined && language ? `text/${language}` : (type ?? '').trim();

/** Returns whether the code of a script element is in another file. In SVG, `href` refers to it. */
const isExternal = (script: Element): boolean =>
  ['src', 'href', 'xlink:href'].some(
    (name) => name in script.attribs && (name === 'src') !== isInSvg(script),
  );

/** Returns whether an element belongs to an `<svg>`, and not to HTML inside of it. */
function isInSvg({ parent }: Element): boolean {
  return (
    parent !== null &&
    isTag(parent) &&
    parent.name.toLowerCase() !== 'foreignobject' &&
    (parent.name === 'svg' || isInSvg(parent))
  );
}

/**
 * Returns the texts of a page's inline scripts, as written.
 *
 * @param document - The parsed page.
 */
export function inlineScripts(document: Document): string[] {
  return getElementsByTagName('script', document)
    .filter((script) => !isExternal(script) && SCRIPT_TYPE.test(typeOf(script.attribs)))
    .map((script) => textContent(script));
}

/** Attributes that browsers navigate to or load, and those with which SVG animations set them. */
const URL_ATTRIBUTE = /^(?:(?:xlink:)?href|src|action|formaction|data|to|from|by|values)$/;

/** Returns whether a URL runs a script. Leaves out the characters that browsers ignore (WHATWG URL, "URL parsing"). */
const isScriptUrl = (value: string): boolean =>
  // eslint-disable-next-line no-control-regex
  /^[\u0000-\u0020]*javascript:/i.test(value.replace(/[\t\n\r]/g, ''));

/**
 * Returns what is wrong with an attribute, or undefined.
 *
 * @param name - In lower case.
 */
function problemOf(name: string, value: string): string | undefined {
  if (value !== '' && /^(?:xlink:)?on[a-z]+$/.test(name)) {
    return `an inline event handler (${name}="…"), which the policy blocks. Use an event listener.`;
  }
  if (name === 'srcdoc') {
    return 'a document in an attribute (srcdoc="…"), which nothing checks. Put the document into a file, and use src.';
  }
  return URL_ATTRIBUTE.test(name) && value.split(name === 'values' ? ';' : '\0').some(isScriptUrl)
    ? `a javascript: URL (${name}="…"), which the policy blocks. Use a button with an event listener.`
    : undefined;
}

/**
 * Returns what a page contains that runs scripts, and that no hash can allow: inline event handlers, `javascript:` URLs
 * and `srcdoc`. Undefined if there is none of these.
 *
 * @param document - The parsed page.
 * @returns The rest of a sentence that starts with "The page has".
 */
export function forbiddenMarkup(document: Document): string | undefined {
  let problem: string | undefined;
  existsOne(({ attribs }) => {
    problem = Object.entries(attribs)
      .map(([name, value]) => problemOf(name.toLowerCase(), value))
      .find(Boolean);
    return problem !== undefined;
  }, document.children);
  return problem;
}

/** Hosts other than the site's own that its pages may use, each as an origin. Default: none. */
export interface PolicyOrigins {
  /** Where scripts may come from. Unlike the others, they can have a path: `https://host/tag.js`, `https://host/tags/`. */
  scripts?: readonly string[];
  /** Where style sheets may come from. */
  styles?: readonly string[];
  /** Where fonts may come from. */
  fonts?: readonly string[];
  /** Where images may come from. */
  images?: readonly string[];
  /** Where audio and video may come from. */
  media?: readonly string[];
  /** What frames may show. */
  embeds?: readonly string[];
  /** What scripts may fetch from. */
  connect?: readonly string[];
  /** Where forms may be sent. */
  formActions?: readonly string[];
}

/** Merges the origins that several services need. */
export function joinOrigins(...parts: readonly PolicyOrigins[]): Required<PolicyOrigins> {
  const all = (kind: keyof PolicyOrigins) => parts.flatMap((part) => part[kind] ?? []);
  return {
    scripts: all('scripts'),
    styles: all('styles'),
    fonts: all('fonts'),
    images: all('images'),
    media: all('media'),
    embeds: all('embeds'),
    connect: all('connect'),
    formActions: all('formActions'),
  };
}

/** Documents of the site for third-party code, which pages show in frames. */
export interface FramePolicy extends Pick<PolicyOrigins, 'scripts' | 'images' | 'connect'> {
  /** The folder of the documents, from the site's root: `/ads/`. */
  path: string;
}

/** Returns each source once, in an order that does not depend on how they were found. */
function distinct(sources: readonly string[]): string[] {
  return [...new Set(sources)].sort();
}

/** Returns a directive with the origins that it allows in addition to its fixed sources. */
function directive(start: string, origins: readonly string[] = []): string {
  return [start, ...distinct(origins)].join(' ');
}

/** Options of {@link contentSecurityPolicy}. */
export interface PolicyOptions extends PolicyOrigins {
  /** The path to which browsers send reports about what they blocked. Default: they send none. */
  reportTo?: string;
}

/** Name of the endpoint for reports, in the policy and in `Reporting-Endpoints`. */
const REPORTS = 'policy';

/**
 * Returns the Content-Security-Policy of the pages. It allows nothing by default. Scripts may come from this host and
 * from `origins`; inline scripts are listed by hash. Styles are `unsafe-inline` because Emotion creates them at run
 * time. Strings become scripts and markup only through a Trusted Types policy (`trustedTypes.ts`).
 *
 * @param scriptHashes - SHA-256 of the inline scripts, in base64.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  {
    scripts,
    styles,
    fonts,
    images,
    media,
    embeds,
    connect,
    formActions,
    reportTo,
  }: PolicyOptions = {},
): string {
  const hashes = distinct(scriptHashes).map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    directive(["script-src 'self'", ...hashes].join(' '), scripts),
    directive("style-src 'self' 'unsafe-inline'", styles),
    directive("img-src 'self' data:", images),
    directive("font-src 'self'", fonts),
    directive("media-src 'self'", media),
    directive("connect-src 'self'", connect),
    "manifest-src 'self'",
    "worker-src 'self'",
    directive("frame-src 'self'", embeds),
    "object-src 'none'",
    "base-uri 'none'",
    directive("form-action 'self'", formActions),
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES_DIRECTIVES,
    // Browsers that know the second directive ignore the first one.
    ...(reportTo === undefined ? [] : [`report-uri ${reportTo}`, `report-to ${REPORTS}`]),
  ].join('; ');
}

/**
 * Returns the policy of `/live/*`, the frames that run code edited by readers. They may evaluate code, and therefore
 * have an opaque origin (`sandbox`), even when opened directly: they cannot access anything of the site, they load
 * nothing but the site's own scripts, styles, fonts and images, and only the site may frame them. Trusted Types would add
 * nothing, since the code is the reader's own.
 *
 * The two parts of this policy are in the frame's header ({@link policyInFrameHeader}) and its document
 * ({@link framePolicyScript}).
 */
export function liveContentSecurityPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** Directives that only work in a header. */
const HEADER_ONLY = /^(?:frame-ancestors|sandbox|report-uri|report-to)\b/;

/**
 * Returns the part of a policy that works in a document's `<meta>`, for hosts that send no headers, such as the
 * development server.
 */
export function policyInDocument(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
}

/** What a policy without `default-src` has to forbid by itself, if nothing else does. */
const FORBIDDEN = ['connect', 'frame', 'manifest', 'media', 'object', 'worker'];

/**
 * Returns the part of a frame's policy for its header. According to CSP 3 ("self-origin"), `'self'` is the host that a
 * document came from, even if its origin is opaque, but WebKit matches it with nothing then. The site doesn't know its
 * host when it is built, so everything that depends on it is left to {@link framePolicyScript}.
 */
export function policyInFrameHeader(policy: string): string {
  const directives = policy
    .split('; ')
    .filter((directive) => /^frame-ancestors |^(?!default-src )(?!.*'self')/.test(directive));
  const names = new Set(directives.map((directive) => directive.split(' ')[0]));
  return [
    ...FORBIDDEN.filter((kind) => !names.has(`${kind}-src`)).map((kind) => `${kind}-src 'none'`),
    ...directives,
  ].join('; ');
}

/**
 * Returns an inline script that adds a policy to a frame's document, with the host that the document came from beside
 * `'self'` (see {@link policyInFrameHeader}). Nothing may come before it that the policy restricts.
 */
export function framePolicyScript(policy: string): string {
  const text = JSON.stringify(policyInDocument(policy)).replaceAll('<', '\\u003c');
  return `<script>{
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = ${text}.replaceAll("'self'", "'self' " + location.origin);
document.head.append(policy);
}</script>`;
}

/** Matches directives that need not be listed if `default-src` is the site itself. */
const OWN_ONLY = /^(font|media|connect|manifest|worker|frame)-src 'self'$/;

/**
 * Returns {@link policyInDocument} in fewer bytes, because every page contains it.
 */
export function policyInPages(policy: string): string {
  return policyInDocument(policy)
    .split('; ')
    .filter((directive) => !OWN_ONLY.test(directive))
    .map((directive) => directive.replace(/^default-src 'none'$/, "default-src 'self'"))
    .join('; ');
}

/**
 * Returns the policy of frames for third-party code, such as an ad network's script. Like `/live/*`, they have an
 * opaque origin, so that the script cannot access the page or the reader's data. It may load from the given hosts, and
 * open links in new tabs.
 */
export function frameContentSecurityPolicy({ scripts, images, connect }: FramePolicy): string {
  return [
    "default-src 'none'",
    directive("script-src 'self'", scripts),
    "style-src 'self' 'unsafe-inline'",
    directive("img-src 'self' data:", images),
    ...(connect?.length ? [directive('connect-src', connect)] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/** Returns the rules of frames for third-party code. They first remove what `/*` sets, as for `/live/*`. */
function frameHeaders(frame: FramePolicy, root: string): string {
  return `
${root}${frame.path.slice(1)}*
  ! Content-Security-Policy
  ! Cross-Origin-Opener-Policy
  Content-Security-Policy: ${policyInFrameHeader(frameContentSecurityPolicy(frame))}
`;
}

/**
 * Returns the rules of `/live/*`. They first remove what `/*` sets, because a host would otherwise send both policies,
 * and the stricter one would apply. To be read from an opaque origin, fonts, and scripts that report their errors, need
 * `Access-Control-Allow-Origin`.
 */
function liveHeaders(root: string): string {
  return `
${root}live/*
  ! Content-Security-Policy
  ! Cross-Origin-Opener-Policy
  Content-Security-Policy: ${policyInFrameHeader(liveContentSecurityPolicy())}
  Access-Control-Allow-Origin: *

${root}live/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** Returns the rule for hashed files. */
const assetHeaders = (folder: string) => `
${folder}*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;

/** Options of {@link headersFile}. */
export interface HeadersOptions extends Pick<PolicyOptions, 'reportTo'> {
  /** Folders with their own policy. Default: none. */
  frames?: readonly FramePolicy[];
  /** Base URLs of the site's languages, each with a slash at both ends, the site's own first. Default: only `/`. */
  baseUrls?: readonly string[];
}

/**
 * Returns the host's headers in the `_headers` format that static hosts share. The style sheets of `/static/styles/`
 * have fixed names. Pages request them with a hash of their content; requests without a hash are cached for a day. The
 * service worker in `/x/` is allowed to control all pages of the site. The first rule is for the whole site: servers read
 * its base URL from it (`baseUrlOf` in `src/core/hosts`).
 *
 * @param policy - The pages' Content-Security-Policy.
 */
export function headersFile(
  policy: string,
  { frames = [], baseUrls = ['/'], reportTo }: HeadersOptions = {},
): string {
  const [root = '/'] = baseUrls;
  const folders = [...new Set(baseUrls)].map((baseUrl) => `${baseUrl}assets/`);
  return `${root}*
  Content-Security-Policy: ${policy}
${reportTo === undefined ? '' : `  Reporting-Endpoints: ${REPORTS}="${reportTo}"\n`}  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cache-Control: no-cache
${folders.map(assetHeaders).join('')}
${root}static/styles/*
  ! Cache-Control
  Cache-Control: public, max-age=86400

${root}*.md
  Content-Type: text/markdown; charset=utf-8

${root}*.txt
  Content-Type: text/plain; charset=utf-8

${root}x/sw.js
  Service-Worker-Allowed: ${root}
${liveHeaders(root)}${frames.map((frame) => frameHeaders(frame, root)).join('')}`;
}
