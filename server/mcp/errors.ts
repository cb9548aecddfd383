/** A request that can't be answered. The message is for the client, and says what to do. */
export class RequestError extends Error {
  override name = 'RequestError';
}
