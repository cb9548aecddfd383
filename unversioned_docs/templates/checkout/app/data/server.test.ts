import { beforeEach, describe, expect, it } from 'vitest';

import { createServer, ServerError, type OrderRequest, type SimulatedServer } from './server';
import { totalsOf, type Line } from './totals';

const lines: Line[] = [{ productId: 'knife', quantity: 2 }];

const request: OrderRequest = {
  orderKey: 'a',
  lines,
  discountCode: '',
  contact: { email: 'noor@orchard.example', phone: '503 555 0142' },
  delivery: {
    name: 'Noor Haddad',
    street: '18 Orchard Lane',
    unit: '',
    city: 'Seattle',
    region: 'WA',
    zip: '98101',
    method: 'standard',
    date: '2026-03-13',
  },
  card: { name: 'Noor Haddad', number: '4111 1111 1111 1111', expiry: '04 / 30', code: '123' },
  expectedTotal: totalsOf(lines, null, 'standard', 'WA').total,
};

let server: SimulatedServer;

beforeEach(() => {
  server = createServer({ latency: 0, now: () => Date.UTC(2026, 2, 9, 12) });
});

async function failure(pending: Promise<unknown>) {
  const error = await pending.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ServerError ? error.code : error;
}

describe('placing an order', () => {
  it('answers with the order, and keeps only four digits of the card', async () => {
    const { order, differs } = await server.placeOrder(request);
    expect(differs).toBe(false);
    expect(order.number).toMatch(/^LL-\d+$/);
    expect(order.totals.total).toBe(request.expectedTotal);
    expect(JSON.stringify(server.orders())).not.toContain('4111');
    expect(order.card).toEqual({ brand: 'Visa', lastDigits: '1111' });
  });

  it('happens once for a key, even at the same time', async () => {
    const [first, second] = await Promise.all([
      server.placeOrder(request),
      server.placeOrder(request),
    ]);
    expect(second.order.number).toBe(first.order.number);
    expect(server.orders()).toHaveLength(1);
    await server.placeOrder({ ...request, orderKey: 'b' });
    expect(server.orders()).toHaveLength(2);
  });

  it('happens even if the answer gets lost', async () => {
    server.setConditions('failing');
    expect(await failure(server.placeOrder(request))).toBe('no-answer');
    server.setConditions('normal');
    const { order, differs } = await server.placeOrder(request);
    expect([order.number, differs, server.orders().length]).toEqual(['LL-20417', false, 1]);
  });

  it('says when an earlier attempt placed something else', async () => {
    await server.placeOrder(request);
    const changed = { ...request, lines: [{ productId: 'knife', quantity: 5 }] };
    const { order, differs } = await server.placeOrder(changed);
    expect([order.lines[0]?.quantity, differs, server.orders().length]).toEqual([2, true, 1]);
  });

  it.each([
    ['5105 1051 0510 5100', '123', 'card-declined'],
    ['3782 822463 10005', '1234', 'insufficient-funds'],
    ['4111 1111 1111 1112', '123', 'card-declined'],
  ])('doesn’t happen with the card %s', async (number, code, reason) => {
    const card = { ...request.card, number, code };
    expect(await failure(server.placeOrder({ ...request, card }))).toBe(reason);
    expect(server.orders()).toHaveLength(0);
    expect((await server.placeOrder(request)).order.number).toBe('LL-20417');
  });

  it('doesn’t happen on a Sunday, or for another total', async () => {
    const sunday = { ...request.delivery, date: '2026-03-15' };
    expect(await failure(server.placeOrder({ ...request, delivery: sunday }))).toBe('day-taken');
    expect(await failure(server.placeOrder({ ...request, expectedTotal: 1 }))).toBe(
      'total-changed',
    );
    expect(server.orders()).toHaveLength(0);
  });

  it('doesn’t happen if the caller aborts first', async () => {
    const controller = new AbortController();
    const pending = server.placeOrder(request, controller.signal);
    controller.abort(new Error('left the page'));
    await expect(pending).rejects.toThrow('left the page');
    expect(server.orders()).toHaveLength(0);
  });
});

it('finds discount codes in any case', async () => {
  expect((await server.findDiscount(' seedtime ')).value).toBe(1500);
  expect(await failure(server.findDiscount('nope'))).toBe('unknown-code');
});
