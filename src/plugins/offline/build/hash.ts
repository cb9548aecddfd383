import { createHash } from 'node:crypto';

/** Characters of SHA-256, in hexadecimal, that {@link hashOf} keeps. */
export const HASH_LENGTH = 16;

/** Tells contents apart: in names of lists, and in them for files whose address does not. */
export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** A short text that is another for another content. */
export const nameOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
