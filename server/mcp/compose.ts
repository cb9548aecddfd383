import type { McpServerFactory } from '@modelcontextprotocol/server';

import type { SearchVocabulary } from '../../src/plugins/search/vocabulary';

import { createCheckService } from './check/createService';
import type { CheckService } from './check/service';
import { createInspectThread, type InspectThreadOptions } from './check/thread';
import type { DocsData } from './data/types';
import { createLibrary, type Library } from './library';
import type { Project } from './project';
import { createServerFactory, type ServerOptions } from './server';

/** Options of {@link composeServer}. */
export interface ComposeOptions extends Pick<
  ServerOptions,
  'log' | 'serverVersion' | 'afterAnswer'
> {
  docs: DocsData;
  vocabulary: SearchVocabulary;
  /** The project that the agent works on. Default: unknown. */
  project?: Project | undefined;
  /** The thread that checks code. */
  thread: InspectThreadOptions;
}

/** A server for one documentation. */
export interface ComposedServer {
  factory: McpServerFactory;
  library: Library;
  service: CheckService;
  /** Ends the thread that checks code. */
  close: () => Promise<void>;
}

/** Creates everything that a server needs, from its documentation. Nothing is read before the first request. */
export function composeServer({
  docs,
  vocabulary,
  project,
  thread,
  ...options
}: ComposeOptions): ComposedServer {
  const library = createLibrary(docs, vocabulary, project);
  const service = createCheckService(library, createInspectThread(thread));
  return {
    library,
    service,
    factory: createServerFactory({ ...options, library, service }),
    close: service.close,
  };
}
