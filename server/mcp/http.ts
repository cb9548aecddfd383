import {
  createMcpHandler,
  originValidationResponse,
  type McpServerFactory,
} from '@modelcontextprotocol/server';

/** Path of the endpoint on the servers in this repository. */
export const MCP_PATH = '/mcp';

/** Maximum size of a request's body, in bytes. A lockfile fits in. */
const MAX_BODY = 3 * 1024 * 1024;

const MOST_SUBSCRIPTIONS = 16;

/** Options of {@link createHttpHandler}. */
export interface HttpHandlerOptions {
  factory: McpServerFactory;
  /**
   * Hostnames of the pages whose scripts may call the endpoint. Requests without an origin, which don't come from a
   * page, are always allowed. Default: all, since everything here is public.
   */
  origins?: string[];
  /** Receives errors that no response tells. Default: they are dropped. */
  onError?: (error: Error) => void;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
};

/**
 * Answers a request to the endpoint.
 *
 * @param client - Tells clients apart, such as their address. Clients take turns with checks of code. Default: all are
 *   one.
 */
export type HttpHandler = (request: Request, client?: string) => Promise<Response>;

/**
 * Creates the HTTP endpoint: stateless, so that any instance can answer any request. It has no Node API of its own; its
 * tools do.
 */
export function createHttpHandler({ factory, origins, onError }: HttpHandlerOptions): HttpHandler {
  const { fetch } = createMcpHandler(factory, {
    maxRequestBodySize: MAX_BODY,
    // Nothing here changes while the server runs.
    maxSubscriptions: MOST_SUBSCRIPTIONS,
    ...(onError ? { onerror: onError } : {}),
  });
  return async (request, client) => {
    const rejected = origins && originValidationResponse(request, origins);
    if (rejected) {
      return rejected;
    }
    const response =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await fetch(
            request,
            // Nobody logs in, but this reaches the tools.
            client === undefined
              ? undefined
              : { authInfo: { token: '', clientId: client, scopes: [] } },
          );
    if (!origins) {
      Object.entries(CORS).forEach(([name, value]) => response.headers.set(name, value));
    }
    return response;
  };
}
