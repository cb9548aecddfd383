/** Room that a dialog gets, in pixels: it is laid over the frame, and would make do with whatever height that has. */
const DIALOG_HEIGHT = 520;

/** Where an element stands, in pixels from the top of the document. */
interface Place {
  top: number;
  bottom: number;
  /** Whether it stays where it is when the document scrolls. */
  isFixed: boolean;
}

/**
 * Height of the frame's content in pixels, without the body's padding: the demo's own, and that of what it opened over
 * the page (menus, calendars, dialogs), which stands beside it in the body.
 *
 * @param host - The demo's element.
 * @param opened - What else stands in the body.
 * @param measure - Gives an element's place.
 */
export function contentHeight(
  host: Element,
  opened: readonly Element[],
  measure: (element: Element) => Place,
): number {
  const { top, bottom } = measure(host);
  const bottoms = opened.map((element) => {
    const place = measure(element);
    if (!place.isFixed) {
      return place.bottom;
    }
    return element.childElementCount > 0 ? top + DIALOG_HEIGHT : 0;
  });
  return Math.ceil(Math.max(bottom, ...bottoms) - top);
}

function measureElement(element: Element): Place {
  const { top, bottom } = element.getBoundingClientRect();
  return {
    top: top + window.scrollY,
    bottom: bottom + window.scrollY,
    isFixed: getComputedStyle(element).position === 'fixed',
  };
}

/**
 * Tells the height of the frame's content whenever it changes.
 *
 * @param host - The demo's element, a child of the body.
 * @param tell - Gets pixels.
 * @returns Measures at once.
 */
export function watchHeight(host: Element, tell: (px: number) => void): () => void {
  const opened = () => [...document.body.children].filter((child) => child !== host);
  let last = -1;
  const update = () => {
    const px = contentHeight(host, opened(), measureElement);
    if (px !== last) {
      last = px;
      tell(px);
    }
  };
  const sizes = new ResizeObserver(update);
  const places = new MutationObserver(update);
  const watchChildren = () => {
    sizes.disconnect();
    places.disconnect();
    sizes.observe(host);
    for (const element of opened()) {
      sizes.observe(element);
      // A menu is placed by its style.
      places.observe(element, { attributes: true, attributeFilter: ['style'] });
    }
    update();
  };
  new MutationObserver(watchChildren).observe(document.body, { childList: true });
  watchChildren();
  return update;
}
