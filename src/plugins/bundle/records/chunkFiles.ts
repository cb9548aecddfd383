import type { BuildId } from './chunkGraph';

/*
 * How runtime and records write the file of a chunk. Docusaurus names all of them `assets/js/[name].[contenthash].js`,
 * and the name of most is the chunk's id: neither is worth a place in every page.
 */
const FOLDER = 'assets/js/';
const ENDING = '.js';

/** Global that pages' records put their files into, by chunk. */
const CHUNK_FILES = 'portalChunkFiles';

/**
 * A chunk's file in short: without folder and ending, and without its name where that is the chunk's id.
 *
 * @throws Error where the file is not named as Docusaurus 3.10 does.
 */
export function shortFile(chunk: BuildId, file: string): string {
  if (!file.startsWith(FOLDER) || !file.endsWith(ENDING)) {
    throw new Error(
      `bundle: the file of the chunk ${chunk} should be ${FOLDER}….js, found ${file}. Is this another Docusaurus?`,
    );
  }
  const name = file.slice(FOLDER.length, -ENDING.length);
  return name.startsWith(`${chunk}.`) ? name.slice(`${chunk}`.length) : name;
}

/** The file that {@link shortFile} has made short. */
export function longFile(chunk: string, short: string): string {
  return FOLDER + (short.startsWith('.') ? chunk : '') + short + ENDING;
}

/**
 * JavaScript of the function that the bundler's runtime asks for the file of a chunk.
 *
 * @param table - Files in short, by chunk, of the chunks that any page may load. Others are in the records.
 */
export function fileFunction(table: Record<string, string>): string {
  return (
    `c=>{var f=(${JSON.stringify(table)})[c]||(self.${CHUNK_FILES}||{})[c]||"";` +
    `return"${FOLDER}"+("."==f[0]?c:"")+f+"${ENDING}"}`
  );
}
