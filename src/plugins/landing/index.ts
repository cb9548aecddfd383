import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** The hero and the products' cards at the top of `/x/`. */
export default function landingPlugin(): Plugin {
  return {
    name: 'portal-landing',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}
