import { createHash } from 'node:crypto';

import type { Document } from 'domhandler';
import { existsOne, getElementsByTagName, textContent } from 'domutils';

/** An inline script that pages may carry. */
export interface AllowedScript {
  /** What it is, for errors. */
  name: string;
  /** SHA-256 in base64 of its text in the built page, so that a change of it is looked at. */
  sha256: string;
}

/** SHA-256 in base64, as a Content-Security-Policy names it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Types of scripts that browsers run. Blocks of data (`application/ld+json`) are not among them. */
const SCRIPT_TYPE = /^$|^module$|javascript$/i;

/**
 * The texts of a page's inline scripts, as written.
 *
 * @param document - The parsed page.
 */
export function inlineScripts(document: Document): string[] {
  return getElementsByTagName('script', document)
    .filter(({ attribs }) => !('src' in attribs) && SCRIPT_TYPE.test(attribs.type?.trim() ?? ''))
    .map((script) => textContent(script));
}

/**
 * Whether a page has an inline event handler, which no hash can allow.
 *
 * @param document - The parsed page.
 */
export const hasEventHandler = (document: Document): boolean =>
  existsOne(
    ({ attribs }) =>
      Object.entries(attribs).some(([name, value]) => value !== '' && /^on[a-z]+$/.test(name)),
    document.children,
  );

/** Other hosts than the site's own that its pages may use, each as an origin. None by default. */
export interface PolicyOrigins {
  /** Where scripts may come from. */
  scripts?: readonly string[];
  /** Where style sheets may come from. */
  styles?: readonly string[];
  /** Where fonts may come from. */
  fonts?: readonly string[];
  /** Where images may come from. */
  images?: readonly string[];
  /** What scripts may fetch from. */
  connect?: readonly string[];
  /** Where forms may be sent. */
  formActions?: readonly string[];
}

/** Puts together what several services need. */
export function joinOrigins(...parts: readonly PolicyOrigins[]): Required<PolicyOrigins> {
  const all = (kind: keyof PolicyOrigins) => parts.flatMap((part) => part[kind] ?? []);
  return {
    scripts: all('scripts'),
    styles: all('styles'),
    fonts: all('fonts'),
    images: all('images'),
    connect: all('connect'),
    formActions: all('formActions'),
  };
}

/** Documents of the site for code of others, which pages show in frames. */
export interface FramePolicy extends Pick<PolicyOrigins, 'scripts' | 'images' | 'connect'> {
  /** The folder they lie in, from the site's root: `/ads/`. */
  path: string;
}

/** Each once, in an order that does not depend on how they were found. */
function distinct(sources: readonly string[]): string[] {
  return [...new Set(sources)].sort();
}

/** A directive with the hosts it allows beside what it starts with. */
function directive(start: string, origins: readonly string[] = []): string {
  return [start, ...distinct(origins)].join(' ');
}

/**
 * The Content-Security-Policy. It allows nothing by default. Scripts may come from this host and from `origins`; inline
 * scripts are listed by hash. Styles are `unsafe-inline` because Emotion creates them at run time.
 *
 * @param scriptHashes - SHA-256 of the inline scripts, in base64.
 * @param origins - Other hosts that pages may use.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { scripts, styles, fonts, images, connect, formActions }: PolicyOrigins = {},
): string {
  const hashes = distinct(scriptHashes).map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    directive(["script-src 'self'", ...hashes].join(' '), scripts),
    directive("style-src 'self' 'unsafe-inline'", styles),
    directive("img-src 'self' data:", images),
    directive("font-src 'self'", fonts),
    directive("connect-src 'self'", connect),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    directive("form-action 'self'", formActions),
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of `/live/*`, the frames that run code which readers edit. They may evaluate code, and therefore belong to
 * no origin (`sandbox`), even when opened directly: nothing of the site's is within their reach, they fetch nothing but
 * the site's own scripts, styles, fonts and images, and only the site may frame them.
 *
 * `'self'` is the host that the document came from, in an opaque origin too (CSP 3, "self-origin").
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

/** Directives that count in a header only. */
const HEADER_ONLY = /^(?:frame-ancestors|sandbox)\b/;

/** What of a policy counts in a document's `<meta>`: for hosts that send no headers, as the development server. */
export function policyInDocument(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
}

/**
 * The policy of frames for others' code, such as an ad network's script: as `/live/*`, of no origin, so that the script
 * reaches nothing of the page or of the reader's. It may load from the hosts given, and open links in new tabs.
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

/** The rules of frames for others' code. What `/*` sets is taken back first, as for `/live/*`. */
function frameHeaders(frame: FramePolicy): string {
  return `
${frame.path}*
  ! Content-Security-Policy
  ! Cross-Origin-Opener-Policy
  Content-Security-Policy: ${frameContentSecurityPolicy(frame)}
`;
}

/**
 * The rules of `/live/*`. What `/*` sets is taken back first, since a host would send both policies, and the stricter
 * one would count. Fonts, and scripts that tell their errors, need leave to be read from an opaque origin.
 */
function liveHeaders(): string {
  return `
/live/*
  ! Content-Security-Policy
  ! Cross-Origin-Opener-Policy
  Content-Security-Policy: ${liveContentSecurityPolicy()}
  Access-Control-Allow-Origin: *

/live/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** The rule of hashed files. */
const assetHeaders = (folder: string) => `
${folder}*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;

/** What the site is made of, beside its pages. */
export interface HeadersOptions {
  /** Folders with a policy of their own. Default: none. */
  frames?: readonly FramePolicy[];
  /** Base URLs of the site's languages, each with a slash at both ends. Default: `/` alone. */
  baseUrls?: readonly string[];
}

/**
 * The host's headers in the `_headers` format that static hosts share. The style sheets of `/static/styles/` have fixed
 * names; pages ask for them with a hash of their content, and whoever asks without one has them for a day. The service
 * worker in `/x/` is allowed to serve all pages of the host.
 *
 * @param policy - The pages' Content-Security-Policy.
 */
export function headersFile(
  policy: string,
  { frames = [], baseUrls = ['/'] }: HeadersOptions = {},
): string {
  const folders = [...new Set(baseUrls)].map((baseUrl) => `${baseUrl}assets/`);
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cache-Control: no-cache
${folders.map(assetHeaders).join('')}
/static/styles/*
  ! Cache-Control
  Cache-Control: public, max-age=86400

/x/sw.js
  Service-Worker-Allowed: /
${liveHeaders()}${frames.map(frameHeaders).join('')}`;
}
