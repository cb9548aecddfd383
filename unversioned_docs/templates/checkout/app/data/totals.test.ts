import { describe, expect, it } from 'vitest';

import { PRODUCTS } from './products';
import {
  formatMoney,
  METHODS,
  REGIONS,
  share,
  split,
  totalsOf,
  type Discount,
  type Line,
} from './totals';

/** Pseudorandom integers from 0 to `limit` - 1. The same seed gives the same numbers. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Reads `$1,234.56` back as cents. */
const centsOf = (text: string) => Number(text.replace(/[$,.]/g, ''));

const kinds = ['percent', 'amount', 'shipping'] as const;

function carts(count: number) {
  const random = createRandom(20260309);
  const pick = <T>(items: readonly T[]) => items[random(items.length)] as T;
  return Array.from({ length: count }, () => {
    const lines: Line[] = PRODUCTS.filter(() => random(3) > 0).map(({ id }) => ({
      productId: id,
      quantity: random(13),
    }));
    const kind = pick(kinds);
    const discount: Discount | null =
      random(3) === 0
        ? null
        : {
            code: 'TEST',
            label: '',
            kind,
            value: kind === 'percent' ? random(101) : random(20_000),
            minimum: random(2) * random(30_000),
          };
    return { lines, discount, method: pick(METHODS).id, region: pick(REGIONS) };
  });
}

describe('totals of 3,000 carts', () => {
  const all = carts(3000).map((cart) => ({
    ...cart,
    totals: totalsOf(cart.lines, cart.discount, cart.method, cart.region.id),
    withoutAddress: totalsOf(cart.lines, cart.discount, cart.method, ''),
  }));

  it('add up, as whole cents and as people read them', () => {
    for (const { totals, withoutAddress } of all) {
      for (const { subtotal, discount, shipping, tax, total } of [totals, withoutAddress]) {
        expect(subtotal - discount + shipping + (tax ?? 0)).toBe(total);
        for (const cents of [subtotal, discount, shipping, tax ?? 0, total]) {
          expect(Number.isInteger(cents) && cents >= 0).toBe(true);
          expect(centsOf(formatMoney(cents))).toBe(cents);
        }
      }
    }
  });

  it('differ only by the tax before the address is known', () => {
    for (const { totals, withoutAddress } of all) {
      expect(withoutAddress.tax).toBeNull();
      expect(withoutAddress.total + (totals.tax ?? Number.NaN)).toBe(totals.total);
    }
  });

  it('give no more off than the goods cost, and nothing below the minimum', () => {
    for (const { totals, discount } of all) {
      expect(totals.discount).toBeLessThanOrEqual(totals.subtotal);
      if (!discount || totals.subtotal < discount.minimum) expect(totals.discount).toBe(0);
      expect(totals.missingForDiscount > 0).toBe(
        discount !== null && totals.subtotal < discount.minimum,
      );
    }
  });

  it('tax at most the rate of everything that is paid, give or take the rounding of each line', () => {
    for (const { totals, region } of all) {
      const paid = totals.subtotal - totals.discount + totals.shipping;
      expect(totals.tax).toBeLessThanOrEqual(share(paid, region.taxRate) + PRODUCTS.length + 1);
    }
  });

  it('don’t depend on the order of lines by more than the rounding', () => {
    for (const { lines, discount, method, region, totals } of all.slice(0, 500)) {
      const reversed = totalsOf([...lines].reverse(), discount, method, region.id);
      expect(Math.abs(reversed.total - totals.total)).toBeLessThanOrEqual(PRODUCTS.length);
    }
  });

  it('never get cheaper goods by adding a piece without a discount', () => {
    for (const { lines, method, region } of all.slice(0, 500)) {
      const more = lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
      expect(totalsOf(more, null, method, region.id).subtotal).toBeGreaterThanOrEqual(
        totalsOf(lines, null, method, region.id).subtotal,
      );
    }
  });
});

it('splits amounts without losing a cent', () => {
  const random = createRandom(7);
  for (let round = 0; round < 2000; round += 1) {
    const weights = Array.from({ length: 1 + random(6) }, () => random(9000));
    const amount = random(5000);
    const parts = split(amount, weights);
    const sum = weights.some((weight) => weight > 0) ? amount : 0;
    expect(parts.reduce((total, part) => total + part, 0)).toBe(sum);
    parts.forEach((part, index) => {
      const total = weights.reduce((all, weight) => all + weight, 0);
      const exact = total === 0 ? 0 : (amount * (weights[index] ?? 0)) / total;
      expect(Math.abs(part - exact)).toBeLessThan(1);
    });
  }
});

describe('the rules', () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity });

  it('rounds halves of cents up', () => {
    expect([share(50, 100), share(149, 100), share(150, 100), share(1, 4999)]).toEqual([
      1, 1, 2, 0,
    ]);
  });

  it('delivers for free from $80.00 after the discount', () => {
    const ten: Discount = { code: 'T', label: '', kind: 'amount', value: 1000, minimum: 0 };
    const lines = [line('crock', 1), line('beans', 1)];
    expect(totalsOf(lines, null, 'standard', '').shipping).toBe(0);
    expect(totalsOf(lines, ten, 'standard', '').shipping).toBe(695);
    expect(totalsOf(lines, null, 'express', '').shipping).toBe(1450);
  });

  it('charges $4.00 for each 5 kg, or part of them, above 5 kg', () => {
    expect(totalsOf([line('crock', 1)], null, 'express', '').shipping).toBe(1450);
    expect(totalsOf([line('crock', 2)], null, 'express', '').shipping).toBe(1450 + 400);
    expect(totalsOf([line('crock', 3)], null, 'express', '').shipping).toBe(1450 + 800);
  });

  it('taxes neither seeds nor, in California, the delivery', () => {
    expect(totalsOf([line('beans', 1)], null, 'standard', 'CA').tax).toBe(0);
    expect(totalsOf([line('knife', 1)], null, 'standard', 'CA').tax).toBe(share(3895, 725));
    expect(totalsOf([line('beans', 1)], null, 'standard', 'NY').tax).toBe(share(695, 400));
  });

  it('costs nothing while the cart is empty', () => {
    expect(totalsOf([line('crock', 0)], null, 'express', 'WA').total).toBe(0);
  });
});
