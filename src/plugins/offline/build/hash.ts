import { createHash } from 'node:crypto';

/** Tells contents apart: in names of lists, and in them for files whose address does not. */
export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** A short text that is another for another content. */
export const nameOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
