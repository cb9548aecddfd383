/** How long to compensate for layout shifts after a change, such as those of code that is being fetched, in ms. */
const SETTLE_MS = 1500;

/** Top of the reading area, just below the navbar, in pixels. */
const READING_TOP = 76;

/** Events that indicate that the reader is scrolling the page. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Returns the element that must stay in place on the screen: the control just used, else the first block in view. */
function readersLine(): Element | undefined {
  const { activeElement } = document;
  const main = document.querySelector('main');
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > READING_TOP && top < window.innerHeight;
  };
  if (activeElement && main?.contains(activeElement) && isInView(activeElement)) {
    return activeElement;
  }
  const blocks = [...(document.querySelector('.theme-doc-markdown')?.children ?? [])];
  const inView = blocks.filter(isInView);
  return inView.find((block) => block.getBoundingClientRect().top >= READING_TOP) ?? inView[0];
}

/**
 * Applies a change that may alter the page's height, without moving what the reader is looking at: the control that
 * they have just used, or the first block in view, stays in place on the screen. This lasts long enough for content
 * that the change fetches to settle, or until the reader scrolls.
 */
export function keepLine(change: () => void): void {
  const line = readersLine();
  if (!line) {
    change();
    return;
  }
  const { top } = line.getBoundingClientRect();
  const restore = () => {
    const moved = line.isConnected ? line.getBoundingClientRect().top - top : 0;
    if (Math.abs(moved) >= 1) {
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
  };
  change();
  restore();

  const observer = new ResizeObserver(restore);
  const stop = () => {
    observer.disconnect();
    MOVES.forEach((type) => window.removeEventListener(type, stop, true));
  };
  observer.observe(document.body);
  MOVES.forEach((type) => window.addEventListener(type, stop, { capture: true, passive: true }));
  window.setTimeout(stop, SETTLE_MS);
}
