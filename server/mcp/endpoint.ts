import { readBody } from '../readBody';

/* What the endpoint is, without the code that answers its requests, which must not be in the thread that serves pages. */

/** Path of the endpoint on the servers in this repository, relative to the site's. */
export const MCP_PATH = 'mcp';

/** Maximum size of a request's body, in bytes. The longest code to check fits in, however its JSON is escaped. */
export const MAX_BODY = 256 * 1024;

/**
 * Answers a request to the endpoint.
 *
 * @param client - Tells clients apart, such as their address. Clients take turns. Default: all are one.
 */
export type HttpHandler = (request: Request, client?: string) => Promise<Response>;

/** Refuses a request, with an error that clients of the protocol can show. */
export const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** Reads the body of a request, or refuses it. */
export async function readMessage(request: Request): Promise<string | Response> {
  try {
    return (
      (await readBody(request, MAX_BODY)) ??
      refuse(413, `The body must be at most ${MAX_BODY} bytes.`)
    );
  } catch {
    return refuse(400, 'The body must be JSON in UTF-8.');
  }
}
