import { packageOf, PRODUCT_IDS } from '../../navigation/paths';

/** The documented packages that everyone can install, most important first. */
export const DOCUMENTED_PACKAGES: readonly string[] = PRODUCT_IDS.map(packageOf);
