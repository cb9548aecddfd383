/** Packages that only islands use. A module of one of them must never reach the chunk that all pages share. */
const ISLAND_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui|@emotion|stylis|react-transition-group|@popperjs|reselect|dayjs|d3-[a-z-]+|internmap|bezier-easing|flatqueue)[\\/]/;

/** What Material UI and the products share; one chunk for all islands of all pages. */
const MUI_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui[\\/](?:material|system|utils|styled-engine|private-theming|stylis-plugin-rtl)|@emotion|stylis|react-transition-group|@popperjs)[\\/]/;

const PRODUCT_PACKAGES: Record<string, RegExp> = {
  'x-data-grid': /[\\/]node_modules[\\/]@mui[\\/]x-(?:data-grid|virtualizer)[\\/]/,
  'x-date-pickers': /[\\/]node_modules[\\/](?:@mui[\\/]x-date-pickers|dayjs)[\\/]/,
  'x-charts':
    /[\\/]node_modules[\\/](?:@mui[\\/]x-charts(?:-vendor)?|d3-[a-z-]+|internmap|bezier-easing|flatqueue)[\\/]/,
  'x-tree-view': /[\\/]node_modules[\\/]@mui[\\/]x-tree-view[\\/]/,
};

/** Shared by so many island chunks, a Material UI module moves to the `mui` chunk; fewer, it stays with them. */
const MUI_MIN_CHUNKS = 6;

/** Whether the module at this path belongs to islands alone. */
export function isIslandModule(modulePath: string): boolean {
  return ISLAND_PACKAGES.test(modulePath);
}

interface ChunkGroup {
  test: RegExp;
  name: string;
  chunks: 'async';
  minChunks: number;
  priority: number;
  enforce: boolean;
  reuseExistingChunk: boolean;
}

/** Chunk groups for what demos load: Material UI once, each product once. */
export function asyncChunkGroups(): Record<string, ChunkGroup> {
  const group = (name: string, test: RegExp, minChunks: number, priority: number): ChunkGroup => ({
    name,
    test,
    minChunks,
    priority,
    chunks: 'async',
    enforce: true,
    reuseExistingChunk: true,
  });
  return {
    mui: group('mui', MUI_PACKAGES, MUI_MIN_CHUNKS, 60),
    ...Object.fromEntries(
      Object.entries(PRODUCT_PACKAGES).map(([name, test]) => [name, group(name, test, 2, 55)]),
    ),
  };
}
