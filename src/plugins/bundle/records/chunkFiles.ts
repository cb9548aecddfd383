import type { BuildId } from './chunkGraph';

/*
 * How the runtime and the records abbreviate the file of a chunk. Docusaurus names all of them
 * `assets/js/[name].[contenthash].js`, and the name is mostly the chunk's id: neither is worth its bytes in every page.
 */
const FOLDER = 'assets/js/';
const ENDING = '.js';

/** Name of the global object to which pages' records add their files, by chunk. */
const CHUNK_FILES = 'portalChunkFiles';

/**
 * Abbreviates a chunk's file: removes folder and extension, and also the name if it is the chunk's id.
 *
 * @throws Error if the file isn't named as in Docusaurus 3.10.
 */
export function shortFile(chunk: BuildId, file: string): string {
  if (!file.startsWith(FOLDER) || !file.endsWith(ENDING)) {
    throw new Error(
      `bundle: the file of the chunk ${chunk} should match ${FOLDER}….js; found ${file}. Has Docusaurus been upgraded?`,
    );
  }
  const name = file.slice(FOLDER.length, -ENDING.length);
  return name.startsWith(`${chunk}.`) ? name.slice(`${chunk}`.length) : name;
}

/** Returns the file that {@link shortFile} has abbreviated. */
export function longFile(chunk: string, short: string): string {
  return FOLDER + (short.startsWith('.') ? chunk : '') + short + ENDING;
}

/**
 * Returns the JavaScript of the function with which the bundler's runtime looks up the file of a chunk.
 *
 * @param table - Abbreviated files, by chunk, of the chunks that any page may load. The records contain the others.
 */
export function fileFunction(table: Record<string, string>): string {
  return (
    `c=>{var f=(${JSON.stringify(table)})[c]||(self.${CHUNK_FILES}||{})[c]||"";` +
    `return"${FOLDER}"+("."==f[0]?c:"")+f+"${ENDING}"}`
  );
}
