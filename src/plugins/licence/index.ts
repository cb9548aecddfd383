import { createRequire } from 'node:module';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { LICENCE_PACKAGE, LICENCE_VARIABLE, licenceFiles } from './licence';

const NAME = 'portal-licence';
const MODULE = 'licence.js';

/** Whether a module in this folder could import the package. */
function canImport(folder: string): boolean {
  try {
    createRequire(path.join(folder, MODULE)).resolve(LICENCE_PACKAGE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets the licence key of MUI X's commercial packages (SPEC §9; DESIGN §1, commercial packages), taken from
 * `MUI_X_LICENSE_KEY`, before any island renders, on the server and in the browser. It travels with the islands'
 * runtime, so that pages without a running island do not load it.
 *
 * @throws Error where the key has white space.
 */
export default function licencePlugin({ generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,

    async contentLoaded({ actions: { createData } }) {
      const { module, key } = licenceFiles({
        key: process.env[LICENCE_VARIABLE],
        isInstalled: canImport(folder),
        warn: (message) => logger.warn(message),
      });
      await createData('key.json', key);
      await createData(MODULE, module);
    },

    // Always the same file, of which the bundler's cache sees a change.
    configureWebpack: () => ({
      resolve: { alias: { '@portal/licence$': path.join(folder, MODULE) } },
    }),
  };
}
