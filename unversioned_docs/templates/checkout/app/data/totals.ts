import { productOf } from './products';

/** A product in the cart. */
export interface Line {
  productId: string;
  /** 0 after the line was removed, until people leave the cart. */
  quantity: number;
}

export type MethodId = 'standard' | 'express' | 'evening';

export interface Method {
  id: MethodId;
  name: string;
  detail: string;
  /** Cents. */
  price: number;
  /** Cents of goods after the discount from which the price is waived. */
  freeFrom: number | null;
  /** How many delivery days after the order the parcel arrives at the earliest. */
  leadDays: number;
  /** Days of the week without deliveries. 0 is Sunday. */
  closedOn: readonly number[];
}

export const METHODS: readonly Method[] = [
  {
    id: 'standard',
    name: 'Standard',
    detail: 'Monday to Saturday, by noon',
    price: 695,
    freeFrom: 8000,
    leadDays: 3,
    closedOn: [0],
  },
  {
    id: 'express',
    name: 'Express',
    detail: 'Monday to Saturday, from the next day',
    price: 1450,
    freeFrom: null,
    leadDays: 1,
    closedOn: [0],
  },
  {
    id: 'evening',
    name: 'Evening',
    detail: 'Monday to Friday, between 6 and 9 PM',
    price: 1195,
    freeFrom: null,
    leadDays: 2,
    closedOn: [0, 6],
  },
];

export interface Region {
  id: string;
  name: string;
  /** Sales tax in hundredths of a percent. */
  taxRate: number;
  taxesShipping: boolean;
}

/** Where the shop delivers. The rates are examples: in a real shop, a tax service knows them for each address. */
export const REGIONS: readonly Region[] = [
  { id: 'CA', name: 'California', taxRate: 725, taxesShipping: false },
  { id: 'NY', name: 'New York', taxRate: 400, taxesShipping: true },
  { id: 'OR', name: 'Oregon', taxRate: 0, taxesShipping: false },
  { id: 'WA', name: 'Washington', taxRate: 650, taxesShipping: true },
];

/** What a discount code is worth. */
export interface Discount {
  code: string;
  label: string;
  kind: 'percent' | 'amount' | 'shipping';
  /** Percent or cents. */
  value: number;
  /** Cents of goods that the code requires. */
  minimum: number;
}

export interface Totals {
  /** Cents of all goods. */
  subtotal: number;
  /** Cents off the goods. */
  discount: number;
  /** Cents for the delivery, with the surcharge for weight. */
  shipping: number;
  /** Cents, or `null` while the address is unknown. */
  tax: number | null;
  /** Cents to pay. Without tax while that is unknown. */
  total: number;
  /** How many pieces. */
  count: number;
  /** Cents of goods that are missing until the discount code applies. */
  missingForDiscount: number;
}

const HEAVY_FROM = 5000;
const HEAVY_STEP = 5000;
const HEAVY_PRICE = 400;

/** Cents of a share in hundredths of a percent, rounded half up. */
export function share(cents: number, rate: number): number {
  return Math.round((cents * rate) / 10_000);
}

/**
 * Splits an amount in proportion to weights, in whole cents. The parts add up to the amount: cents that are left over
 * after rounding down go to the parts with the largest remainders.
 */
export function split(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / sum));
  const rest = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, rest);
  for (const { index } of byRemainder) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export function methodOf(id: MethodId): Method {
  const method = METHODS.find((each) => each.id === id);
  if (!method) throw new RangeError(`There is no delivery method "${id}".`);
  return method;
}

/** Cents for the delivery of a parcel. */
export function shippingPrice(method: Method, goods: number, weight: number): number {
  if (goods === 0 && weight === 0) return 0;
  const base = method.freeFrom !== null && goods >= method.freeFrom ? 0 : method.price;
  return base + Math.ceil(Math.max(0, weight - HEAVY_FROM) / HEAVY_STEP) * HEAVY_PRICE;
}

/**
 * Computes what an order costs, in whole cents. The browser and the server use this function.
 *
 * @param lines - The cart.
 * @param discount - The discount code that people entered.
 * @param methodId - How the order is delivered.
 * @param regionId - Where to. Without it, the tax is unknown.
 */
export function totalsOf(
  lines: readonly Line[],
  discount: Discount | null,
  methodId: MethodId,
  regionId: string,
): Totals {
  const items = lines.map(({ productId, quantity }) => ({ ...productOf(productId), quantity }));
  const prices = items.map(({ price, quantity }) => price * quantity);
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const weight = items.reduce((sum, item) => sum + item.weight * item.quantity, 0);

  const applies = discount !== null && subtotal >= discount.minimum && subtotal > 0;
  const wanted =
    !applies || discount.kind === 'shipping'
      ? 0
      : discount.kind === 'percent'
        ? share(subtotal, discount.value * 100)
        : discount.value;
  const off = Math.min(wanted, subtotal);
  const shipping =
    applies && discount.kind === 'shipping'
      ? 0
      : shippingPrice(methodOf(methodId), subtotal - off, weight);

  const region = REGIONS.find((each) => each.id === regionId);
  let tax: number | null = null;
  if (region) {
    // The discount lowers the taxed price of each line by its part.
    const offByLine = split(off, prices);
    tax = items.reduce((sum, item, index) => {
      const price = (prices[index] ?? 0) - (offByLine[index] ?? 0);
      return item.taxable ? sum + share(price, region.taxRate) : sum;
    }, 0);
    if (region.taxesShipping) tax += share(shipping, region.taxRate);
  }

  return {
    subtotal,
    discount: off,
    shipping,
    tax,
    total: subtotal - off + shipping + (tax ?? 0),
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    missingForDiscount: discount ? Math.max(0, discount.minimum - subtotal) : 0,
  };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `123456` → `$1,234.56` */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}
