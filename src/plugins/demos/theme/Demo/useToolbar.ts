import { useEffect, useRef, type RefObject } from 'react';

/** The controls of the toolbar, without those of its menu. */
const ITEMS = ':is(button:not(:disabled), a[href], summary):not(details > div *)';

/** Returns the index of the item that a key moves to from the one at `index`, or undefined for any other key. */
export function itemForKey(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) {
    return (index + step + count) % count;
  }
  return { Home: 0, End: count - 1 }[key];
}

/**
 * Makes a toolbar a single tab stop whose controls are reached with the arrow keys (WAI-ARIA Authoring Practices,
 * toolbar pattern).
 *
 * @returns The ref of the element with `role="toolbar"`.
 */
export function useToolbar(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);

  // After each render, because controls come and go. Not a React prop, because without JavaScript each control must be
  // a tab stop.
  useEffect(() => {
    const items = [...(ref.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const stop = items.find((item) => item === current.current) ?? items[0];
    items.forEach((item) => {
      item.tabIndex = item === stop ? 0 : -1;
    });
  });

  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) {
      return undefined;
    }
    const itemOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(ITEMS) : null;
    const onFocusIn = (event: FocusEvent) => {
      const item = itemOf(event);
      if (!item) {
        return;
      }
      toolbar.querySelectorAll<HTMLElement>(ITEMS).forEach((other) => {
        other.tabIndex = other === item ? 0 : -1;
      });
      current.current = item;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const items = [...toolbar.querySelectorAll<HTMLElement>(ITEMS)];
      const index = items.findIndex((item) => item === itemOf(event));
      const isRtl = getComputedStyle(toolbar).direction === 'rtl';
      const target = index < 0 ? undefined : itemForKey(event.key, index, items.length, isRtl);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      // The menu has handled Home and End while it is open.
      if (target !== undefined && isPlain && !event.defaultPrevented) {
        event.preventDefault();
        items[target]?.focus();
      }
    };
    toolbar.addEventListener('focusin', onFocusIn);
    toolbar.addEventListener('keydown', onKeyDown);
    return () => {
      toolbar.removeEventListener('focusin', onFocusIn);
      toolbar.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return ref;
}
