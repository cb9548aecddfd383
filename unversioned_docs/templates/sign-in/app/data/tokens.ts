const KEY = 'halyard-session';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the browser keeps the session's token between visits. */
export interface TokenStore {
  read: () => string | null;
  /** Keeps the token until the window closes, or for longer with `remember`. */
  write: (token: string, remember: boolean) => void;
  clear: () => void;
}

/**
 * Keeps the token in web storage. With a server of your own, use an `HttpOnly` cookie instead: scripts can't read it.
 *
 * @param getStores - Returns the stores: one that ends with the window, and one that doesn't. May throw.
 */
export function createTokenStore(getStores: () => { short: Store; long: Store }): TokenStore {
  const attempt = <T>(action: (stores: { short: Store; long: Store }) => T): T | null => {
    try {
      return action(getStores());
    } catch {
      // Storage is blocked: people stay signed in until the next reload.
      return null;
    }
  };
  return {
    read: () => attempt(({ short, long }) => short.getItem(KEY) ?? long.getItem(KEY)),
    write(token, remember) {
      attempt(({ short, long }) => {
        (remember ? long : short).setItem(KEY, token);
        (remember ? short : long).removeItem(KEY);
      });
    },
    clear() {
      attempt(({ short, long }) => {
        short.removeItem(KEY);
        long.removeItem(KEY);
      });
    },
  };
}
