import { type Contract, createRandom, openMarket, trade } from './market';

/** What is shown around the grid, counted once a second. */
export interface Figures {
  /** Milliseconds that the feed has run. */
  time: number;
  perSecond: number;
  trades: number;
  rising: number;
  falling: number;
  volume: number;
  top: Contract | undefined;
  bottom: Contract | undefined;
}

/**
 * All prices, and who wants to hear of them. It lives beside React and the grid: a trade costs one object, whether or
 * not its row is on the screen.
 */
export function createFeed(seed: number) {
  const random = createRandom(seed);
  /** As they were at first: the grid's rows. Their ids say which contract to ask for. */
  const rows = openMarket(random);
  const contracts = [...rows];
  const indexes = new Map(contracts.map(({ id }, index) => [id, index]));
  const listeners = new Map<string, Set<() => void>>();
  const figuresListeners = new Set<() => void>();
  let owed = 0;
  let time = 0;
  let trades = 0;

  function count(before?: Figures): Figures {
    const seconds = (time - (before?.time ?? 0)) / 1000;
    const perSecond = seconds > 0 ? Math.round((trades - (before?.trades ?? 0)) / seconds) : 0;
    let [top, bottom] = [contracts[0], contracts[0]];
    const sums = { rising: 0, falling: 0, volume: 0 };
    for (const contract of contracts) {
      if (contract.change > 0) sums.rising += 1;
      if (contract.change < 0) sums.falling += 1;
      if (contract.change > (top?.change ?? 0)) top = contract;
      if (contract.change < (bottom?.change ?? 0)) bottom = contract;
      sums.volume += contract.volume;
    }
    return { ...sums, top, bottom, time, trades, perSecond };
  }
  let figures = count();

  return {
    rows,
    /** The contract of a row as it is now. */
    get: (row: Contract) => contracts[indexes.get(row.id) ?? -1] ?? row,
    figures: () => figures,

    subscribeFigures: (listener: () => void) => {
      figuresListeners.add(listener);
      return () => {
        figuresListeners.delete(listener);
      };
    },

    countFigures: () => {
      figures = count(figures);
      figuresListeners.forEach((listener) => listener());
    },

    subscribe: (id: string, listener: () => void) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => {
        own.delete(listener);
      };
    },

    /** Makes the trades of so many milliseconds, and tells each contract's listeners once. */
    advance: (milliseconds: number, perSecond: number) => {
      time += milliseconds;
      owed += (milliseconds * perSecond) / 1000;
      const changed = new Set<string>();
      for (; owed >= 1; owed -= 1) {
        // Contracts at the front are traded more.
        const index = Math.floor(contracts.length * random() ** 1.3);
        const contract = contracts[index];
        if (contract) {
          contracts[index] = trade(contract, random);
          changed.add(contract.id);
          trades += 1;
        }
      }
      changed.forEach((id) => listeners.get(id)?.forEach((listener) => listener()));
    },
  };
}

export type Feed = ReturnType<typeof createFeed>;
