/** Room that a dialog gets, in pixels: it is laid over the frame, and would make do with whatever height that has. */
const DIALOG_HEIGHT = 520;

/**
 * Height of the frame's content in pixels: the demo's own, and that of what it opened over the page (menus, calendars,
 * dialogs), which stands beside it in the body.
 *
 * @param host - The demo's element.
 * @param body - The body, whose other children are what was opened.
 * @param measure - Gives an element's bottom edge from the top of the document, and whether it is fixed to the window.
 */
export function contentHeight(
  host: Element,
  body: Element,
  measure: (element: Element) => { bottom: number; isFixed: boolean },
): number {
  const bottoms = [...body.children].map((child) => {
    const { bottom, isFixed } = measure(child);
    return child !== host && isFixed && child.childElementCount > 0
      ? DIALOG_HEIGHT
      : isFixed
        ? 0
        : bottom;
  });
  return Math.ceil(Math.max(0, ...bottoms));
}

function measureElement(element: Element): { bottom: number; isFixed: boolean } {
  return {
    bottom: element.getBoundingClientRect().bottom + window.scrollY,
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
  let last = -1;
  const update = () => {
    const px = contentHeight(host, document.body, measureElement);
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
    for (const child of document.body.children) {
      sizes.observe(child);
      // A menu is placed by its style.
      if (child !== host) {
        places.observe(child, { attributes: true, attributeFilter: ['style'] });
      }
    }
    update();
  };
  new MutationObserver(watchChildren).observe(document.body, { childList: true });
  watchChildren();
  return update;
}
