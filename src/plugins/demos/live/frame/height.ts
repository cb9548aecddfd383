/**
 * Height reserved for a dialog, in pixels. A dialog covers the frame and would otherwise be limited to the frame's
 * height.
 */
const DIALOG_HEIGHT = 520;

/** Position of an element, in pixels from the top of the document. */
interface Place {
  top: number;
  bottom: number;
  /** Whether the element stays in place when the document scrolls. */
  isFixed: boolean;
}

/**
 * Returns the height of the frame's content in pixels, without the body's padding: the demo and everything that it has
 * opened over the page (menus, calendars, dialogs), which are its siblings in the body.
 *
 * @param host - The demo's element.
 * @param opened - The other elements in the body.
 * @param measure - Returns an element's position.
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
 * Reports the height of the frame's content whenever it changes.
 *
 * @param host - The demo's element, a child of the body.
 * @param tell - Called with the height in pixels.
 * @returns A function that measures immediately.
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
      // Menus are positioned by their inline style.
      places.observe(element, { attributes: true, attributeFilter: ['style'] });
    }
    update();
  };
  new MutationObserver(watchChildren).observe(document.body, { childList: true });
  watchChildren();
  return update;
}
