import {
  McpServer,
  type CallToolResult,
  type McpServerFactory,
  type ToolAnnotations,
} from '@modelcontextprotocol/server';

import { LIBRARY, LIBRARY_ID, PRODUCTS } from '../../library';
import { joinNotes, type ToolAnswer } from './answers';
import type { CheckService } from './check/service';
import { RequestError } from './errors';
import type { Library } from './library';
import { registerPrompts } from './prompts';
import { registerResources } from './resources';
import { api, apiInput } from './tools/api';
import { check, checkInput } from './tools/check';
import { example, exampleInput } from './tools/example';
import { read, readInput } from './tools/read';
import { search, searchInput } from './tools/search';
import { versionLabel } from './versions';

/** An answered call of a tool, for the operator's log. */
export interface LoggedCall {
  tool: string;
  milliseconds: number;
  /** The arguments, which may contain the user's code. */
  input: unknown;
  failed: boolean;
}

/** Options of {@link createServerFactory}. */
export interface ServerOptions {
  library: Library;
  service: CheckService;
  /** Version of this server. */
  serverVersion: string;
  /** Receives each call. Default: calls are not logged. */
  log?: (call: LoggedCall) => void;
  /** Runs after each answer has been sent. Default: nothing. */
  afterAnswer?: () => void;
}

/** All tools only read, and use nothing outside of the server. */
const ANNOTATIONS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** How long clients may keep what doesn't change while the server runs, in milliseconds. */
const TTL_MS = 3_600_000;
const CACHE = { ttlMs: TTL_MS, cacheScope: 'public' } as const;

function instructionsOf({ docs, project, version }: Library): string {
  return joinNotes(
    `Documentation of ${LIBRARY} (${Object.values(PRODUCTS)
      .map(({ name }) => name)
      .join(', ')}): ${docs.versions.map(versionLabel).join(', ')}.`,
    'It outranks what you remember.',
    project ? version().note : 'Pass "version" if the project doesn\'t use the latest one.',
    `Find pages with \`search\`, look up names with \`api\`, and \`check\` ${LIBRARY} code before you hand it over.`,
  );
}

/**
 * Creates the factory of servers, for stdio and HTTP and for both eras of the protocol. The servers share the library
 * and the check, and keep no state of their own.
 */
export function createServerFactory({
  library,
  service,
  serverVersion,
  log,
  afterAnswer,
}: ServerOptions): McpServerFactory {
  const call =
    <Input>(tool: string, answer: (input: Input) => ToolAnswer | Promise<ToolAnswer>) =>
    async (input: Input): Promise<CallToolResult> => {
      const start = performance.now();
      let failed = false;
      try {
        const { texts } = await answer(input);
        return { content: texts.map((text) => ({ type: 'text', text })) };
      } catch (error) {
        failed = true;
        if (error instanceof RequestError) {
          return { isError: true, content: [{ type: 'text', text: error.message }] };
        }
        throw error;
      } finally {
        log?.({ tool, input, failed, milliseconds: Math.round(performance.now() - start) });
        if (afterAnswer) {
          setImmediate(afterAnswer);
        }
      }
    };

  return ({ authInfo }) => {
    const server = new McpServer(
      { name: `${LIBRARY_ID}-docs`, title: `${LIBRARY} documentation`, version: serverVersion },
      {
        instructions: instructionsOf(library),
        capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
        cacheHints: {
          'tools/list': CACHE,
          'prompts/list': CACHE,
          'resources/list': CACHE,
          'resources/templates/list': CACHE,
          'resources/read': CACHE,
          'server/discover': CACHE,
        },
        maxToolInputElements: 100,
      },
    );
    server.registerTool(
      'search',
      {
        description: `Search the ${LIBRARY} docs. Returns pages, best first; says if a name is removed, unknown or needs a plan.`,
        inputSchema: searchInput,
        annotations: ANNOTATIONS,
      },
      call('search', (input) => search(library, input)),
    );
    server.registerTool(
      'read',
      {
        description:
          'Read a docs page, or only a section, as Markdown with the source of its demos.',
        inputSchema: readInput,
        annotations: ANNOTATIONS,
      },
      call('read', (input) => read(library, input)),
    );
    server.registerTool(
      'api',
      {
        description:
          'Look up a component, hook, interface, CSS class or package, or a single prop, slot or method: types, defaults, plan, since when. Lists are complete. An unknown name gets the closest names.',
        inputSchema: apiInput,
        annotations: ANNOTATIONS,
      },
      call('api', (input) => api(library, input)),
    );
    server.registerTool(
      'example',
      {
        description: 'Get the source of a tested demo for a task or a symbol.',
        inputSchema: exampleInput,
        annotations: ANNOTATIONS,
      },
      call('example', (input) => example(library, input)),
    );
    server.registerTool(
      'check',
      {
        description: `Type-check code that uses ${LIBRARY}. Reports wrong imports, props, slots, classes and values with line, correct name, plan and release. Code isn't run or stored.`,
        inputSchema: checkInput,
        annotations: ANNOTATIONS,
      },
      call('check', (input) => check(library, service, input, authInfo?.clientId)),
    );
    registerResources(server, library);
    registerPrompts(server, library);
    return server;
  };
}
