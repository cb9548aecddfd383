import {
  createMcpHandler,
  originValidationResponse,
  type McpServerFactory,
} from '@modelcontextprotocol/server';

import { isRecord } from '../../src/core/validation/isRecord';

import { readMessage, refuse, type HttpHandler } from './endpoint';

/** Maximum length of a message that isn't a call of a tool, in characters. */
const LONGEST_MESSAGE = 16_000;

/** Maximum length of a call of a tool, in characters. */
const LONGEST_CALL = 200_000;

/** Returns why a message isn't answered. The schemas of the tools limit the rest. */
function problemOf(message: unknown, length: number): string | undefined {
  if (Array.isArray(message)) {
    return 'A request must contain one message, not a batch.';
  }
  const isCall = isRecord(message) && message.method === 'tools/call';
  const most = isCall ? LONGEST_CALL : LONGEST_MESSAGE;
  return length > most
    ? `A ${isCall ? 'call' : 'message'} must have at most ${most} characters; found ${length}.`
    : undefined;
}

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
 * Creates the HTTP endpoint: stateless, so that any instance can answer any request. It has no Node API of its own; its
 * tools do. A request has one message: the protocol has no batches anymore, whose length would be a limit of its own.
 */
export function createHttpHandler({ factory, origins, onError }: HttpHandlerOptions): HttpHandler {
  const { fetch } = createMcpHandler(factory, {
    // Nothing here changes while the server runs.
    maxSubscriptions: 0,
    ...(onError ? { onerror: onError } : {}),
  });
  const answer: HttpHandler = async (request, client) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204 });
    }
    // Nobody logs in, but this reaches the tools.
    const options =
      client === undefined ? {} : { authInfo: { token: '', clientId: client, scopes: [] } };
    if (request.method !== 'POST') {
      return fetch(request, options);
    }
    const body = await readMessage(request);
    if (body instanceof Response) {
      return body;
    }
    let message: unknown;
    try {
      message = JSON.parse(body);
    } catch {
      return refuse(400, 'The body must be JSON in UTF-8.');
    }
    const problem = problemOf(message, body.length);
    return problem === undefined
      ? fetch(request, { ...options, parsedBody: message })
      : refuse(400, problem);
  };
  return async (request, client) => {
    const rejected = origins && originValidationResponse(request, origins);
    if (rejected) {
      return rejected;
    }
    const response = await answer(request, client);
    if (!origins) {
      Object.entries(CORS).forEach(([name, value]) => response.headers.set(name, value));
    }
    return response;
  };
}
