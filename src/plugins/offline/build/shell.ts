import path from 'node:path';

import fs from 'fs-extra';

import { buildOfHtml } from '../../bundle';
import { OFFLINE_ATTRIBUTE, OFFLINE_PAGE, type WorkerLocale } from '../format';

import { createReferences } from './references';

/** Scripts, styles, fonts and the logo. The page has no code, whose colours are elsewhere. */
const SHELL_FILE = /^\/(?:[\w-]+\/)?(?:assets\/|img\/)/;

/**
 * Writes the page for what is not kept: the page for what is not there, which works at every address, marked so that it
 * lists what is available.
 *
 * @param outDir - Folder of the build of one language.
 */
export async function writeOfflinePage(outDir: string): Promise<void> {
  const html = await fs.readFile(path.join(outDir, '404.html'), 'utf8');
  await fs.outputFile(
    path.join(outDir, OFFLINE_PAGE, 'index.html'),
    html
      .replace(/<html\b/, `<html ${OFFLINE_ATTRIBUTE}`)
      .replace(/<head>/, '<head><meta name="robots" content="noindex">'),
  );
}

/**
 * What the worker has to know of a built language; undefined where it is not built.
 *
 * @param outDir - Folder of that language's build.
 * @param base - Its base URL.
 */
export function readLocale(outDir: string, base: string): WorkerLocale | undefined {
  const offlinePage = base + OFFLINE_PAGE;
  if (!fs.existsSync(path.join(outDir, OFFLINE_PAGE, 'index.html'))) {
    return undefined;
  }
  const references = createReferences(outDir, base);
  const files = references.inPage(offlinePage).filter((file) => SHELL_FILE.test(file));
  return {
    base,
    builds: [buildOfHtml(references.read(offlinePage))],
    shell: [offlinePage, ...new Set(files.sort())],
  };
}
