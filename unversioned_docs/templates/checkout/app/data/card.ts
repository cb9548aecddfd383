/** Digits only. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export type Brand = 'American Express' | 'Mastercard' | 'Visa' | '';

/** The brand of a card by its first digits, as far as this shop accepts it. */
export function brandOf(number: string): Brand {
  const digits = digitsOf(number);
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^4/.test(digits)) return 'Visa';
  const four = Number(digits.slice(0, 4));
  if (/^5[1-5]/.test(digits) || (four >= 2221 && four <= 2720)) return 'Mastercard';
  return '';
}

/** How many digits a card number has. */
export function lengthOf(brand: Brand): number {
  return brand === 'American Express' ? 15 : 16;
}

/** Groups the digits of a card number as on the card. */
export function formatCardNumber(text: string): string {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, lengthOf(brand));
  const groups = brand === 'American Express' ? [4, 6, 5] : [4, 4, 4, 4];
  let start = 0;
  return groups
    .map((size) => digits.slice(start, (start += size)))
    .filter(Boolean)
    .join(' ');
}

/** `1227` → `12 / 27`, `4` → `04`. Deleting the slash works: it appears only with the first digit of the year. */
export function formatExpiry(text: string): string {
  // Browsers fill in `12/2027`, too.
  let digits = digitsOf(text.replace(/20(\d\d)\s*$/, '$1'));
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Whether the check digit fits the rest of the number. Finds each wrong digit and most swaps of neighbors. */
export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number);
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Where the caret belongs after formatting: behind as many digits as before. */
export function caretAfter(formatted: string, digitsBeforeCaret: number): number {
  let digits = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (digits === digitsBeforeCaret) return index;
    if (/\d/.test(formatted[index] ?? '')) digits += 1;
  }
  return formatted.length;
}
