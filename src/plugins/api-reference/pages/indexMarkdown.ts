import type { ApiReference } from '../types';

import { apiIndexSections } from './indexSections';

/**
 * The content of a product's index: headings, and between them what the theme makes of the lists.
 *
 * @param folder - The product's, as the front matter names it.
 * @param page - The page's file, for the error.
 * @returns MDX.
 * @throws Error that names the page and the products that there are.
 */
export function indexMarkdown(reference: ApiReference, folder: unknown, page: string): string {
  const packages = reference.packages.filter(
    ({ product }) => product.replace(/^x-/, '') === folder,
  );
  if (typeof folder !== 'string' || packages.length === 0) {
    const folders = [...new Set(reference.packages.map(({ product }) => product.slice(2)))];
    throw new Error(
      `${page}: "apiIndex" in the front matter must be one of ${folders.join(', ')}; found ${JSON.stringify(folder)}.`,
    );
  }
  const names = packages.map(({ name, version }) => `\`${name}\` ${version}`).join(', ');
  return `
import api from '@site/src/plugins/api-reference/pages/indexModule.ts?${new URLSearchParams({ apiIndex: folder, page }).toString()}';
import ApiIndexSection from '@theme/ApiIndexSection';

What ${names} exports and has a page for: components, hooks, and the types that they take and give.

${apiIndexSections(reference, folder)
  .map(({ kind, title }) => `## ${title}\n\n<ApiIndexSection api={api} section="${kind}" />\n`)
  .join('\n')}`;
}
