import type { ApiPackage, ApiReference } from '../types';

/** Returns the MIT package of a product, which leads the others. */
export function leadOf({ packages }: ApiReference, product: string): ApiPackage | undefined {
  return packages.find(
    (candidate) => candidate.product === product && candidate.plan === undefined,
  );
}
