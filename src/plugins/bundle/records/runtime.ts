import { parseSync, types } from '@babel/core';

import { fileFunction, shortFile } from './chunkFiles';
import type { BuildId } from './chunkGraph';

/** Returns the position of a function of the bundler's runtime in its code. */
function runtimeFunction(code: string, name: string): { start: number; end: number } {
  const tree = parseSync(code, { babelrc: false, configFile: false, sourceType: 'script' });
  let found: { start: number; end: number } | undefined;
  types.traverseFast(tree, (node) => {
    if (
      types.isAssignmentExpression(node) &&
      types.isMemberExpression(node.left) &&
      types.isIdentifier(node.left.property, { name }) &&
      types.isFunction(node.right) &&
      node.right.start != null &&
      node.right.end != null
    ) {
      found = { start: node.right.start, end: node.right.end };
    }
  });
  if (!found) {
    throw new Error(
      `bundle: the runtime has no function "${name}". Has the bundler been upgraded?`,
    );
  }
  return found;
}

/**
 * Removes the table of all chunks' files from the bundler's runtime, so that the runtime doesn't grow with the number
 * of pages. Only the chunks that any page may load stay in it. The other chunks are listed in the record of the page
 * that loads them.
 *
 * @param code - The runtime's JavaScript.
 * @param files - The file of each chunk, for all chunks.
 * @param common - Chunks that stay.
 * @throws Error if the runtime doesn't name the same files.
 */
export function withoutPageChunks(
  code: string,
  files: ReadonlyMap<BuildId, string>,
  common: ReadonlySet<BuildId>,
): string {
  const { start, end } = runtimeFunction(code, 'u');
  const named = code.slice(start, end);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- of our own build
  const fileOf = new Function(`return (${named})`)() as (chunk: BuildId) => string;
  const table: Record<string, string> = {};
  for (const [chunk, file] of files) {
    if (!common.has(chunk)) {
      continue;
    }
    // The page itself loads the chunks of the entry, so the runtime has no files for them.
    const told = fileOf(chunk);
    if (told === file) {
      table[chunk] = shortFile(chunk, file);
    }
  }
  const sample = [...files].find(([chunk, file]) => !common.has(chunk) && fileOf(chunk) !== file);
  if (sample) {
    throw new Error(
      `bundle: the runtime refers to ${fileOf(sample[0])} for the chunk ${sample[0]}, but the build has ${sample[1]}.`,
    );
  }
  return code.slice(0, start) + fileFunction(table) + code.slice(end);
}
