import { createRequire } from 'node:module';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { LICENCE_PACKAGE, LICENCE_VARIABLE, licenseFiles } from './license';

const NAME = 'portal-license';
const MODULE = 'license.js';

/** Returns whether a module in this folder could import the package. */
function canImport(folder: string): boolean {
  try {
    createRequire(path.join(folder, MODULE)).resolve(LICENCE_PACKAGE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets the license key of MUI X's commercial packages, read from `MUI_X_LICENSE_KEY`, before any island renders, on the
 * server and in the browser. The repository does not install these packages, because that means accepting a EULA: only
 * a maintainer with a license does. The key is bundled with the islands' runtime, so pages without a running island do
 * not load it.
 *
 * @throws Error if the key contains white space.
 */
export default function licensePlugin({ generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,

    async contentLoaded({ actions: { createData } }) {
      const { module, key } = licenseFiles({
        key: process.env[LICENCE_VARIABLE],
        isInstalled: canImport(folder),
        warn: (message) => logger.warn(message),
      });
      await createData('key.json', key);
      await createData(MODULE, module);
    },

    // Always the same path, so that the bundler's cache notices when the file changes.
    configureWebpack: () => ({
      resolve: { alias: { '@portal/license$': path.join(folder, MODULE) } },
    }),
  };
}
