/** A demo with its toolbar and its code, or the demo alone. */
const DEMO = '[data-demo]';
const WITH_CODE = 'figure';

/**
 * Watches whether the reader has used a demo on the page: clicked or typed in it, or typed in its code. A reload would
 * lose what they have done there, such as edited cells of a grid, or code that isn't displayed at the moment.
 *
 * @param onFirst - Called when a demo is used for the first time.
 * @returns A function that returns whether a demo that was used is still on the page.
 */
export function watchDemos(page: Document, onFirst: () => void): () => boolean {
  const used = new Set<Element>();
  const note = ({ type, target }: Event) => {
    const element = target instanceof Element ? target : undefined;
    const demo = element?.closest(DEMO) ?? (type === 'input' ? element?.closest(WITH_CODE) : null);
    if (demo) {
      if (used.size === 0) {
        onFirst();
      }
      // The demo alone may be replaced by another variant of it.
      used.add(demo.closest(WITH_CODE) ?? demo);
    }
  };
  ['click', 'input', 'keydown'].forEach((type) =>
    page.addEventListener(type, note, { capture: true, passive: true }),
  );
  return () => [...used].some((demo) => demo.isConnected);
}
