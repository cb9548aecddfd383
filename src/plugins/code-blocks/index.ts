import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { EmitFilesPlugin } from '../../core/build/emitFiles';
import { applyOverrides } from '../../core/overrides';
import {
  announcePlugin,
  requirePlugins,
  requireTransformer,
  type PluginRequirement,
} from '../../core/validation/requirements';

import { missingGrammars } from './languages';
import { configurePrism, type PrismSettings } from './magicComments';
import { codeStyleSheets, codeStyleSheetTags } from './schemeSheets';

export { highlight } from './highlight';
export { default as rehypeCodeBlocks } from './rehypeCodeBlocks';
export { default as remarkCodeVariants } from './remarkCodeVariants';
export { toJavaScript } from './toJavaScript';

const REQUIREMENTS: readonly PluginRequirement[] = [
  { plugin: 'islands', list: 'plugins', provides: 'the colors and sizes of the buttons' },
  {
    plugin: 'color-mode',
    list: 'themes',
    provides: 'the color mode that the colors of code follow',
  },
  {
    plugin: 'settings',
    list: 'themes',
    provides: "the reader's choice of TypeScript or JavaScript",
  },
];

/** Matches theme-classic's code block, which would be used instead of the plugin's. */
const CLASSIC_CODE_BLOCK = /[\\/]theme-classic[\\/]/;

/**
 * Code blocks that are highlighted at build time. The theme's `CodeBlock` replaces Docusaurus' own, and Prism isn't in
 * the browser bundle, even if other code imports it.
 */
export default function codeBlocksPlugin({ baseUrl, siteConfig }: LoadContext): Plugin {
  announcePlugin('code-blocks');
  const { prism = {} } = siteConfig.themeConfig as { prism?: Partial<ThemeConfig['prism']> };
  const { defaultLanguage, magicComments, additionalLanguages = [] } = prism;
  const settings: PrismSettings = {
    ...(defaultLanguage && { defaultLanguage }),
    ...(magicComments && { magicComments }),
  };
  configurePrism(settings);
  return {
    name: 'portal-code-blocks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'clientModule.ts')],
    async contentLoaded({ actions: { createData } }) {
      await createData(
        'prism.js',
        [
          ...missingGrammars(additionalLanguages).map(
            (name) => `import 'prismjs/components/prism-${name}';`,
          ),
          `export default ${JSON.stringify(settings)};`,
        ].join('\n'),
      );
    },
    injectHtmlTags: () => ({ headTags: codeStyleSheetTags(baseUrl) }),
    allContentLoaded({ allContent }) {
      requirePlugins('code-blocks', REQUIREMENTS, allContent);
      requireTransformer('code-blocks', 'rehypeCodeBlocks', 'rehypePlugins', siteConfig);
      return Promise.resolve();
    },
    configureWebpack: ({ resolve: { alias = {} } = {} }, isServer, { currentBundler }) => {
      const component = (alias as Record<string, unknown>)['@theme/CodeBlock'];
      if (typeof component === 'string' && CLASSIC_CODE_BLOCK.test(component)) {
        throw new Error(
          'The plugin "code-blocks" replaces the code block of theme-classic. Move "src/plugins/code-blocks/index.ts" from "plugins" to "themes" in docusaurus.config.',
        );
      }
      const { resolve, plugins } = applyOverrides(
        { 'code-blocks/prism': {} },
        { isServer, currentBundler },
      );
      const source = isServer && process.env.NODE_ENV === 'production' ? 'server' : 'browser';
      return {
        resolve: {
          ...resolve,
          alias: {
            ...resolve.alias,
            '@portal/source-code$': path.join(__dirname, 'source', `${source}.tsx`),
          },
        },
        plugins: [
          ...plugins,
          // Unchanged, because pages link to them with a hash of their content.
          ...(isServer ? [] : [new EmitFilesPlugin(codeStyleSheets(), { verbatim: true })]),
        ],
        module: {
          rules: [
            {
              // Only for `client.ts` and for code in pages (`source/`).
              include: ['highlight.ts', 'prism.ts'].map((file) => path.join(__dirname, file)),
              resolve: {
                // oxlint-disable-next-line syntax/restricted -- Undoes the override.
                alias: { 'prism-react-renderer$': require.resolve('prism-react-renderer') },
              },
            },
          ],
        },
      };
    },
  };
}
