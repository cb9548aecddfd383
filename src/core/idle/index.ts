/** A page that is busy for longer than this, in milliseconds, is called back all the same. */
const PATIENCE_MS = 2000;

/**
 * Calls back when the browser has nothing else to do, after two seconds at the latest.
 *
 * @returns A function that prevents it.
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
