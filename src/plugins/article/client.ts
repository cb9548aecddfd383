import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { JsonObject } from '@site/src/core/islands';
import { createContext } from 'react';

export { ArticleExportsContext, docExports };

/**
 * The exports of the page's module, other than its component, that the shell around the article needs. The build writes
 * them into the page; in the browser they become properties of the `content` that `@theme/DocItem` receives.
 */
const ArticleExportsContext = createContext<JsonObject>({});

/**
 * Returns what theme-classic (3.10.2) needs of a page: see `DocProvider`.
 *
 * @param content - The page's component, with the exports of its module as properties.
 */
function docExports(content: PropDocContent): JsonObject {
  const { metadata, frontMatter, assets, contentTitle, toc } = content;
  // In the browser, on an interactive page: see `sidebarAround.ts`.
  const { sidebarAround } = content as unknown as JsonObject;
  return { metadata, frontMatter, assets, contentTitle, toc, sidebarAround };
}
