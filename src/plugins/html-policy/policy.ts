import { createHash } from 'node:crypto';

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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** The texts of a page's inline scripts. Blocks of data (`type="application/ld+json"`) are not scripts. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => {
      const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? '';
      const isCode = type === '' || type === 'module' || /javascript$/i.test(type);
      return isCode && !/\bsrc\s*=/i.test(attributes);
    })
    .map(([, , text = '']) => text);
}

const EVENT_HANDLER = /<[a-z][^>]*?\son[a-z]+\s*=\s*["']/i;

/** Whether the markup has an inline event handler, which no hash can allow. */
export function hasEventHandler(html: string): boolean {
  const markup = html.replace(SCRIPT, '').replace(/<(style|pre)\b[\s\S]*?<\/\1>/gi, '');
  return EVENT_HANDLER.test(markup);
}

/**
 * The Content-Security-Policy (DESIGN §1, safety): nothing by default, scripts of this host and the inline ones
 * named by hash. Styles are `unsafe-inline`, since emotion's are made while a page runs.
 *
 * @param scriptHashes - SHA-256 of the inline scripts, in base64.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The host's headers in the `_headers` format that static hosts share.
 *
 * @param policy - The Content-Security-Policy.
 */
export function headersFile(policy: string): string {
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
}
