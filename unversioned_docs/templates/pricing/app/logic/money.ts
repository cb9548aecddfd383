/** Currencies in which prices are listed. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** An amount for each currency, in its smallest unit: cents, pence, or whole yen. */
export type Prices = Record<Currency, number>;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Currency, whole: boolean): Intl.NumberFormat {
  const key = `${currency}${String(whole)}`;
  const known = formats.get(key);
  if (known) {
    return known;
  }
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(whole && { maximumFractionDigits: 0 }),
  });
  formats.set(key, format);
  return format;
}

/** Returns how many smallest units make one unit of a currency: 100 cents, but 1 yen. */
export function unitsOf(currency: Currency): number {
  return 10 ** (formatOf(currency, false).resolvedOptions().maximumFractionDigits ?? 2);
}

/**
 * Formats an amount.
 *
 * @param amount - In the smallest unit of the currency.
 * @param currency - Which decides on the symbol and the decimals.
 * @param short - Leaves out decimals that are zero. Default: `false`.
 */
export function formatMoney(amount: number, currency: Currency, short = false): string {
  const units = unitsOf(currency);
  return formatOf(currency, short && amount % units === 0).format(amount / units);
}

/**
 * Returns a share of an amount, rounded to the smallest unit. Halves are rounded away from zero.
 *
 * @param amount - In the smallest unit.
 * @param percent - For example 20.
 */
export function percentOf(amount: number, percent: number): number {
  return Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 100);
}
