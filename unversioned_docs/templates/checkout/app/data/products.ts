export interface Product {
  id: string;
  name: string;
  detail: string;
  /** Cents. */
  price: number;
  /** Grams, with packaging. */
  weight: number;
  /** Seeds and plants are exempt from sales tax in this shop. */
  taxable: boolean;
}

export const PRODUCTS: readonly Product[] = [
  {
    id: 'crock',
    name: 'Salt-glazed crock',
    detail: 'For three liters of sauerkraut, with weights',
    price: 6450,
    weight: 4200,
    taxable: true,
  },
  {
    id: 'knife',
    name: 'Garden knife',
    detail: 'Carbon steel, ash handle, leather sheath',
    price: 3895,
    weight: 380,
    taxable: true,
  },
  {
    id: 'beans',
    name: 'Runner beans',
    detail: 'Six old varieties, twenty seeds each',
    price: 1825,
    weight: 90,
    taxable: false,
  },
  {
    id: 'apron',
    name: 'Waxed linen apron',
    detail: 'Olive, with two deep pockets',
    price: 5210,
    weight: 460,
    taxable: true,
  },
];

/** Finds a product. Throws a `RangeError` for an unknown id. */
export function productOf(id: string): Product {
  const product = PRODUCTS.find((each) => each.id === id);
  if (!product) throw new RangeError(`There is no product "${id}".`);
  return product;
}
