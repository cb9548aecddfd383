import { toIsoDate } from './birthday';
import { signUpErrors, type SignUpValues } from './signUp';

/** How the simulated server behaves. */
export type Conditions = 'normal' | 'slow' | 'failing';

export type ServerErrorCode =
  'email-taken' | 'invalid' | 'wrong-code' | 'code-expired' | 'too-soon' | 'unavailable';

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

/** An account whose email address isn't verified yet. */
export interface Registration {
  id: string;
  email: string;
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt: number;
}

/** What the sign-up pages need from a server. Implement it with `fetch` to connect your own. */
export interface Server {
  /** Throws a `ServerError`: `email-taken`, `invalid`, or `unavailable`. */
  register: (values: SignUpValues, signal?: AbortSignal) => Promise<Registration>;
  /** Sends another code. The earlier one becomes invalid. Throws a `ServerError`: `too-soon` or `unavailable`. */
  resend: (id: string, signal?: AbortSignal) => Promise<Registration>;
  /** Throws a `ServerError`: `wrong-code`, `code-expired`, or `unavailable`. */
  verify: (id: string, code: string, signal?: AbortSignal) => Promise<void>;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
}

/** A server in memory, with a switch for its conditions. */
export interface SimulatedServer extends Server {
  setConditions: (conditions: Conditions) => void;
  /** The last email to an address, because nothing is sent. */
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

/** An address that has an account. */
export const TAKEN_EMAIL = 'rui@rondel.example';
export const CODE_VALID_FOR = 10 * 60_000;
export const RESEND_AFTER = 30_000;
/** A code becomes invalid after this many wrong ones, so that nobody can guess it. */
export const ATTEMPTS_PER_CODE = 5;

interface Pending {
  email: string;
  code: string;
  sentAt: number;
  attempts: number;
  verified: boolean;
}

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

/** Creates a server that keeps its accounts in memory. */
export function createServer({
  latency = 600,
  failEvery = 0,
  now = () => Date.now(),
  random = Math.random,
}: ServerOptions = {}): SimulatedServer {
  let conditions: Conditions = 'normal';
  let requests = 0;
  const accounts = new Map<string, Pending>();
  const taken = new Set([TAKEN_EMAIL]);

  async function answer(signal?: AbortSignal) {
    requests += 1;
    const fails = conditions === 'failing' || (failEvery > 0 && requests % failEvery === 0);
    await delay(conditions === 'slow' ? Math.max(latency, 500) * 5 : latency, signal);
    if (fails) throw new ServerError('unavailable');
  }

  function send(id: string, email: string): Registration {
    const code = String(Math.floor(random() * 1_000_000)).padStart(6, '0');
    accounts.set(id, { email, code, sentAt: now(), attempts: 0, verified: false });
    return { id, email, resendAt: now() + RESEND_AFTER };
  }

  function pendingOf(id: string): Pending {
    const pending = accounts.get(id);
    if (!pending) throw new ServerError('code-expired');
    return pending;
  }

  return {
    now,
    setConditions(next) {
      conditions = next;
    },
    inbox: (email) => {
      const code = [...accounts.values()].findLast((each) => keyOf(each.email) === keyOf(email));
      return code?.code ?? null;
    },

    async register(values, signal) {
      await answer(signal);
      if (Object.keys(signUpErrors(values, toIsoDate(now()))).length > 0) {
        throw new ServerError('invalid');
      }
      if (taken.has(keyOf(values.email))) throw new ServerError('email-taken');
      return send(`r${accounts.size + 1}`, values.email.trim());
    },

    async resend(id, signal) {
      await answer(signal);
      const { email, sentAt } = pendingOf(id);
      const wait = sentAt + RESEND_AFTER - now();
      if (wait > 0) throw new ServerError('too-soon', wait);
      return send(id, email);
    },

    async verify(id, code, signal) {
      await answer(signal);
      const pending = pendingOf(id);
      if (pending.verified) return;
      if (now() >= pending.sentAt + CODE_VALID_FOR || pending.attempts >= ATTEMPTS_PER_CODE) {
        throw new ServerError('code-expired');
      }
      if (code !== pending.code) {
        pending.attempts += 1;
        throw new ServerError('wrong-code');
      }
      pending.verified = true;
      taken.add(keyOf(pending.email));
    },
  };
}

const MESSAGES: Record<ServerErrorCode, string> = {
  'email-taken': 'This address already has an account. Use another one, or sign in.',
  invalid: 'The server didn’t accept the form. Check each field.',
  'wrong-code': 'This isn’t the code in the latest email. Compare the digits.',
  'code-expired': 'This code is no longer valid. Request another one.',
  'too-soon': 'Wait a moment before you request another code.',
  unavailable: 'The server didn’t answer. Everything you entered is still here. Try again.',
};

/** What went wrong, for the people who use the page. */
export function messageOf(error: unknown): string {
  return MESSAGES[error instanceof ServerError ? error.code : 'unavailable'];
}
