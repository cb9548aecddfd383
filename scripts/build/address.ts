import path from 'node:path';

import fs from 'fs-extra';

import { readBaseUrl } from '../../src/core/hosts';
import { DEFAULT_SITE_URL } from '../../src/core/validation/environment';

/** Returns whether a site was built for the default address, by its sitemap. */
export async function hasDefaultAddress(outDir: string): Promise<boolean> {
  const sitemap = path.join(outDir, readBaseUrl(outDir), 'sitemap.xml');
  return (
    (await fs.pathExists(sitemap)) &&
    (await fs.readFile(sitemap, 'utf8')).includes(`<loc>${DEFAULT_SITE_URL}/`)
  );
}
