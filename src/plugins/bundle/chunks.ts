import { simpleHash } from '@docusaurus/utils';

/** Packages that only islands use. A module of one of them must never reach the chunk that all pages share. */
const ISLAND_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui|@emotion|stylis|react-transition-group|@popperjs|dom-helpers|react-is|use-sync-external-store|@base-ui-components|@floating-ui|reselect|dayjs|d3-[a-z-]+|internmap|bezier-easing|flatqueue)[\\/]/;

/** What every island stands on: emotion, the theme, the providers. */
const BASE_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui[\\/](?:system|utils|styled-engine|private-theming|material[\\/](?:esm[\\/])?(?:styles|colors|utils|className))|@emotion|stylis)[\\/]/;

/** Material UI's components, and what they alone use. */
const COMPONENT_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui[\\/]material|react-transition-group|@popperjs|dom-helpers)[\\/]/;

const PRODUCT_PACKAGES: Record<string, RegExp> = {
  'x-data-grid': /[\\/]node_modules[\\/]@mui[\\/]x-(?:data-grid|virtualizer)[\\/]/,
  'x-date-pickers': /[\\/]node_modules[\\/](?:@mui[\\/]x-date-pickers|dayjs)[\\/]/,
  'x-charts':
    /[\\/]node_modules[\\/](?:@mui[\\/]x-charts(?:-vendor)?|d3-[a-z-]+|internmap|bezier-easing|flatqueue)[\\/]/,
  'x-tree-view': /[\\/]node_modules[\\/]@mui[\\/]x-tree-view[\\/]/,
};

/** Whether the module at this path belongs to islands alone. */
export function isIslandModule(modulePath: string): boolean {
  return ISLAND_PACKAGES.test(modulePath);
}

/** Components of the routes around every page of the docs. Docusaurus (3.10.2) names a component's chunk by its hash. */
const DOCS_CHUNKS: ReadonlySet<string | null | undefined> = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) =>
    simpleHash(`@theme/${name}`, 8),
  ),
);

/** What all pages of the docs load together anyway: in one piece it is smaller, and holds nothing twice. */
export const DOCS_CHUNK = {
  name: 'docs',
  // Style sheets stay in the one that all pages link to.
  type: /^javascript\//,
  chunks: ({ name }: { name?: string | null }) => DOCS_CHUNKS.has(name),
  priority: 75,
  enforce: true,
} as const;

/** React apart from what changes with each deployment, and from it a task of its own for the processor. */
export const REACT_CHUNK = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  priority: 70,
  enforce: true,
} as const;

interface ChunkGroup {
  test: RegExp;
  name?: string;
  chunks: 'async';
  minChunks: number;
  minSize?: number;
  priority: number;
  enforce?: boolean;
  reuseExistingChunk: boolean;
}

/**
 * Smallest chunk that islands share, in bytes of source before minification. Below it, demos bring copies of what they have in
 * common. With 5,000, a page with pickers loads 11 kB less, but pages with trees and grids 11 and 7 kB more: many small chunks
 * compress worse than a few.
 */
const MIN_SHARED_SIZE = 24_000;

/**
 * Chunk groups for what islands load: their common base once; products and Material UI's components in parts, by
 * which islands share them, so that a bar chart fetches neither the pie nor the dialog.
 */
export function asyncChunkGroups(): Record<string, ChunkGroup> {
  const shared = (test: RegExp, priority: number): ChunkGroup => ({
    test,
    minChunks: 2,
    minSize: MIN_SHARED_SIZE,
    priority,
    chunks: 'async',
    reuseExistingChunk: true,
  });
  return {
    mui: {
      name: 'mui',
      test: BASE_PACKAGES,
      minChunks: 2,
      priority: 60,
      chunks: 'async',
      enforce: true,
      reuseExistingChunk: true,
    },
    ...Object.fromEntries(
      Object.entries(PRODUCT_PACKAGES).map(([name, test]) => [name, shared(test, 55)]),
    ),
    muiComponents: shared(COMPONENT_PACKAGES, 50),
  };
}
