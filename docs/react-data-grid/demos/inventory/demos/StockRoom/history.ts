import type { Product } from './products';

/** A step that can be undone: the changed products, before and after it. */
interface Step {
  label: string;
  before: Product[];
  after: Product[];
}

export interface History {
  products: Product[];
  done: Step[];
  undone: Step[];
}

export type HistoryAction =
  { type: 'change'; label: string; changed: Product[] } | { type: 'undo' } | { type: 'redo' };

function replace(products: Product[], replacements: Product[]): Product[] {
  const byId = new Map(replacements.map((product) => [product.id, product]));
  return products.map((product) => byId.get(product.id) ?? product);
}

/** A step stores only the products that it changed, so an edit of one cell stores two objects. */
export function historyReducer(history: History, action: HistoryAction): History {
  const { products, done, undone } = history;
  if (action.type === 'change') {
    const ids = new Set(action.changed.map(({ id }) => id));
    const before = products.filter(({ id }) => ids.has(id));
    const step = { label: action.label, before, after: action.changed };
    return {
      products: replace(products, action.changed),
      done: [...done, step],
      undone: [],
    };
  }
  const step = action.type === 'undo' ? done.at(-1) : undone.at(-1);
  if (!step) return history;
  return action.type === 'undo'
    ? {
        products: replace(products, step.before),
        done: done.slice(0, -1),
        undone: [...undone, step],
      }
    : {
        products: replace(products, step.after),
        done: [...done, step],
        undone: undone.slice(0, -1),
      };
}
