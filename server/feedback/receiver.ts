import { webMiddleware, type Middleware } from '../webMiddleware';

import { createFeedbackHandler, type FeedbackHandler } from './handler';
import { defaultDatabaseUrl } from './database';
import {
  FEEDBACK_PATH,
  publicUrl,
  readEnvironment,
  readerAddress,
  type Environment,
} from './environment';
import type { KnownSite } from './pages';
import { createRateLimit, globalRateLimit, RATE_LIMIT } from './rateLimit';
import { createStorage, createWriteQueue } from './storage';

const DAY_MS = 86_400_000;

/** Options of {@link createReceiver}. */
export interface ReceiverOptions {
  /** The portal's folder, for the default database. */
  siteDir: string;
  /** Path of the site on the host, with a slash at both ends. */
  baseUrl: string;
  /** What the site has. Default: answers about any page are accepted, and kept. */
  site?: KnownSite;
  /** See {@link readEnvironment}. */
  environment: Environment;
  /** Returns milliseconds since 1970. */
  now: () => number;
  /** Writes a line for maintainers. It never contains a comment or an address. */
  log: (line: string) => void;
}

/** A receiver for a Node server. */
export interface FeedbackReceiver {
  middleware: Middleware;
  /**
   * Opens the database, so that a fault is reported before the first answer, and deletes answers that are older than
   * the site keeps them, now and each day. Never rejects.
   */
  open: () => Promise<void>;
  /** Waits for pending writes, then closes the database. */
  close: () => Promise<void>;
}

/** How much of a refused body is still read, in bytes, so that its sender can read the response. */
const MAX_DISCARDED_BYTES = 1_000_000;

/** Reads the rest of a body. Returns whether the end was reached. */
async function discard(chunks: AsyncIterator<Buffer, undefined>): Promise<boolean> {
  for (let size = 0; size <= MAX_DISCARDED_BYTES;) {
    const { done, value } = await chunks.next();
    if (done) {
      return true;
    }
    size += value.length;
  }
  return false;
}

/**
 * Wraps a feedback handler as a middleware for Node servers, at {@link FEEDBACK_PATH}.
 *
 * @param addressHeader - See {@link readerAddress}.
 * @param baseUrl - Path of the site on the host, with a slash at both ends.
 */
export const feedbackMiddleware = (
  handle: FeedbackHandler,
  addressHeader: string | undefined,
  baseUrl: string,
): Middleware =>
  webMiddleware(baseUrl + FEEDBACK_PATH, async ({ webRequest, chunks, request, response }) => {
    const connection = request.socket.remoteAddress ?? '';
    const answer = await handle(
      webRequest,
      readerAddress(webRequest.headers, addressHeader, connection),
    );
    const body = await answer.text();
    if (!(await discard(chunks))) {
      response.setHeader('Connection', 'close');
    }
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(request.method === 'HEAD' ? undefined : body);
  });

/**
 * Creates a receiver with its database, rate limit and write queue. If the database cannot be opened or written, the
 * next answer tries again.
 *
 * @throws Error if the environment is invalid.
 */
export function createReceiver({
  siteDir,
  baseUrl,
  site,
  environment,
  now,
  log,
}: ReceiverOptions): FeedbackReceiver {
  const { database, origins, addressHeader, perMinute, limits } = readEnvironment(
    environment,
    defaultDatabaseUrl(siteDir),
  );
  const storage = createStorage({ database, limits });
  let fault: string | undefined;

  /** Logs a fault when it starts and when it ends, not for every answer. */
  const report = (found: string | undefined) => {
    if (found !== fault) {
      fault = found;
      log(
        found === undefined
          ? 'Feedback can be stored again.'
          : `Feedback can't be stored in ${publicUrl(database.url)}: ${found}`,
      );
    }
  };
  const attempt = async (action: () => Promise<unknown>): Promise<void> => {
    try {
      await action();
      report(undefined);
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  const queue = createWriteQueue((answers) => attempt(() => storage.save(answers)));

  let expiry: NodeJS.Timeout | undefined;
  const expire = async () => {
    if (site?.retentionDays !== undefined) {
      const before = now() - site.retentionDays * DAY_MS;
      await attempt(() => storage.expire(before)).catch(() => undefined);
    }
  };

  return {
    middleware: feedbackMiddleware(
      createFeedbackHandler({
        save: (answer) => queue.save({ ...answer, answeredAt: now() }),
        origins,
        limit: createRateLimit({ ...RATE_LIMIT, now }),
        limitOfAll: createRateLimit({ ...globalRateLimit(perMinute), now }),
        hasPage: site?.hasPage,
      }),
      addressHeader,
      baseUrl,
    ),
    async open() {
      await attempt(storage.open).catch(() => undefined);
      await expire();
      expiry ??= setInterval(() => void expire(), DAY_MS).unref();
    },
    async close() {
      clearInterval(expiry);
      await queue.drained();
      await storage.close();
    },
  };
}
