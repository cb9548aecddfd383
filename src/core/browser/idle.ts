/** Maximum time to wait for the browser to become idle, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Calls back when the browser is idle, after two seconds at the latest.
 *
 * @returns A function that cancels the callback.
 */
export function whenIdle(callback: () => void): () => void {
  // Safari doesn't support requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  // eslint-disable-next-line compat/compat -- checked above
  const handle = window.requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
