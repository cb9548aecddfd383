import { existsSync } from 'node:fs';
import path from 'node:path';

import { localhostAllowedOrigins } from '@modelcontextprotocol/server';

import type { Middleware } from '../webMiddleware';

import { MANIFEST_PATH } from './data/build';
import { createHttpHandler } from './http';
import { mcpMiddleware } from './node';
import { repositoryServer } from './repository';

/** The endpoint for agents in a Node server. */
export interface MountedMcp {
  /** Answers requests to `MCP_PATH`, and passes on all others. Call it before the middleware for static files. */
  middleware: Middleware;
  /** Whether there is an endpoint. A build without a search index has none. */
  isAvailable: boolean;
  /** Ends the thread that checks code. */
  close: () => Promise<void>;
}

/** Options of {@link mountMcp}. */
export interface MountOptions {
  /** The portal's folder. */
  siteDir: string;
  /** Folder of the built site. */
  directory: string;
  /** Receives errors that no response tells. */
  onError: (message: string) => void;
}

/** Creates the endpoint for a built site. Only pages of this machine may call it. */
export function mountMcp({ siteDir, directory, onError }: MountOptions): MountedMcp {
  if (!existsSync(path.join(directory, MANIFEST_PATH))) {
    return {
      middleware: (_request, _response, next) => next(),
      isAvailable: false,
      close: () => Promise.resolve(),
    };
  }
  const { factory, close } = repositoryServer({ siteDir, directory });
  const handle = createHttpHandler({
    factory,
    origins: localhostAllowedOrigins(),
    onError: (error) => onError(error.message),
  });
  return { middleware: mcpMiddleware(handle), isAvailable: true, close };
}
