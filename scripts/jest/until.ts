/** Past the time of a test, so that Jest can exit. */
const LIMIT_MS = 10_000;

/**
 * Waits until something is so.
 *
 * @throws Error if it isn't after ten seconds.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > end) {
      throw new Error('It has not become so.');
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
