/** A request to the MCP server, for `fetch` and `http.request`. */
export interface ToolRequest {
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

/** Returns a request with a body as it is. */
export const toolRequest = (body: string): ToolRequest => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  },
  body,
});

/** Returns a request that calls a tool. */
export const toolCall = (name: string, input: Record<string, unknown>): ToolRequest =>
  toolRequest(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: input },
    }),
  );
