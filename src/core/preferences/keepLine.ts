/** What happens for so long after a change, such as code that is fetched, still must not move the reader's line. */
const SETTLE_MS = 1500;

/** Below the navbar, where reading begins. */
const READING_TOP = 76;

/** Signs that the reader moves the page themselves. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The element whose place on the screen must stay: the control just used, else the first block in view. */
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
 * Makes a change that may make the page longer or shorter, without moving what the reader looks at: the control they
 * have just used, or the first block in view, stays where it is on the screen. It does so until what the change
 * fetches has settled, or until the reader moves the page.
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
