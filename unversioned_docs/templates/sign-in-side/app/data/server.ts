/** How the simulated server behaves. */
export type Conditions = 'normal' | 'slow' | 'failing';

export type Method = 'password' | 'code';

/** An attempt to sign in, from the email address to the proof. */
export interface Challenge {
  id: string;
  email: string;
  method: Method;
  /** When the code expires, in milliseconds since 1970. 0 for a password. */
  expiresAt: number;
  /** When another code can be requested, in milliseconds since 1970. 0 for a password. */
  resendAt: number;
}

export type ServerErrorCode =
  'wrong-password' | 'wrong-code' | 'code-expired' | 'too-many-attempts' | 'unavailable';

/** An answer of the server other than success. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode) {
    super(code);
    this.name = 'ServerError';
    this.code = code;
  }
}

/** What the sign-in pages need from a server. Implement it with `fetch` to connect your own. */
export interface Server {
  /** Which method an address starts with. Addresses without an account get a code, too, but no email. */
  start: (email: string, signal?: AbortSignal) => Promise<Challenge>;
  /** Sends a code, or another one. The earlier one becomes invalid. */
  sendCode: (email: string, signal?: AbortSignal) => Promise<Challenge>;
  /** Checks the password or the code. Resolves with the person's name. */
  prove: (challenge: Challenge, secret: string, signal?: AbortSignal) => Promise<string>;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
}

/** A server in memory, with a switch for its conditions. */
export interface SimulatedServer extends Server {
  setConditions: (conditions: Conditions) => void;
  /** The code of the last email to an address, because nothing is sent. */
  inbox: (email: string) => string | null;
}

export interface ServerOptions {
  /** Milliseconds until the server answers. Default: 600. */
  latency?: number;
  /** Each nth request fails with `unavailable`. Default: 0, never. */
  failEvery?: number;
  now?: () => number;
  /** A number from 0 to 1, without 1. */
  random?: () => number;
}

/** Accounts that you can sign in with. A real server stores hashes of passwords, never passwords. */
export const DEMO_ACCOUNTS = [
  { email: 'ada@cairn.example', name: 'Ada Brekke', password: 'switchback-larch-19' },
  { email: 'teo@cairn.example', name: 'Teo Marchetti', password: null },
] as const;

export const CODE_VALID_FOR = 5 * 60_000;
export const RESEND_AFTER = 30_000;
/** Wrong passwords or codes until people have to start again with a code. */
export const ATTEMPTS = 5;

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

const keyOf = (email: string) => email.trim().toLowerCase();

/** Creates a server that keeps its data in memory. */
export function createServer({
  latency = 600,
  failEvery = 0,
  now = () => Date.now(),
  random = Math.random,
}: ServerOptions = {}): SimulatedServer {
  let conditions: Conditions = 'normal';
  let requests = 0;
  const codes = new Map<string, { code: string; sentAt: number; attempts: number }>();
  const wrongPasswords = new Map<string, number>();

  async function answer(signal?: AbortSignal) {
    requests += 1;
    const fails = conditions === 'failing' || (failEvery > 0 && requests % failEvery === 0);
    await delay(conditions === 'slow' ? Math.max(latency, 500) * 5 : latency, signal);
    if (fails) throw new ServerError('unavailable');
  }

  const accountOf = (email: string) => DEMO_ACCOUNTS.find((each) => each.email === keyOf(email));

  function codeChallenge(email: string): Challenge {
    const key = keyOf(email);
    const sent = codes.get(key);
    // Going back and forth doesn't send a code each time.
    if (!sent || now() >= sent.sentAt + RESEND_AFTER) {
      const code = String(Math.floor(random() * 1_000_000)).padStart(6, '0');
      codes.set(key, { code, sentAt: now(), attempts: 0 });
    }
    const sentAt = codes.get(key)?.sentAt ?? now();
    return {
      id: `code ${key}`,
      email: email.trim(),
      method: 'code',
      expiresAt: sentAt + CODE_VALID_FOR,
      resendAt: sentAt + RESEND_AFTER,
    };
  }

  return {
    now,
    setConditions(next) {
      conditions = next;
    },
    inbox: (email) => (accountOf(email) ? (codes.get(keyOf(email))?.code ?? null) : null),

    async start(email, signal) {
      await answer(signal);
      if (!accountOf(email)?.password) return codeChallenge(email);
      const id = `password ${keyOf(email)}`;
      return { id, email: email.trim(), method: 'password', expiresAt: 0, resendAt: 0 };
    },

    async sendCode(email, signal) {
      await answer(signal);
      return codeChallenge(email);
    },

    async prove({ email, method }, secret, signal) {
      await answer(signal);
      const key = keyOf(email);
      const account = accountOf(email);
      if (method === 'password') {
        const wrong = wrongPasswords.get(key) ?? 0;
        if (wrong >= ATTEMPTS) throw new ServerError('too-many-attempts');
        if (!account || account.password !== secret) {
          wrongPasswords.set(key, wrong + 1);
          throw new ServerError('wrong-password');
        }
      } else {
        const sent = codes.get(key);
        if (!sent || now() >= sent.sentAt + CODE_VALID_FOR || sent.attempts >= ATTEMPTS) {
          throw new ServerError('code-expired');
        }
        if (!account || sent.code !== secret) {
          sent.attempts += 1;
          throw new ServerError('wrong-code');
        }
        codes.delete(key);
      }
      wrongPasswords.delete(key);
      return account.name;
    },
  };
}

const MESSAGES: Record<ServerErrorCode, string> = {
  'wrong-password': 'This isn’t the password of this account.',
  'wrong-code': 'This isn’t the code in the latest email. Compare the digits.',
  'code-expired': 'This code is no longer valid. Request another one.',
  'too-many-attempts': 'Too many wrong passwords. Sign in with a code instead.',
  unavailable: 'The server didn’t answer. Everything you typed is still here. Try again.',
};

/** What went wrong, for the people who use the page. */
export function messageOf(error: unknown): string {
  return MESSAGES[error instanceof ServerError ? error.code : 'unavailable'];
}
