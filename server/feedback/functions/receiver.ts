import { createClient } from '@libsql/client/web';

import { readEnvironment, readerAddress, type Environment } from '../environment';
import { createFeedbackHandler } from '../handler';
import { createRateLimit, RATE_LIMIT } from '../rateLimit';
import { libsqlStore } from '../store';

/** A host's function: takes a request and what is configured for it. */
export type FeedbackFunction = (request: Request, environment: Environment) => Promise<Response>;

/**
 * A receiver for hosts that run functions. Its database is distributed (`FEEDBACK_DATABASE_URL`) and has its tables
 * already. The rate limit counts within one instance, of which a host may run several.
 *
 * @param addressHeader - Header in which this host names the reader's address.
 */
export function createFeedbackFunction(addressHeader: string): FeedbackFunction {
  const limit = createRateLimit({ ...RATE_LIMIT, now: Date.now });
  return async (request, environment) => {
    try {
      const { database, origins, addressHeader: configured } = readEnvironment(environment);
      const handle = createFeedbackHandler({
        async save(answer) {
          // Of this request alone: some hosts let no other use it.
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
