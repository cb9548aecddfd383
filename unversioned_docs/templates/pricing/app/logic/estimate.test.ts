import { describe, expect, it } from 'vitest';

import { MOST_SEATS, PLANS, type Plan, type PlanId } from '../data/plans';
import {
  cheapest,
  estimate,
  extraPacks,
  fits,
  parseCount,
  seatGroups,
  type Needs,
} from './estimate';
import { CURRENCIES, formatMoney, percentOf, unitsOf } from './money';

const plan = (id: PlanId): Plan => {
  const found = PLANS.find((item) => item.id === id);
  if (!found) {
    throw new Error(`No plan ${id}`);
  }
  return found;
};
const needs = (changes: Partial<Needs> = {}): Needs => ({
  seats: 10,
  conversations: 0,
  addOns: [],
  nonprofit: false,
  billing: 'monthly',
  currency: 'USD',
  ...changes,
});

describe('money', () => {
  it('formats amounts with the decimals of their currency', () => {
    expect(formatMoney(123456, 'USD')).toBe('$1,234.56');
    expect(formatMoney(123456, 'EUR')).toBe('€1,234.56');
    expect(formatMoney(123456, 'JPY')).toBe('¥123,456');
    expect(formatMoney(1900, 'GBP', true)).toBe('£19');
    expect(formatMoney(1520, 'USD', true)).toBe('$15.20');
    expect(formatMoney(-500, 'USD')).toBe('-$5.00');
  });

  it('knows that yen have no smaller unit', () => {
    expect(CURRENCIES.map(unitsOf)).toEqual([100, 100, 100, 1]);
  });

  it('rounds halves away from zero', () => {
    expect(percentOf(50, 25)).toBe(13);
    expect(percentOf(-50, 25)).toBe(-13);
    expect(percentOf(1900, 20)).toBe(380);
  });
});

describe('seats', () => {
  it.each([
    [1, [{ count: 1, percent: 0 }]],
    [20, [{ count: 20, percent: 0 }]],
    [
      21,
      [
        { count: 20, percent: 0 },
        { count: 1, percent: 10 },
      ],
    ],
    [
      150,
      [
        { count: 20, percent: 0 },
        { count: 80, percent: 10 },
        { count: 50, percent: 20 },
      ],
    ],
  ])('puts %i seats into groups of the same price', (seats, groups) => {
    expect(seatGroups(seats)).toEqual(groups);
  });

  it('never makes a team cheaper by adding a seat', () => {
    for (let seats = 1; seats < MOST_SEATS; seats += 1) {
      const total = (count: number) => estimate(plan('team'), needs({ seats: count })).total;
      expect(total(seats + 1)).toBeGreaterThan(total(seats));
    }
  });

  it('limits the seats of Starter', () => {
    expect(fits(plan('starter'), 10)).toBe(true);
    expect(fits(plan('starter'), 11)).toBe(false);
  });
});

describe('estimate', () => {
  it('computes a month by hand', () => {
    // 20 × 19.00 + 10 × 17.10 + 30 × 6.00 + 49.00 + 2 × 12.00
    const result = estimate(
      plan('team'),
      needs({ seats: 30, conversations: 31_100, addOns: ['phone', 'support'] }),
    );
    expect(result.charges.map(({ amount }) => amount)).toEqual([38000, 17100, 18000, 4900, 2400]);
    expect(result.total).toBe(80400);
    expect(result.due).toBe(80400);
  });

  it('computes a year by hand', () => {
    // (10 × 19.00) − 20% = 152.00, − 25% = 114.00, × 12 = 1,368.00
    const result = estimate(plan('team'), needs({ billing: 'yearly', nonprofit: true }));
    expect(result.discounts.map(({ amount }) => amount)).toEqual([-3800, -3800]);
    expect(result.total).toBe(11400);
    expect(result.due).toBe(136800);
  });

  it('gives no yearly discount on conversations', () => {
    const result = estimate(
      plan('starter'),
      needs({ seats: 1, conversations: 1250, billing: 'yearly' }),
    );
    expect(result.total).toBe(720 + 1200);
  });

  it('adds up in every currency, for every plan', () => {
    const seats = [1, 7, 20, 21, 99, 101, 333];
    for (const currency of CURRENCIES) {
      for (const item of PLANS) {
        for (const count of seats) {
          for (const billing of ['monthly', 'yearly'] as const) {
            const { charges, discounts, subtotal, total, due, months } = estimate(
              item,
              needs({
                seats: count,
                conversations: count * 1234,
                addOns: ['phone', 'support'],
                nonprofit: true,
                billing,
                currency,
              }),
            );
            const sum = (lines: { amount: number }[]) =>
              lines.reduce((value, { amount }) => value + amount, 0);
            expect(sum(charges)).toBe(subtotal);
            expect(subtotal + sum(discounts)).toBe(total);
            expect(total * months).toBe(due);
            expect(Number.isInteger(total)).toBe(true);
            expect(total).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it('charges nothing for an add-on that the plan includes', () => {
    const chosen = estimate(plan('business'), needs({ addOns: ['support'] }));
    expect(chosen.total).toBe(estimate(plan('business'), needs()).total);
    expect(chosen.charges.find(({ id }) => id === 'support')?.calculation).toBe('Included');
  });

  it('sells whole packs', () => {
    const team = plan('team');
    expect(extraPacks(team, needs({ conversations: 10_000 }))).toBe(0);
    expect(extraPacks(team, needs({ conversations: 10_001 }))).toBe(1);
    expect(extraPacks(team, needs({ conversations: 11_001 }))).toBe(2);
  });
});

describe('cheapest', () => {
  it('depends on the conversations', () => {
    expect(cheapest(PLANS, needs({ seats: 5, conversations: 1000 }))?.id).toBe('starter');
    expect(cheapest(PLANS, needs({ seats: 5, conversations: 8000 }))?.id).toBe('starter');
    expect(cheapest(PLANS, needs({ seats: 12, conversations: 9000 }))?.id).toBe('team');
    expect(cheapest(PLANS, needs({ seats: 12, conversations: 60_000 }))?.id).toBe('business');
  });

  it('leaves out plans with too few seats', () => {
    expect(cheapest(PLANS, needs({ seats: 11 }))?.id).toBe('team');
    expect(cheapest(PLANS, needs({ seats: MOST_SEATS + 1 }))).toBeNull();
  });
});

describe('parseCount', () => {
  it.each([
    ['12', 12],
    ['1,200', 1200],
    ['0', null],
    ['1201', null],
    ['1.5', null],
    ['-3', null],
    ['', null],
    ['twelve', null],
  ])('reads "%s" as %s', (text, value) => {
    expect(parseCount(text, 1, 1200)).toBe(value);
  });
});
