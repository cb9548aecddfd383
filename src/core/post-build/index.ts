/*
 * Docusaurus calls the `postBuild` of all plugins at once. Some of them write what others must read as it is in the end,
 * such as the pages' HTML. Who writes says so here, and who reads waits.
 */

export { localeDirectories, siteDirectory } from './siteDirectory';

declare global {
  /**
   * What is being written, by the folder of the build. Global, because Docusaurus loads each plugin with modules of its
   * own.
   */
  var portalPostBuild: Map<string, Promise<unknown>[]> | undefined;
}

const steps = () => (globalThis.portalPostBuild ??= new Map<string, Promise<unknown>[]>());

/**
 * Writes into the build after it. To be called before anything is awaited in `postBuild`, so that all who wait know of
 * it.
 *
 * @param outDir - Folder of the build, as Docusaurus tells it.
 * @param write - What writes.
 */
export function writeAfterBuild<T>(outDir: string, write: () => Promise<T>): Promise<T> {
  const writing = write();
  steps().set(outDir, [...(steps().get(outDir) ?? []), writing]);
  return writing;
}

/**
 * Waits until all that is written into the build is there.
 *
 * @throws Error of the first that could not be written.
 */
export async function buildIsWritten(outDir: string): Promise<void> {
  // Plugins that are called after this one have still to say that they write.
  await Promise.resolve();
  await Promise.all(steps().get(outDir) ?? []);
}
