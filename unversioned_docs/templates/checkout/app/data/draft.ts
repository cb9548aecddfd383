import type { IsoDate } from './calendar';
import {
  cardErrors,
  contactErrors,
  deliveryErrors,
  type Card,
  type Contact,
  type Delivery,
  type Order,
} from './order';
import type { Discount, Line } from './totals';

/** An order that isn't placed yet. Survives a reload, so it doesn't contain the card. */
export interface Draft {
  /** Whether the stored draft has been read. */
  restored: boolean;
  lines: Line[];
  /** Quantities of removed lines, for undoing. */
  removed: Record<string, number>;
  discount: Discount | null;
  contact: Contact;
  delivery: Delivery;
  /** Identifies the order for the server, from the first attempt until the server has decided. */
  orderKey: string;
  order: Order | null;
}

export const MAX_QUANTITY = 20;

export const EMPTY_CARD: Card = { name: '', number: '', expiry: '', code: '' };

const EXAMPLE_LINES: Line[] = [
  { productId: 'crock', quantity: 1 },
  { productId: 'beans', quantity: 2 },
  { productId: 'apron', quantity: 1 },
];

export const INITIAL_DRAFT: Draft = {
  restored: false,
  lines: EXAMPLE_LINES,
  removed: {},
  discount: null,
  contact: { email: '', phone: '' },
  delivery: {
    name: '',
    street: '',
    unit: '',
    city: '',
    region: '',
    zip: '',
    method: 'standard',
    date: '',
  },
  orderKey: '',
  order: null,
};

export type Action =
  | { type: 'restored'; draft: Draft | null }
  | { type: 'quantity'; productId: string; quantity: number }
  | { type: 'removal undone'; productId: string }
  | { type: 'cart left' }
  | { type: 'cart filled' }
  | { type: 'discount'; discount: Discount | null }
  | { type: 'contact'; contact: Contact }
  | { type: 'delivery'; delivery: Delivery }
  | { type: 'order sent'; orderKey: string }
  | { type: 'order declined' }
  | { type: 'order placed'; order: Order };

function withQuantity(lines: Line[], productId: string, quantity: number): Line[] {
  return lines.map((line) => (line.productId === productId ? { ...line, quantity } : line));
}

/** All changes of a draft. */
export function draftReducer(draft: Draft, action: Action): Draft {
  switch (action.type) {
    case 'restored':
      return { ...(action.draft ?? draft), restored: true };
    case 'quantity': {
      const quantity = Math.min(Math.max(0, Math.trunc(action.quantity)), MAX_QUANTITY);
      const before = draft.lines.find((line) => line.productId === action.productId);
      return {
        ...draft,
        lines: withQuantity(draft.lines, action.productId, quantity),
        removed:
          quantity === 0 && before
            ? { ...draft.removed, [action.productId]: before.quantity }
            : draft.removed,
      };
    }
    case 'removal undone': {
      const quantity = draft.removed[action.productId];
      return quantity === undefined
        ? draft
        : { ...draft, lines: withQuantity(draft.lines, action.productId, quantity) };
    }
    case 'cart left':
      return draft.lines.every(({ quantity }) => quantity > 0)
        ? draft
        : { ...draft, lines: draft.lines.filter(({ quantity }) => quantity > 0), removed: {} };
    case 'cart filled':
      return { ...draft, lines: EXAMPLE_LINES, removed: {}, order: null };
    case 'discount':
      return { ...draft, discount: action.discount };
    case 'contact':
      return { ...draft, contact: action.contact };
    case 'delivery':
      return { ...draft, delivery: action.delivery };
    case 'order sent':
      return { ...draft, orderKey: action.orderKey };
    case 'order declined':
      return { ...draft, orderKey: '' };
    case 'order placed':
      return {
        ...draft,
        lines: [],
        removed: {},
        discount: null,
        delivery: { ...draft.delivery, date: '' },
        orderKey: '',
        order: action.order,
      };
  }
}

export const STEPS = ['cart', 'contact', 'delivery', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number] | 'confirmation';

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

/** The step that people have to complete next. */
export function nextStep(draft: Draft, card: Card, today: IsoDate): (typeof STEPS)[number] {
  if (draft.lines.every(({ quantity }) => quantity === 0)) return 'cart';
  if (!isEmpty(contactErrors(draft.contact))) return 'contact';
  if (!isEmpty(deliveryErrors(draft.delivery, today))) return 'delivery';
  if (!isEmpty(cardErrors(card, today))) return 'payment';
  return 'review';
}

/** The step to show for an address: the one it names, or the first incomplete one before it. */
export function stepOf(path: string, draft: Draft, card: Card, today: IsoDate): Step {
  const wanted = path.replace(/^\//, '') || 'cart';
  if (wanted === 'confirmation') return draft.order ? 'confirmation' : 'cart';
  const index = STEPS.findIndex((step) => step === wanted);
  const reached = STEPS.indexOf(nextStep(draft, card, today));
  return STEPS[Math.min(Math.max(index, 0), reached)] ?? 'cart';
}

export function pathOf(step: Step): string {
  return step === 'cart' ? '/' : `/${step}`;
}
