import type { Plugin } from '@docusaurus/types';

import { relativeFontSizes } from './relative';

/** Makes all text follow the font size that readers have chosen in their browser. */
export default function fontSizePlugin(): Plugin {
  return {
    name: 'portal-font-size',
    configurePostCss(options) {
      options.plugins.push(relativeFontSizes());
      return options;
    },
  };
}
