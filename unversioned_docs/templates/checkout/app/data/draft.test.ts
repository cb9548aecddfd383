import { describe, expect, it } from 'vitest';

import { draftReducer, EMPTY_CARD, INITIAL_DRAFT, MAX_QUANTITY, stepOf, type Draft } from './draft';
import { cardErrors, contactErrors, deliveryErrors, type Card } from './order';

const TODAY = '2026-03-09';
const card: Card = {
  name: 'Noor Haddad',
  number: '4111 1111 1111 1111',
  expiry: '03 / 26',
  code: '123',
};
const contact = { email: 'noor@orchard.example', phone: '(503) 555-0142' };
const delivery = {
  ...INITIAL_DRAFT.delivery,
  name: 'Noor Haddad',
  street: '18 Orchard Lane',
  city: 'Seattle',
  region: 'WA',
  zip: '98101',
  date: '2026-03-13',
};
const complete: Draft = { ...INITIAL_DRAFT, restored: true, contact, delivery };

const quantities = (draft: Draft) => draft.lines.map(({ quantity }) => quantity);

describe('the cart', () => {
  const removed = draftReducer(complete, { type: 'quantity', productId: 'beans', quantity: 0 });

  it('undoes a removal with the quantity of before', () => {
    expect(quantities(removed)).toEqual([1, 0, 1]);
    const undone = draftReducer(removed, { type: 'removal undone', productId: 'beans' });
    expect(quantities(undone)).toEqual([1, 2, 1]);
  });

  it('forgets removed lines when people leave it', () => {
    const left = draftReducer(removed, { type: 'cart left' });
    expect(left.lines.map(({ productId }) => productId)).toEqual(['crock', 'apron']);
    expect(draftReducer(left, { type: 'removal undone', productId: 'beans' })).toBe(left);
  });

  it('limits quantities to whole numbers up to a maximum', () => {
    for (const [wanted, expected] of [
      [500, MAX_QUANTITY],
      [2.9, 2],
      [-1, 0],
    ] as const) {
      const draft = draftReducer(complete, {
        type: 'quantity',
        productId: 'crock',
        quantity: wanted,
      });
      expect(draft.lines[0]?.quantity).toBe(expected);
    }
  });
});

describe('the step to show', () => {
  const step = (path: string, draft: Draft, withCard = card) =>
    stepOf(path, draft, withCard, TODAY);

  it('is the one of the address, once the steps before it are complete', () => {
    for (const path of ['contact', 'delivery', 'payment', 'review']) {
      expect(step(`/${path}`, complete)).toBe(path);
    }
    expect(step('/', complete)).toBe('cart');
    expect(step('/unknown', complete)).toBe('cart');
  });

  it('is the first incomplete one otherwise', () => {
    expect(step('/review', complete, EMPTY_CARD)).toBe('payment');
    expect(step('/review', { ...complete, delivery: { ...delivery, zip: '' } })).toBe('delivery');
    expect(step('/payment', { ...complete, contact: { ...contact, email: 'noor' } })).toBe(
      'contact',
    );
    expect(step('/contact', { ...complete, lines: [] })).toBe('cart');
    expect(step('/confirmation', complete)).toBe('cart');
  });

  it('becomes the delivery again when its day has passed', () => {
    expect(stepOf('/review', complete, { ...card, expiry: '04 / 30' }, '2026-03-13')).toBe(
      'delivery',
    );
  });
});

describe('the fields', () => {
  it('accept complete values', () => {
    expect(contactErrors(contact)).toEqual({});
    expect(deliveryErrors(delivery, TODAY)).toEqual({});
    expect(cardErrors(card, TODAY)).toEqual({});
  });

  it('name each missing value', () => {
    expect(Object.keys(contactErrors(INITIAL_DRAFT.contact))).toEqual(['email', 'phone']);
    expect(Object.keys(deliveryErrors(INITIAL_DRAFT.delivery, TODAY))).toEqual([
      'name',
      'street',
      'city',
      'region',
      'zip',
      'date',
    ]);
    expect(Object.keys(cardErrors(EMPTY_CARD, TODAY))).toEqual([
      'name',
      'number',
      'expiry',
      'code',
    ]);
  });

  it('say what is wrong with a card', () => {
    const error = (change: Partial<Card>) =>
      Object.values(cardErrors({ ...card, ...change }, TODAY));
    expect(error({ number: '4111 1111 1111 1112' })).toEqual([
      'This number contains a typo. Compare it with your card.',
    ]);
    expect(error({ number: '4111 1111' })).toEqual([
      'A Visa number has 16 digits. This one has 8.',
    ]);
    expect(error({ number: '6011 0000 0000 0004' })).toEqual([
      'This shop accepts Visa, Mastercard, and American Express.',
    ]);
    expect(error({ expiry: '02 / 26' })).toEqual(['This card has expired.']);
    expect(error({ expiry: '13 / 30' })).toEqual(['Enter month and year, such as 04 / 30.']);
    expect(error({ code: '1234' })).toEqual(['Enter the 3 digits.']);
  });

  it('say why a day isn’t possible', () => {
    const error = (date: string, method = delivery.method) =>
      deliveryErrors({ ...delivery, date, method }, TODAY).date;
    expect(error('2026-03-10')).toBe('The earliest day is Thursday, March 12.');
    expect(error('2026-03-15')).toBe('Standard delivery doesn’t run on Sundays.');
    expect(error('2026-03-14')).toBeUndefined();
    expect(error('2026-03-14', 'evening')).toBe('Evening delivery doesn’t run on Saturdays.');
    expect(error('2026-06-01')).toBe('Choose a day before Friday, April 24.');
    expect(error('Invalid Date')).toBe('Choose a delivery day.');
  });
});
