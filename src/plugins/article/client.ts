import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { createContext } from 'react';

import type { JsonObject } from './types';

export { ArticleExportsContext, docExports };
export { useServedParts, type ServedPartsOptions } from './servedParts';
export type { JsonObject, PartInPage, PartKind, PartKinds } from './types';

/**
 * What the module of the page exports besides its component, as far as the shell around the article needs it. The build
 * writes it into the page; in the browser it becomes the properties of the `content` that `@theme/DocItem` gets.
 */
const ArticleExportsContext = createContext<JsonObject>({});

/**
 * What theme-classic (3.10.2) needs of a page: see `DocProvider`.
 *
 * @param content - The page's component, with what its module exports as properties.
 */
function docExports(content: PropDocContent): JsonObject {
  const { metadata, frontMatter, assets, contentTitle, toc } = content;
  return { metadata, frontMatter, assets, contentTitle, toc };
}
