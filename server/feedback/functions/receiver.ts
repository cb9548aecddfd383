import { createClient } from '@libsql/client/web';

import { readEnvironment, readerAddress, type Environment } from '../environment';
import { createFeedbackHandler } from '../handler';
import type { HasPage } from '../pageList';
import { createRateLimit, RATE_LIMIT } from '../rateLimit';
import { remotePages } from '../remotePages';
import { saveAnswers } from '../store';

/** How long the site may take to send a list of pages, in milliseconds. */
const LIST_TIMEOUT_MS = 5000;

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
  let known: { site: string; hasPage: HasPage } | undefined;
  /** Logs why the list of pages can't be read. */
  const pagesOf = (site: string): HasPage => {
    const hasPage = remotePages(
      site,
      (url) => fetch(url, { signal: AbortSignal.timeout(LIST_TIMEOUT_MS) }),
      Date.now,
    );
    return async (version, page) => {
      try {
        return await hasPage(version, page);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        throw error;
      }
    };
  };
  return async (request, environment) => {
    try {
      const { database, origins, site, addressHeader: configured } = readEnvironment(environment);
      if (site !== undefined && known?.site !== site) {
        known = { site, hasPage: pagesOf(site) };
      }
      const handle = createFeedbackHandler({
        async save(answer) {
          // One client per request, because some hosts do not let requests share connections.
          const client = createClient({ url: database.url, authToken: database.token });
          try {
            await saveAnswers(client, [{ ...answer, answeredAt: Date.now() }]);
          } catch (error) {
            console.error(error instanceof Error ? error.message : error);
            throw error;
          } finally {
            client.close();
          }
        },
        origins,
        limit,
        hasPage: site === undefined ? undefined : known?.hasPage,
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
