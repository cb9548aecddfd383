import type { Plugin } from '@docusaurus/types';

import { logicalProperties } from './logical';

/** Styles that follow the text direction (SPEC §4). */
export default function directionPlugin(): Plugin {
  return {
    name: 'portal-direction',
    configurePostCss(options) {
      options.plugins.push(logicalProperties());
      return options;
    },
  };
}
