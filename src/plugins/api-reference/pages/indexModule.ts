import type { ApiSymbol } from '../types';

/**
 * What a product's index imports (`?apiIndex=data-grid`): its lists as HTML on the server and in development, and only
 * the product in the browser, where the server's HTML is kept.
 *
 * Such imports refer to this file; the loader replaces its content.
 */
export interface ApiIndexModule {
  /** The product's folder. */
  folder: string;
  sections: Readonly<Partial<Record<ApiSymbol['kind'], string>>>;
  /** Addresses of the pages that it links to. */
  links: readonly string[];
}
