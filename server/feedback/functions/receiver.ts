import { createClient } from '@libsql/client/web';

import { readEnvironment, readerAddress, type Environment } from '../environment';
import { createFeedbackHandler } from '../handler';
import { createRateLimit, RATE_LIMIT } from '../rateLimit';
import { libsqlStore } from '../store';

/** A serverless function: takes a request and its environment. */
export type FeedbackFunction = (request: Request, environment: Environment) => Promise<Response>;

/**
 * Creates a receiver for hosts that run functions. It needs a remote database (`FEEDBACK_DATABASE_URL`) that already
 * has its tables. The rate limit counts per instance, and a host may run several instances.
 *
 * @param addressHeader - Header in which this host passes the reader's address.
 */
export function createFeedbackFunction(addressHeader: string): FeedbackFunction {
  const limit = createRateLimit({ ...RATE_LIMIT, now: Date.now });
  return async (request, environment) => {
    try {
      const { database, origins, addressHeader: configured } = readEnvironment(environment);
      const handle = createFeedbackHandler({
        async save(answer) {
          // One client per request, because some hosts do not let requests share connections.
          const store = libsqlStore(createClient({ url: database.url, authToken: database.token }));
          try {
            await store.save([{ ...answer, answeredAt: Date.now() }]);
          } catch (error) {
            console.error(error instanceof Error ? error.message : error);
            throw error;
          } finally {
            store.close();
          }
        },
        origins,
        limit,
      });
      return await handle(
        request,
        readerAddress(request.headers, configured ?? addressHeader, 'unknown'),
      );
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return Response.json({ error: { message: 'Feedback is not configured.' } }, { status: 503 });
    }
  };
}
