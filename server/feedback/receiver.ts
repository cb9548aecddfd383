import { createFeedbackHandler } from './handler';
import { createDatabase, defaultDatabaseUrl } from './database';
import { publicUrl, readEnvironment, type Environment } from './environment';
import { feedbackMiddleware, type Middleware } from './node';
import { createRateLimit, RATE_LIMIT } from './rateLimit';
import { libsqlStore } from './store';
import { createWriteQueue } from './writeQueue';

/** What a receiver is made of. */
export interface ReceiverOptions {
  /** The portal's folder, for the default database. */
  siteDir: string;
  /** See {@link readEnvironment}. */
  environment: Environment;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes a line for the maintainers. No comment and no address is ever in it. */
  log: (line: string) => void;
}

/** The receiver of a server of Node. */
export interface FeedbackReceiver {
  middleware: Middleware;
  /** Opens the database, so that a fault shows before the first answer comes. Never rejects. */
  open: () => Promise<void>;
  /** Waits for what is being stored, then closes the database. */
  close: () => Promise<void>;
}

/**
 * A receiver with its database, rate limit and queue. A database that cannot be opened or written is tried again with
 * the next answer.
 *
 * @throws Error where the environment is wrong.
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
  const feedbackDatabase = createDatabase(database);
  let fault: string | undefined;

  /** Tells of a fault when it comes and when it goes, not with each answer. */
  const report = (found: string | undefined) => {
    if (found !== fault) {
      fault = found;
      log(
        found === undefined
          ? 'Feedback is stored again.'
          : `Feedback cannot be stored in ${publicUrl(database.url)}: ${found}`,
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
  const queue = createWriteQueue((answers) =>
    attempt(() => feedbackDatabase.write((client) => libsqlStore(client).save(answers))),
  );

  return {
    middleware: feedbackMiddleware(
      createFeedbackHandler({
        save: (answer) => queue.save({ ...answer, answeredAt: now() }),
        origins,
        limit: createRateLimit({ ...RATE_LIMIT, now }),
      }),
      addressHeader,
    ),
    open: () => attempt(feedbackDatabase.ready).catch(() => undefined),
    async close() {
      await queue.drained();
      await feedbackDatabase.close();
    },
  };
}
