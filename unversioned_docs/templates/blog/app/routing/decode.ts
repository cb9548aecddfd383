/**
 * Decodes a part of an address. Returns it unchanged if it is not encoded correctly, such as `100%`.
 *
 * @param part - From the router, which leaves `/`, `?` and `#` encoded.
 */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
