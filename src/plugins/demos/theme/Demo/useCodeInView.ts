import { useEffect, useRef, type RefObject } from 'react';

/** Height of the code that has to be visible, in pixels, if it has that much: about eight lines. */
const ENOUGH = 200;

/** Whether enough of an element is above the bottom edge of the window. */
function isInView(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  return window.innerHeight - top >= Math.min(height, ENOUGH);
}

/**
 * Scrolls to a demo's code after the reader has opened it at the bottom edge of the window. If enough of it is visible,
 * nothing moves.
 *
 * @param code - The element around the code.
 * @param isOpen - Whether the code is open.
 * @param source - Changes when code that isn't in the page's HTML has been loaded.
 * @returns A function to be called when the reader opens the code.
 */
export function useCodeInView(
  code: RefObject<HTMLElement | null>,
  isOpen: boolean,
  source: unknown,
): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    const element = code.current;
    if (!isAsked.current || !isOpen || !element) return;
    // Code that is still being loaded has no height yet.
    if (element.querySelector('[data-code]')?.textContent) isAsked.current = false;
    if (!isInView(element)) {
      const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollIntoView({ block: 'nearest', behavior: isReduced ? 'auto' : 'smooth' });
    }
  }, [code, isOpen, source]);
  return () => {
    isAsked.current = true;
  };
}
