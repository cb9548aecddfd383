import {
  ADD_ONS,
  NONPROFIT_PERCENT,
  PACK,
  VOLUME_DISCOUNTS,
  YEARLY_PERCENT,
  type AddOnId,
  type Plan,
} from '../data/plans';
import { formatMoney, percentOf, type Currency } from './money';

export type Billing = 'monthly' | 'yearly';

/** What a team needs. */
export interface Needs {
  seats: number;
  /** In a month, of the whole team. */
  conversations: number;
  addOns: readonly AddOnId[];
  nonprofit: boolean;
  billing: Billing;
  currency: Currency;
}

/** A line of the estimate. The amount is for one month, in the smallest unit. Discounts are negative. */
export interface Line {
  id: string;
  label: string;
  /** How the amount is computed, such as "12 × $19.00". */
  calculation: string;
  amount: number;
}

export interface Estimate {
  charges: Line[];
  subtotal: number;
  discounts: Line[];
  /** For one month: the subtotal and the discounts. */
  total: number;
  /** How many months are paid at once. */
  months: 1 | 12;
  /** What is paid at once: the total, times the months. */
  due: number;
}

/** Tells whether a plan allows this many seats. */
export function fits(plan: Plan, seats: number): boolean {
  return seats <= plan.seats;
}

/** Divides seats into groups of the same price. */
export function seatGroups(seats: number): { count: number; percent: number }[] {
  return VOLUME_DISCOUNTS.map(({ above, percent }, index) => {
    const end = VOLUME_DISCOUNTS[index + 1]?.above ?? Infinity;
    return { count: Math.max(0, Math.min(seats, end) - above), percent };
  }).filter(({ count }) => count > 0);
}

/** Counts the packs that cover the conversations beyond the included ones. */
export function extraPacks(plan: Plan, { seats, conversations }: Needs): number {
  return Math.ceil(Math.max(0, conversations - plan.conversations * seats) / PACK.size);
}

/**
 * Computes what a plan costs. All amounts are whole numbers of the smallest unit, and only a discount is rounded, so the
 * lines add up to the total exactly.
 *
 * @param plan - The plan.
 * @param needs - What the team needs.
 */
export function estimate(plan: Plan, needs: Needs): Estimate {
  const { seats, currency, billing, nonprofit } = needs;
  const money = (amount: number) => formatMoney(amount, currency);
  const count = (value: number, noun: string) =>
    `${String(value)} ${noun}${value === 1 ? '' : 's'}`;

  const reducible: Line[] = seatGroups(seats).map((group) => {
    const price = plan.seat[currency] - percentOf(plan.seat[currency], group.percent);
    return {
      id: `seats-${String(group.percent)}`,
      label: group.percent ? `Seats, ${String(group.percent)}% off` : 'Seats',
      calculation: `${String(group.count)} × ${money(price)}`,
      amount: group.count * price,
    };
  });
  ADD_ONS.filter(({ id }) => needs.addOns.includes(id) || plan.includes.includes(id)).forEach(
    ({ id, name, price, perSeat }) => {
      const included = plan.includes.includes(id);
      const times = perSeat ? seats : 1;
      reducible.push({
        id,
        label: name,
        calculation: included
          ? 'Included'
          : perSeat
            ? `${String(seats)} × ${money(price[currency])}`
            : 'For the team',
        amount: included ? 0 : times * price[currency],
      });
    },
  );

  const charges = [...reducible];
  const packs = extraPacks(plan, needs);
  if (packs > 0) {
    charges.push({
      id: 'packs',
      label: 'More conversations',
      calculation: `${count(packs, 'pack')} × ${money(PACK.price[currency])}`,
      amount: packs * PACK.price[currency],
    });
  }

  const add = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + amount, 0);
  const subtotal = add(charges);
  const discounts: Line[] = [];
  if (billing === 'yearly') {
    const base = add(reducible);
    discounts.push({
      id: 'yearly',
      label: 'Yearly billing',
      calculation: `${String(YEARLY_PERCENT)}% of ${money(base)}`,
      amount: -percentOf(base, YEARLY_PERCENT),
    });
  }
  if (nonprofit) {
    const base = subtotal + add(discounts);
    discounts.push({
      id: 'nonprofit',
      label: 'Nonprofit or school',
      calculation: `${String(NONPROFIT_PERCENT)}% of ${money(base)}`,
      amount: -percentOf(base, NONPROFIT_PERCENT),
    });
  }
  const total = subtotal + add(discounts);
  const months = billing === 'yearly' ? 12 : 1;
  return { charges, subtotal, discounts, total, months, due: total * months };
}

/**
 * Returns the plan with the lowest total that allows the seats, or `null` if none does. Of two that cost the same, it is
 * the first.
 */
export function cheapest(plans: readonly Plan[], needs: Needs): Plan | null {
  return plans
    .filter((plan) => fits(plan, needs.seats))
    .reduce<Plan | null>(
      (best, plan) =>
        best === null || estimate(plan, needs).total < estimate(best, needs).total ? plan : best,
      null,
    );
}

/**
 * Reads a whole number that someone has typed. Spaces and commas between digits are allowed.
 *
 * @returns The number, or `null` if it isn't one or is out of range.
 */
export function parseCount(text: string, lowest: number, highest: number): number | null {
  const digits = text.replaceAll(/[\s,]/g, '');
  if (!/^\d+$/.test(digits)) {
    return null;
  }
  const value = Number(digits);
  return value >= lowest && value <= highest ? value : null;
}
