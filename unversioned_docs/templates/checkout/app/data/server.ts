import { toIsoDate } from './calendar';
import { brandOf, digitsOf } from './card';
import { cardErrors, dateError, type Card, type Contact, type Delivery, type Order } from './order';
import { totalsOf, type Discount, type Line } from './totals';

/** How the simulated server behaves. `failing`: it does what it is asked to, but the answer gets lost. */
export type Conditions = 'normal' | 'slow' | 'failing';

export interface OrderRequest {
  /** The same for each attempt to place one order. */
  orderKey: string;
  lines: Line[];
  discountCode: string;
  contact: Contact;
  delivery: Delivery;
  card: Card;
  /** Cents that people were shown. */
  expectedTotal: number;
}

export interface PlacedOrder {
  order: Order;
  /** Whether an earlier attempt placed the order with other contents. */
  differs: boolean;
}

export type ServerErrorCode =
  | 'unknown-code'
  | 'card-declined'
  | 'insufficient-funds'
  | 'day-taken'
  | 'total-changed'
  | 'no-answer';

/** An answer of the server other than success. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode) {
    super(code);
    this.name = 'ServerError';
    this.code = code;
  }
}

/** What the checkout needs from a server. Implement it with `fetch` to connect your own. */
export interface Server {
  /** Throws a `ServerError`: `unknown-code` or `no-answer`. */
  findDiscount: (code: string, signal?: AbortSignal) => Promise<Discount>;
  /** Places an order once for each `orderKey`. After `no-answer`, ask again with the same key. */
  placeOrder: (request: OrderRequest, signal?: AbortSignal) => Promise<PlacedOrder>;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
}

/** A server in memory, with a switch for its conditions. */
export interface SimulatedServer extends Server {
  setConditions: (conditions: Conditions) => void;
  /** All orders that were placed. */
  orders: () => Order[];
}

export interface ServerOptions {
  /** Milliseconds until the server answers. Default: 700. */
  latency?: number;
  /** The answer to each nth request gets lost. Default: 0, never. */
  failEvery?: number;
  now?: () => number;
}

export const DISCOUNTS: readonly Discount[] = [
  { code: 'FIRSTFROST', label: '10% off', kind: 'percent', value: 10, minimum: 0 },
  { code: 'SEEDTIME', label: '$15 off from $75', kind: 'amount', value: 1500, minimum: 7500 },
  { code: 'DOORSTEP', label: 'Free delivery', kind: 'shipping', value: 0, minimum: 0 },
];

/** Numbers that card companies publish for tests, with what this server does. */
export const TEST_CARDS = [
  { number: '4111 1111 1111 1111', outcome: 'Accepted' },
  { number: '5105 1051 0510 5100', outcome: 'Declined' },
  { number: '3782 822463 10005', outcome: 'Not enough money' },
] as const;

/** Resolves after a delay in milliseconds, and rejects with the signal's reason if that aborts first. */
function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Creates a server that keeps its orders in memory. */
export function createServer({
  latency = 700,
  failEvery = 0,
  now = () => Date.now(),
}: ServerOptions = {}): SimulatedServer {
  let conditions: Conditions = 'normal';
  let requests = 0;
  const orders = new Map<string, { order: Order; contents: string }>();

  /** Waits, does the work, and answers. A lost answer doesn't undo the work. */
  async function respond<T>(work: () => T, signal?: AbortSignal): Promise<T> {
    requests += 1;
    const loses = conditions === 'failing' || (failEvery > 0 && requests % failEvery === 0);
    await delay(conditions === 'slow' ? Math.max(latency, 500) * 5 : latency, signal);
    const answer = work();
    if (loses) throw new ServerError('no-answer');
    return answer;
  }

  function place(request: OrderRequest): PlacedOrder {
    const { orderKey, lines, discountCode, contact, delivery, card, expectedTotal } = request;
    const contents = JSON.stringify([lines, discountCode, contact, delivery]);
    const before = orders.get(orderKey);
    if (before) return { order: before.order, differs: before.contents !== contents };

    // A server trusts neither prices nor checks of a browser.
    const today = toIsoDate(now());
    if (dateError(delivery.date, delivery.method, today)) throw new ServerError('day-taken');
    const discount = DISCOUNTS.find(({ code }) => code === discountCode) ?? null;
    const totals = totalsOf(lines, discount, delivery.method, delivery.region);
    if (totals.total !== expectedTotal) throw new ServerError('total-changed');
    const digits = digitsOf(card.number);
    const outcome = TEST_CARDS.find(({ number }) => digitsOf(number) === digits)?.outcome;
    if (Object.keys(cardErrors(card, today)).length > 0 || outcome === 'Declined') {
      throw new ServerError('card-declined');
    }
    if (outcome === 'Not enough money') throw new ServerError('insufficient-funds');

    const order: Order = {
      number: `LL-${String(20_417 + orders.size)}`,
      lines,
      discount,
      totals,
      contact,
      delivery,
      card: { brand: brandOf(digits), lastDigits: digits.slice(-4) },
    };
    orders.set(orderKey, { order, contents });
    return { order, differs: false };
  }

  return {
    now,
    setConditions(next) {
      conditions = next;
    },
    orders: () => [...orders.values()].map(({ order }) => order),
    findDiscount: (code, signal) =>
      respond(() => {
        const discount = DISCOUNTS.find((each) => each.code === code.trim().toUpperCase());
        if (!discount) throw new ServerError('unknown-code');
        return discount;
      }, signal),
    placeOrder: (request, signal) => respond(() => place(request), signal),
  };
}

const MESSAGES: Record<ServerErrorCode, string> = {
  'unknown-code': 'This code doesn’t exist. Check its spelling.',
  'card-declined': 'Your bank declined the card. You haven’t been charged. Use another card.',
  'insufficient-funds': 'The card doesn’t cover this order. You haven’t been charged.',
  'day-taken': 'This delivery day is no longer available. Choose another one.',
  'total-changed': 'A price has changed since you opened this page. Reload it to see the total.',
  'no-answer': 'The server didn’t answer. Try again: you can’t be charged twice for this order.',
};

/** What went wrong, for the people who use the page. */
export function messageOf(error: unknown): string {
  return MESSAGES[error instanceof ServerError ? error.code : 'no-answer'];
}
