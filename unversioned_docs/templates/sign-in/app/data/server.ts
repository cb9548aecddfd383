/** How the simulated server behaves. */
export type Conditions = 'normal' | 'slow' | 'failing';

export interface User {
  id: string;
  name: string;
  username: string;
  email: string;
}

export interface Session {
  token: string;
  user: User;
  /** Whether the session outlives the browser window. */
  remembered: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export type ServerErrorCode =
  'wrong-credentials' | 'too-many-attempts' | 'session-ended' | 'unavailable';

/** An answer of the server other than success. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;
  /** Milliseconds to wait before the next attempt. 0 if there is no need to wait. */
  readonly retryAfter: number;

  constructor(code: ServerErrorCode, retryAfter = 0) {
    super(code);
    this.name = 'ServerError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export interface Credentials {
  /** An email address or a username. Case doesn't matter. */
  username: string;
  password: string;
  remember: boolean;
}

/** What the sign-in pages need from a server. Implement it with `fetch` to connect your own. */
export interface Server {
  /** Throws a `ServerError`: `wrong-credentials`, `too-many-attempts`, or `unavailable`. */
  signIn: (credentials: Credentials, signal?: AbortSignal) => Promise<Session>;
  /** Throws a `ServerError`: `session-ended` or `unavailable`. */
  resume: (token: string, signal?: AbortSignal) => Promise<Session>;
  signOut: (token: string, signal?: AbortSignal) => Promise<void>;
  /** Succeeds whether or not the account exists, so that nobody can find out who has one. */
  requestReset: (username: string, signal?: AbortSignal) => Promise<void>;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
}

/** A server in memory, with a switch for its conditions. */
export interface SimulatedServer extends Server {
  setConditions: (conditions: Conditions) => void;
}

export interface ServerOptions {
  /** Milliseconds until the server answers. Default: 600. */
  latency?: number;
  /** Each nth request fails with `unavailable`. Default: 0, never. */
  failEvery?: number;
  now?: () => number;
  createToken?: () => string;
  /** Stands in for the server's database: with `localStorage`, sessions survive a reload. */
  getStorage?: () => Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** Accounts that you can sign in with. A real server stores hashes of passwords, never passwords. */
export const DEMO_ACCOUNTS: readonly (User & { password: string })[] = [
  {
    id: 'u1',
    name: 'Maya Lindqvist',
    username: 'maya',
    email: 'maya@halyard.example',
    password: 'spinnaker-reef-42',
  },
  {
    id: 'u2',
    name: 'Tomás Okafor',
    username: 'tomas',
    email: 'tomas@halyard.example',
    password: 'low-tide-lantern-7',
  },
];

export const ATTEMPTS_BEFORE_WAIT = 5;
export const WAIT_AFTER_ATTEMPTS = 30_000;
const REMEMBERED_FOR = 30 * 24 * 60 * 60 * 1000;
const NOT_REMEMBERED_FOR = 12 * 60 * 60 * 1000;
const SESSIONS_KEY = 'halyard-demo-server';

type StoredSession = Omit<Session, 'user'> & { userId: string };

/** Resolves after a delay in milliseconds, and rejects with the signal's reason if that aborts first. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
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

function publicUser({ id, name, username, email }: User): User {
  return { id, name, username, email };
}

/** Creates a server that keeps its data in memory. */
export function createServer({
  latency = 600,
  failEvery = 0,
  now = () => Date.now(),
  createToken = () => crypto.randomUUID(),
  getStorage = () => null,
}: ServerOptions = {}): SimulatedServer {
  let conditions: Conditions = 'normal';
  let requests = 0;
  let memory: StoredSession[] = [];
  const attempts = new Map<string, { failures: number; waitUntil: number }>();

  function readSessions(): StoredSession[] {
    try {
      const text = getStorage()?.getItem(SESSIONS_KEY);
      return text ? (JSON.parse(text) as StoredSession[]) : memory;
    } catch {
      return memory;
    }
  }

  function writeSessions(sessions: StoredSession[]) {
    memory = sessions.filter((session) => session.expiresAt > now());
    try {
      getStorage()?.setItem(SESSIONS_KEY, JSON.stringify(memory));
    } catch {
      // Storage is blocked or full: sessions last until the next reload.
    }
  }

  async function answer(signal?: AbortSignal) {
    requests += 1;
    const fails = conditions === 'failing' || (failEvery > 0 && requests % failEvery === 0);
    await delay(conditions === 'slow' ? Math.max(latency, 500) * 5 : latency, signal);
    if (fails) throw new ServerError('unavailable');
  }

  return {
    now,

    setConditions(next) {
      conditions = next;
    },

    async signIn({ username, password, remember }, signal) {
      await answer(signal);
      const key = username.trim().toLowerCase();
      const record = attempts.get(key) ?? { failures: 0, waitUntil: 0 };
      const waitFor = record.waitUntil - now();
      if (waitFor > 0) throw new ServerError('too-many-attempts', waitFor);

      const account = DEMO_ACCOUNTS.find((user) => user.username === key || user.email === key);
      if (account?.password !== password) {
        // Unknown names count, too. Otherwise the wait would reveal who has an account.
        const failures = record.failures + 1;
        const wait = failures >= ATTEMPTS_BEFORE_WAIT;
        attempts.set(key, {
          failures: wait ? 0 : failures,
          waitUntil: wait ? now() + WAIT_AFTER_ATTEMPTS : 0,
        });
        if (wait) throw new ServerError('too-many-attempts', WAIT_AFTER_ATTEMPTS);
        throw new ServerError('wrong-credentials');
      }

      attempts.delete(key);
      const session = {
        token: createToken(),
        remembered: remember,
        expiresAt: now() + (remember ? REMEMBERED_FOR : NOT_REMEMBERED_FOR),
      };
      writeSessions([...readSessions(), { ...session, userId: account.id }]);
      return { ...session, user: publicUser(account) };
    },

    async resume(token, signal) {
      await answer(signal);
      const stored = readSessions().find((session) => session.token === token);
      const account = DEMO_ACCOUNTS.find((user) => user.id === stored?.userId);
      if (!stored || !account || stored.expiresAt <= now()) throw new ServerError('session-ended');
      const { remembered, expiresAt } = stored;
      return { token, remembered, expiresAt, user: publicUser(account) };
    },

    async signOut(token, signal) {
      await answer(signal);
      writeSessions(readSessions().filter((session) => session.token !== token));
    },

    async requestReset(_username, signal) {
      await answer(signal);
    },
  };
}
