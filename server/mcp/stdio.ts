import type { McpServerFactory } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import { MAX_BODY } from './endpoint';
import type { LoggedCall } from './server';

/** Writes a call as a line of JSON to the standard error, since the standard output belongs to the protocol. */
export function logToStderr(call: LoggedCall): void {
  console.error(JSON.stringify(call));
}

/** Serves over the standard input and output until the client closes its end. */
export function startStdio(factory: McpServerFactory): void {
  serveStdio(factory, {
    transport: new StdioServerTransport(undefined, undefined, { maxBufferSize: MAX_BODY }),
    onerror: (error) => console.error(error.message),
  });
}
