import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** Extra fonts for pages whose address contains `onepirate` (SPEC §2). */
export default function onepirateFontsPlugin(): Plugin {
  return {
    name: 'portal-onepirate-fonts',
    getClientModules: () => [path.join(__dirname, 'client', 'module.ts')],
  };
}
