import path from 'node:path';

import { searchVocabulary } from '../../searchVocabulary';

import type { InspectThreadOptions } from './check/thread';
import { composeServer, type ComposedServer } from './compose';
import { openBuild } from './data/build';
import { openFolder } from './data/folder';
import type { ServerOptions } from './server';

/** Version of a server that isn't from a package. */
const SERVER_VERSION = '0.0.0';

/** Options of {@link repositoryServer}. */
export interface RepositoryServerOptions
  extends Pick<ServerOptions, 'log' | 'afterAnswer'>, Pick<InspectThreadOptions, 'onWait'> {
  /** The portal's folder. */
  siteDir: string;
  /** Folder of the built site, or with the option `isData` the data folder of a package. */
  directory: string;
  /** Default: false. */
  isData?: boolean;
}

/**
 * Creates a server that runs in this repository.
 *
 * @throws Error if the folder has no documentation.
 */
export function repositoryServer({
  siteDir,
  directory,
  isData = false,
  onWait,
  ...options
}: RepositoryServerOptions): ComposedServer {
  return composeServer({
    docs: isData ? openFolder(directory, siteDir) : openBuild({ siteDir, buildDir: directory }),
    vocabulary: searchVocabulary,
    serverVersion: SERVER_VERSION,
    thread: { script: path.join(__dirname, 'check/worker.cjs'), ...(onWait ? { onWait } : {}) },
    ...options,
  });
}
