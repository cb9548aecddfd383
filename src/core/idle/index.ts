/**
 * Calls back when the browser has nothing else to do.
 *
 * @param timeout - Milliseconds after which it is called back in any case. Default: none.
 * @returns A function that prevents it.
 */
export function whenIdle(callback: () => void, timeout?: number): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, timeout === undefined ? {} : { timeout });
  return () => window.cancelIdleCallback(handle);
}
