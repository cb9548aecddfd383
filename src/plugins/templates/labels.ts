import { PRODUCTS } from '../../../library';
import { packageOf, PRODUCT_IDS } from '../../core/navigation/paths';
import { importsOf } from '../demos/check';

import { isTest, type TemplateFile } from './templateFiles';

/** What a template is made of, as readers filter by it. */
export interface TemplateLabels {
  /** Names of products, such as `Data Grid`. `Material UI` if it uses no component of the library. */
  products: string[];
  /** Names of components of the library, such as `LineChart`. */
  components: string[];
}

/** Products by package, in the order of the navigation. */
const NAMES = PRODUCT_IDS.map((id) => [packageOf(id), PRODUCTS[id].name] as const);

/** For templates without any of them. */
const NO_PRODUCT = 'Material UI only';

/**
 * Names that are parts of components, or that set them up. A reader who looks for a template doesn't look for them.
 */
const PARTS =
  /^(?:Adapter|Charts|ColumnsPanel|Export|FilterPanel|Grid|Localization|Pickers|QuickFilter|Toolbar|TreeItem)|(?:Plot|Provider|Highlight)$/;

const isComponent = (name: string) =>
  /^[A-Z]/.test(name) && /[a-z]/.test(name) && !PARTS.test(name);

/** Returns the products and components whose code a template's application imports, in the order of the products. */
export function labelsOf(files: readonly TemplateFile[]): TemplateLabels {
  const imports = files
    .filter(({ name }) => /\.tsx?$/.test(name) && !isTest(name))
    .flatMap(({ code, path }) => importsOf(code, path));
  const products: string[] = [];
  const components = new Set<string>();
  for (const [packageName, product] of NAMES) {
    const own = imports.filter(
      ({ source }) => source === packageName || source.startsWith(`${packageName}/`),
    );
    const names = own.flatMap((statement) => statement.names.filter(({ isType }) => !isType));
    if (names.length > 0) {
      products.push(product);
      names
        .map(({ name }) => name)
        .filter(isComponent)
        .forEach((name) => components.add(name));
    }
  }
  return {
    products: products.length > 0 ? products : [NO_PRODUCT],
    components: [...components],
  };
}
