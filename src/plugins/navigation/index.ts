import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** Chips of navigation entries, in the sidebar and beside the page's title (SPEC §3). */
export default function navigationPlugin(): Plugin {
  return {
    name: 'portal-navigation',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}
