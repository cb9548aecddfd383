/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';

import codeBlocksPlugin from '.';

const plugin = () => codeBlocksPlugin({ baseUrl: '/', siteConfig: {} } as LoadContext);

test('a site whose code blocks are still those of theme-classic is told where to list the plugin', () => {
  const alias = {
    '@theme/CodeBlock': '/site/node_modules/@docusaurus/theme-classic/lib/theme/CodeBlock',
  };
  const configure = () =>
    plugin().configureWebpack?.({ resolve: { alias } }, true, {} as never, undefined);
  expect(configure).toThrow(
    'Move "src/plugins/code-blocks/index.ts" from "plugins" to "themes" in docusaurus.config.',
  );
});
