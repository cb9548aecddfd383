import { describe, expect, it } from 'vitest';

import { brandOf, caretAfter, digitsOf, formatCardNumber, formatExpiry, passesLuhn } from './card';

const VALID = ['4111 1111 1111 1111', '5105 1051 0510 5100', '3782 822463 10005'];

describe('the check digit', () => {
  it.each(VALID)('accepts %s', (number) => expect(passesLuhn(number)).toBe(true));

  it.each(VALID)('finds each wrong digit of %s', (number) => {
    const digits = digitsOf(number);
    for (let index = 0; index < digits.length; index += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const changed = digits.slice(0, index) + String(digit) + digits.slice(index + 1);
        expect(passesLuhn(changed)).toBe(changed === digits);
      }
    }
  });

  it('rejects nothing', () => expect(passesLuhn('')).toBe(false));
});

describe('the card number', () => {
  it('is grouped as on the card', () => {
    expect(formatCardNumber('4111111111111111')).toBe('4111 1111 1111 1111');
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('41111')).toBe('4111 1');
    expect(formatCardNumber('4111-1111 1111x1111 99')).toBe('4111 1111 1111 1111');
  });

  it('doesn’t change when it is formatted again', () => {
    for (const number of VALID) {
      for (let length = 0; length <= number.length; length += 1) {
        const once = formatCardNumber(number.slice(0, length));
        expect(formatCardNumber(once)).toBe(once);
        expect(digitsOf(once)).toBe(digitsOf(number.slice(0, length)));
      }
    }
  });

  it('tells the brand', () => {
    expect(['4', '51', '2221', '2720', '2721', '37', '6'].map(brandOf)).toEqual([
      'Visa',
      'Mastercard',
      'Mastercard',
      'Mastercard',
      '',
      'American Express',
      '',
    ]);
  });
});

it('formats the expiry', () => {
  const cases = ['1', '12', '122', '1227', '4', '12/2027', '12 / 27', '0430'];
  expect(cases.map(formatExpiry)).toEqual([
    '1',
    '12',
    '12 / 2',
    '12 / 27',
    '04',
    '12 / 27',
    '12 / 27',
    '04 / 30',
  ]);
});

it('keeps the caret behind the same digit', () => {
  expect(caretAfter('4111 1111', 0)).toBe(0);
  expect(caretAfter('4111 1111', 4)).toBe(4);
  expect(caretAfter('4111 1111', 5)).toBe(6);
  expect(caretAfter('4111 1111', 9)).toBe(9);
});
