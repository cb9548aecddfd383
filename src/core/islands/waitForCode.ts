/**
 * Holds input in an element back while code for it is loading, as in an island that isn't running yet.
 *
 * @returns A function that repeats the input once the code is there, or drops it if that couldn't be loaded.
 */
export function waitForCode(element: HTMLElement): (isThere: boolean) => Promise<void> {
  // Without the constants and functions for islands: if a demo's code imported them, they would no longer be merged into
  // one module, and the script of every page would grow.
  element.dataset.island = '';
  return async (isThere) => {
    if (isThere && element.heldInput) {
      await import('./earlyInput')
        .then(({ repeatEvents }) => repeatEvents(element))
        .catch(() => undefined);
    }
    element.heldInput = undefined;
    element.ariaBusy = null;
    delete element.dataset.island;
  };
}
