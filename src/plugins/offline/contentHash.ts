/** Number of hexadecimal SHA-256 characters that a hash of a file's content keeps. */
export const HASH_LENGTH = 16;

/** Returns the hash of a file's content, in a browser or a worker. The build calculates the same (`build/hash.ts`). */
export async function contentHash(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest).subarray(0, HASH_LENGTH / 2)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
