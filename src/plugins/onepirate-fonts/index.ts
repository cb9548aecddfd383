import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** Loads extra fonts on pages whose address contains `onepirate`. */
export default function onepirateFontsPlugin(): Plugin {
  return {
    name: 'portal-onepirate-fonts',
    getClientModules: () => [path.join(__dirname, 'client', 'module.ts')],
  };
}
