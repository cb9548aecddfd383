import { LIBRARY_ID, PRODUCTS, SCOPE } from '../../../../library';

/** The documented packages that everyone can install, most important first. */
export const DOCUMENTED_PACKAGES: readonly string[] = Object.keys(PRODUCTS).map(
  (product) => `${SCOPE}/${product}`,
);

/** The package with the MCP server of a version, which `npm run mcp:package` creates. */
export const MCP_PACKAGE = `${LIBRARY_ID}-docs-mcp`;
