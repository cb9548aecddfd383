import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Fills an element whose content React doesn't own: on the first page, it has what the browser has parsed; after a
 * navigation, it gets what the build has rendered for that page.
 *
 * @param element - An element that is rendered with `dangerouslySetInnerHTML` and `suppressHydrationWarning`.
 * @param find - Returns the content on the current page. See `servedPages.ts`.
 */
export function useServedContent(
  element: RefObject<HTMLElement | null>,
  find: () => readonly Node[],
): void {
  const first = useRef(find);
  // Runs before the browser paints, and before the page is scrolled to the target of its hash.
  useLayoutEffect(() => {
    if (element.current && !element.current.firstChild) {
      element.current.replaceChildren(...first.current());
    }
  }, [element]);
}
