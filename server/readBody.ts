/**
 * Reads the body of a request.
 *
 * @param maxBytes - How large it may be.
 * @returns Its text, or `undefined` if it is too large. The rest of it stays unread.
 * @throws Error if it isn't UTF-8, or if the connection ends early.
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) {
    return undefined;
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) {
      return text + decoder.decode();
    }
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
