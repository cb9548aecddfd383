import type { Plan } from '../../core/navigation';
import type { ProductId } from '../../core/navigation/paths';

/** What the links of a page lead to: a product, or one of its components or hooks. */
export interface LinkedComponent {
  product: ProductId;
  /** Plan of the package, if it isn't the MIT one. */
  plan?: Plan;
  /** The documented release, such as `8.12.1`. */
  release: string;
  /** Version of the MIT package, which may be older than the release. */
  version: string;
  /** Path of the component's module in the package: `/BarChart`. Empty for the package itself. */
  path: string;
}

/** Where a component is developed. A link that isn't there is not shown. */
export interface LinksOfComponent {
  /** Address of its source, at the tag of the release. */
  source?: string;
  /** Address of the open issues. */
  issues?: string;
  /** Its package. */
  package?: { name: string; href: string };
}

/** A component or hook. */
export interface LinkedSymbol {
  name: string;
  product: ProductId;
  /** Address of its source. */
  source?: string;
  /** Size of a production build of its import, in bytes, compressed. Undefined if it wasn't measured. */
  gzip?: number;
}

/** The links of one version of the docs. */
export interface VersionLinks {
  /** By product, and by plan or `community`. */
  products: Partial<Record<ProductId, Partial<Record<Plan | 'community', LinksOfComponent>>>>;
  /** The symbols of the API reference, by id. Empty in development, where nothing waits for the reference. */
  symbols: Readonly<Record<string, LinkedSymbol>>;
  /** Ids of the symbols whose size is shown on the product's other pages. */
  bases: Partial<Record<ProductId, string>>;
  /** Whether the page with all sizes, which exists only once, is for this release. */
  isListed: boolean;
}

/** The plugin's data: the links of each built version, by Docusaurus' name. */
export type ComponentLinksData = Readonly<Record<string, VersionLinks>>;
