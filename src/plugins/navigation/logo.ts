import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Size up to which a logo is part of each page, in bytes. */
const SMALL = 2048;

/**
 * Returns the address of the navbar's logo: a `data:` URL for a small SVG, because the first paint would wait for another
 * request.
 *
 * @param siteDir - The site's folder.
 * @param src - The setting `logo.src`: a path in `static/`, or an address, which stays as it is.
 */
export function logoAddress(siteDir: string, src: string): string {
  const file = path.join(siteDir, 'static', src);
  const stats = /^(?!\w+:|\/\/).*\.svg$/.test(src) && statSync(file, { throwIfNoEntry: false });
  return stats && stats.size <= SMALL
    ? `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}`
    : src;
}
