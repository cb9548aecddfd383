import { type Contract, createRandom, openMarket, trade } from './market';

/** The figures above and below the grid, counted once a second. */
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
 * Keeps the current prices outside React and the grid, and notifies the cells that subscribe to them. A trade only
 * creates one object, even if its row isn't rendered.
 */
export function createFeed(seed: number) {
  const random = createRandom(seed);
  /** The rows of the grid: the contracts at the start, which never change. Their ids identify the current ones. */
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
    /** Returns the current values of a row's contract. */
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

    /** Simulates the trades of some milliseconds, then calls the listeners of each changed contract once. */
    advance: (milliseconds: number, perSecond: number) => {
      time += milliseconds;
      owed += (milliseconds * perSecond) / 1000;
      const changed = new Set<string>();
      for (; owed >= 1; owed -= 1) {
        // Contracts at the start of the list are traded more often.
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
