import path from 'node:path';

import { changesPage } from '../changes/page';
import type { ApiRelease } from '../changes/releases';
import type { ApiReference } from '../types';

import { apiIndexSections } from './indexSections';

/**
 * Returns the content of a product's index: headings, and the theme's elements for the lists between them.
 *
 * @param folder - The product's folder, as in the front matter.
 * @param page - The page's file, for the error message.
 * @param releases - Older releases, each with a page of the changes since then.
 * @returns MDX.
 * @throws Error that names the page and the existing products.
 */
export function indexMarkdown(
  reference: ApiReference,
  folder: unknown,
  page: string,
  releases: readonly Pick<ApiRelease, 'name'>[],
): string {
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
  const changes = releases.map(
    (release) =>
      `[since release ${release.name}](${path.posix.relative(`api/${folder}`, changesPage(release).path)})`,
  );
  return `
import api from '@site/src/plugins/api-reference/pages/indexModule.ts?${new URLSearchParams({ apiIndex: folder, page }).toString()}';
import ApiIndexSection from '@theme/ApiIndexSection';

What ${names} exports and has a page for: components, hooks, and the types that they take and give.${changes.length > 0 ? ` What changed: ${changes.join(', ')}.` : ''}

${apiIndexSections(reference, folder)
  .map(({ kind, title }) => `## ${title}\n\n<ApiIndexSection api={api} section="${kind}" />\n`)
  .join('\n')}`;
}
