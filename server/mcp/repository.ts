import path from 'node:path';

import { searchVocabulary } from '../../searchVocabulary';

import { composeServer, type ComposedServer } from './compose';
import { openBuild } from './data/build';
import { openFolder } from './data/folder';
import type { DocsData } from './data/types';
import type { ServerOptions } from './server';

/** Version of a server that isn't from a package. */
const SERVER_VERSION = '0.0.0';

/** Opens the documentation of a built site in this repository. See {@link openBuild}. */
export function openRepository(siteDir: string, buildDir: string): DocsData {
  return openBuild({
    buildDir,
    siteDir,
    referenceOf: async (version) => {
      // Loads Docusaurus, which takes a second, so only when it is needed.
      const { documentedReference } =
        await import('../../src/plugins/api-reference/changes/releases');
      const { apiReleases } = await import('../../portal.config');
      return documentedReference(version, apiReleases);
    },
  });
}

/** Options of {@link repositoryServer}. */
export interface RepositoryServerOptions extends Pick<ServerOptions, 'log' | 'afterAnswer'> {
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
  ...options
}: RepositoryServerOptions): ComposedServer {
  return composeServer({
    docs: isData ? openFolder(directory, siteDir) : openRepository(siteDir, directory),
    vocabulary: searchVocabulary,
    serverVersion: SERVER_VERSION,
    thread: { script: path.join(__dirname, 'check/worker.cjs') },
    ...options,
  });
}
