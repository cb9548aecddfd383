import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { applyOverrides } from '../../core/overrides';

import { codeStyleSheetTags } from './schemeSheets';

export { highlight } from './highlight';
export { default as rehypeCodeBlocks } from './rehypeCodeBlocks';
export { default as remarkCodeVariants } from './remarkCodeVariants';
export { toJavaScript } from './toJavaScript';

/**
 * Code blocks that are highlighted at build. The theme's `CodeBlock` replaces Docusaurus' own, and Prism does
 * not reach the browser, whoever imports it.
 */
export default function codeBlocksPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'portal-code-blocks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'clientModule.ts')],
    injectHtmlTags: () => ({ headTags: codeStyleSheetTags(siteDir, baseUrl) }),
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      ...applyOverrides({ 'code-blocks/prism': {} }, { isServer, currentBundler }),
      module: {
        rules: [
          {
            // For the door `client.ts` alone.
            include: ['highlight.ts', 'prism.ts'].map((file) => path.join(__dirname, file)),
            resolve: {
              // eslint-disable-next-line no-restricted-syntax -- Takes the override back.
              alias: { 'prism-react-renderer$': require.resolve('prism-react-renderer') },
            },
          },
        ],
      },
    }),
  };
}
