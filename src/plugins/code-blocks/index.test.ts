/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';

import codeBlocksPlugin from '.';

const plugin = () =>
  codeBlocksPlugin({ baseUrl: '/', siteConfig: { themeConfig: {} } } as LoadContext);

test("tells a site that still uses theme-classic's code blocks where to list the plugin", () => {
  const alias = {
    '@theme/CodeBlock': '/site/node_modules/@docusaurus/theme-classic/lib/theme/CodeBlock',
  };
  const configure = () =>
    plugin().configureWebpack?.({ resolve: { alias } }, true, {} as never, undefined);
  expect(configure).toThrow(
    'Move "src/plugins/code-blocks/index.ts" from "plugins" to "themes" in docusaurus.config.',
  );
});
