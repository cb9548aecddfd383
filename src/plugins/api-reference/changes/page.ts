import { LIBRARY, PRODUCTS } from '../../../../library';
import type { ProductId } from '../../../core/navigation/paths';

import type { ApiRelease } from './releases';
import type { ApiProductChanges } from './types';

/** Returns the path of the page of a release's changes, relative to the docs' root: `api/changes/from-7/`. */
export function changesPath({ name }: Pick<ApiRelease, 'name'>): string {
  return `api/changes/from-${name}/`;
}

/** Returns the id of a symbol's heading on the page. */
export function changesAnchor(symbolId: string): string {
  return symbolId.replace('/', '-');
}

/** Returns the id of a product's heading on the page, as Docusaurus generates it from the title. */
export function productAnchor(product: ProductId): string {
  return PRODUCTS[product].name.toLowerCase().replaceAll(' ', '-');
}

/** Returns the page file of a release's changes, for `npm run docs:api`. */
export function changesPage(release: Pick<ApiRelease, 'name'>) {
  const { name } = release;
  return {
    path: `${changesPath(release).slice(0, -1)}.mdx`,
    title: `API changes since release ${name}`,
    description: `Components, hooks, props, slots, CSS classes and types of ${LIBRARY} that were added, removed, deprecated or changed since release ${name}.`,
    apiChanges: name,
  };
}

/**
 * Returns the content of the page as MDX: headings, and the theme's elements for the sections between them.
 *
 * @param page - The page's file relative to the site's folder, which determines its version.
 */
export function changesMarkdown(
  { name }: Pick<ApiRelease, 'name'>,
  products: readonly ApiProductChanges[],
  page: string,
): string {
  const section = (section: string) => `<ApiChangesSection api={api} section="${section}" />`;
  return `
import api from '@site/src/plugins/api-reference/changes/changesModule.ts?${new URLSearchParams({ apiChanges: name, page }).toString()}';
import ApiChangesSection from '@theme/ApiChangesSection';

What the packages' types say of it: found by comparing them, not from the changelog. Behavior that changed without
its types is not here.

## Summary

${section('summary')}

${products
  .map(({ product }) => `## ${PRODUCTS[product].name}\n\n${section(product)}\n`)
  .join('\n')}`;
}
