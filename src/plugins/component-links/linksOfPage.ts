import type { Plan } from '@site/src/core/navigation/types';
import { productOf } from '@site/src/core/navigation/paths';

import type { LinkedSymbol, LinksOfComponent, VersionLinks } from './types';

/** A page of the docs. */
export interface LinkedPage {
  /** Docusaurus' id of the doc. */
  id: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The plan that the page's feature is in, if it isn't the MIT one. */
  plan?: Plan | undefined;
}

/** What a page shows below its title. */
export interface LinksOfPage extends LinksOfComponent {
  /** What the source is of: a component, or the package. */
  sourceOf: string;
  /** The size of a component, in bytes, and the id of its table on the page of all sizes. */
  size?: { name: string; gzip: number; table: string | undefined };
}

const firstOf = (value: unknown): unknown =>
  Array.isArray(value) ? (value as unknown[])[0] : value;

/** Returns the symbol that a page is about: of an API page, or the first one in a guide's front matter. */
function symbolOf(
  { frontMatter }: LinkedPage,
  { symbols }: VersionLinks,
  product: string,
): LinkedSymbol | undefined {
  const id = firstOf(frontMatter.api);
  if (typeof id === 'string') {
    return symbols[id];
  }
  const name = firstOf(frontMatter.components) ?? firstOf(frontMatter.hooks);
  return Object.values(symbols).find(
    (symbol) => symbol.name === name && symbol.product === product,
  );
}

/**
 * Returns what a page shows below its title, or undefined if it is neither a guide of a product nor an API page of a
 * symbol. A guide that names no component shows the size of the component that a page with the product uses first.
 */
export function linksOfPage(page: LinkedPage, version: VersionLinks): LinksOfPage | undefined {
  // Ids of docs begin like their paths, which would also contain the version.
  const { product } = productOf(`/x/${page.id}`);
  const isGuide = page.id.startsWith('react-');
  if (!product || !(isGuide || page.frontMatter.api !== undefined)) {
    return undefined;
  }
  const links = version.products[product]?.[page.plan ?? 'community'] ?? {};
  // A guide of a plan may name components of the MIT package, with which readers can do something similar.
  const symbol = isGuide && page.plan !== undefined ? undefined : symbolOf(page, version, product);
  const base = version.bases[product];
  // Packages with a commercial plan aren't installed, so their components have no sizes.
  const measured = symbol ?? (page.plan || base === undefined ? undefined : version.symbols[base]);
  return {
    ...links,
    ...(symbol?.source === undefined ? {} : { source: symbol.source }),
    sourceOf: symbol?.source === undefined ? (links.package?.name ?? product) : symbol.name,
    ...(measured?.gzip === undefined
      ? {}
      : {
          size: {
            name: measured.name,
            gzip: measured.gzip,
            table: version.isListed ? product.replace(/^x-/, '') : undefined,
          },
        }),
  };
}
