import { simpleHash } from '@docusaurus/utils';

/** Packages that only islands use. Their modules must never be in the chunk that all pages share. */
const ISLAND_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui|@emotion|stylis|react-transition-group|@popperjs|dom-helpers|react-is|use-sync-external-store|@base-ui-components|@floating-ui|reselect|dayjs|d3-[a-z-]+|internmap|bezier-easing|flatqueue)[\\/]/;

/** The packages that every island depends on: emotion, the theme, the providers. */
const BASE_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui[\\/](?:system|utils|styled-engine|private-theming|material[\\/](?:esm[\\/])?(?:styles|colors|utils|className))|@emotion|stylis)[\\/]/;

/** Material UI's components, and the packages that only they use. */
const COMPONENT_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui[\\/]material|react-transition-group|@popperjs|dom-helpers)[\\/]/;

const PRODUCT_PACKAGES: Record<string, RegExp> = {
  'x-data-grid': /[\\/]node_modules[\\/]@mui[\\/]x-(?:data-grid|virtualizer)[\\/]/,
  'x-date-pickers': /[\\/]node_modules[\\/](?:@mui[\\/]x-date-pickers|dayjs)[\\/]/,
  'x-charts':
    /[\\/]node_modules[\\/](?:@mui[\\/]x-charts(?:-vendor)?|d3-[a-z-]+|internmap|bezier-easing|flatqueue)[\\/]/,
  'x-tree-view': /[\\/]node_modules[\\/]@mui[\\/]x-tree-view[\\/]/,
};

/** Returns true if only islands use the module at this path. */
export function isIslandModule(modulePath: string): boolean {
  return ISLAND_PACKAGES.test(modulePath);
}

/** Components of the routes around every docs page. Docusaurus (3.10.2) names the chunk of a component by its hash. */
const DOCS_CHUNKS: ReadonlySet<string | null | undefined> = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) =>
    simpleHash(`@theme/${name}`, 8),
  ),
);

/** The code that all docs pages load together anyway. As one chunk, it is smaller and contains no duplicates. */
export const DOCS_CHUNK = {
  name: 'docs',
  // Style sheets stay in the one file that all pages link to.
  type: /^javascript\//,
  chunks: ({ name }: { name?: string | null }) => DOCS_CHUNKS.has(name),
  priority: 75,
  enforce: true,
} as const;

/** Keeps React separate from code that changes with each deployment, and runs it as a separate task. */
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
 * Minimum size of a chunk that islands share, in bytes of source before minification. Demos contain copies of smaller
 * pieces. With 5,000, a page with pickers loads 11 kB less, but pages with trees and grids load 11 and 7 kB more: many
 * small chunks compress worse than a few large ones.
 */
const MIN_SHARED_SIZE = 24_000;

/**
 * Returns the chunk groups for what islands load. The common base is one chunk. Products and Material UI's components
 * are split by the islands that share them, so that a bar chart fetches neither the pie chart nor the dialog.
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
