import { createFeedbackHandler } from './handler';
import { defaultDatabaseUrl } from './database';
import { publicUrl, readEnvironment, type Environment } from './environment';
import { feedbackMiddleware, type Middleware } from './node';
import { createRateLimit, RATE_LIMIT } from './rateLimit';
import { createStorage } from './storage';
import { createWriteQueue } from './writeQueue';

/** Options of {@link createReceiver}. */
export interface ReceiverOptions {
  /** The portal's folder, for the default database. */
  siteDir: string;
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
  /** Opens the database, so that a fault is reported before the first answer. Never rejects. */
  open: () => Promise<void>;
  /** Waits for pending writes, then closes the database. */
  close: () => Promise<void>;
}

/**
 * Creates a receiver with its database, rate limit and write queue. If the database cannot be opened or written, the
 * next answer tries again.
 *
 * @throws Error if the environment is invalid.
 */
export function createReceiver({
  siteDir,
  environment,
  now,
  log,
}: ReceiverOptions): FeedbackReceiver {
  const { database, origins, addressHeader } = readEnvironment(
    environment,
    defaultDatabaseUrl(siteDir),
  );
  const storage = createStorage({ database });
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

  return {
    middleware: feedbackMiddleware(
      createFeedbackHandler({
        save: (answer) => queue.save({ ...answer, answeredAt: now() }),
        origins,
        limit: createRateLimit({ ...RATE_LIMIT, now }),
      }),
      addressHeader,
    ),
    open: () => attempt(storage.open).catch(() => undefined),
    async close() {
      await queue.drained();
      await storage.close();
    },
  };
}
