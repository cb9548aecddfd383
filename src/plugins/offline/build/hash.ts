import { createHash } from 'node:crypto';

import { HASH_LENGTH } from '../contentHash';

/**
 * Returns a hash that identifies a file's content. Lists have it in their names, and include it for files whose address
 * has no hash.
 */
export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** Returns a short string that changes when the content changes. */
export const nameOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
