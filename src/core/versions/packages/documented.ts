import { PRODUCT_FOLDERS, SCOPE } from '../../../../library';

/** The documented packages that everyone can install, most important first. */
export const DOCUMENTED_PACKAGES: readonly string[] = Object.keys(PRODUCT_FOLDERS).map(
  (product) => `${SCOPE}/${product}`,
);
