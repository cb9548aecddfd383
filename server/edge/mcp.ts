import { searchVocabulary } from '../../searchVocabulary';
import { composeServer } from '../mcp/compose';
import { openFolder } from '../mcp/data/folder';
import { createHttpHandler } from '../mcp/http';

/** Options of {@link createMcpFunction}. */
export interface McpFunctionOptions {
  /** The data folder of the package that `npm run mcp:package` creates. */
  data: string;
  /** Folder from which the documented packages are resolved, for `check`. Default: no checks. */
  packagesFrom?: string;
  /** The bundled script of the thread that checks code. Default: no checks. */
  worker?: string;
}

/**
 * Creates the MCP endpoint as a function of a host, such as Netlify Functions: stateless, so that any instance can
 * answer any request.
 *
 * @throws Error if the folder has no documentation.
 */
export function createMcpFunction({
  data,
  packagesFrom,
  worker = '',
}: McpFunctionOptions): (request: Request) => Promise<Response> {
  const docs = openFolder(data, worker === '' ? undefined : packagesFrom);
  const { factory } = composeServer({
    docs,
    vocabulary: searchVocabulary,
    serverVersion: docs.versions[0]?.release ?? '0.0.0',
    thread: { script: worker },
  });
  return createHttpHandler({ factory });
}
