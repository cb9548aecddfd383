import { useEffect, useRef, useState, type RefObject } from 'react';

/** A control's name, shown above it while it is hovered or focused. */
export interface ToolbarTooltip {
  text: string;
  /** The control's center, in pixels from the toolbar's left edge. */
  center: number;
}

const ITEMS = 'button:not(:disabled), a[href]';

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
 * toolbar pattern), with tooltips that appear on hover or keyboard focus and close on Escape (WCAG 2.2, 1.4.13).
 *
 * @returns The ref of the element with `role="toolbar"`, and the tooltip to show in it.
 */
export function useToolbar(): {
  ref: RefObject<HTMLDivElement | null>;
  tooltip: ToolbarTooltip | undefined;
} {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);
  const [tooltip, setTooltip] = useState<ToolbarTooltip>();

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
    const show = (item: HTMLElement | null) => {
      const text = item?.getAttribute('aria-label');
      if (!item || !text) {
        setTooltip(undefined);
        return;
      }
      const { left, width } = item.getBoundingClientRect();
      const center = left + width / 2 - toolbar.getBoundingClientRect().left;
      setTooltip({ text, center });
    };
    const onFocusIn = (event: FocusEvent) => {
      const item = itemOf(event);
      if (!item) {
        return;
      }
      toolbar.querySelectorAll<HTMLElement>(ITEMS).forEach((other) => {
        other.tabIndex = other === item ? 0 : -1;
      });
      current.current = item;
      show(item.matches(':focus-visible') ? item : null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setTooltip(undefined);
        return;
      }
      const items = [...toolbar.querySelectorAll<HTMLElement>(ITEMS)];
      const index = items.findIndex((item) => item === itemOf(event));
      const isRtl = getComputedStyle(toolbar).direction === 'rtl';
      const target = index < 0 ? undefined : itemForKey(event.key, index, items.length, isRtl);
      if (target !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        items[target]?.focus();
      }
    };
    const onPointerOver = (event: PointerEvent) => {
      // A finger covers the control it points at.
      if (event.pointerType !== 'touch') {
        show(itemOf(event));
      }
    };
    const hide = () => setTooltip(undefined);
    toolbar.addEventListener('focusin', onFocusIn);
    toolbar.addEventListener('focusout', hide);
    toolbar.addEventListener('keydown', onKeyDown);
    toolbar.addEventListener('pointerover', onPointerOver);
    toolbar.addEventListener('pointerleave', hide);
    return () => {
      toolbar.removeEventListener('focusin', onFocusIn);
      toolbar.removeEventListener('focusout', hide);
      toolbar.removeEventListener('keydown', onKeyDown);
      toolbar.removeEventListener('pointerover', onPointerOver);
      toolbar.removeEventListener('pointerleave', hide);
    };
  }, []);

  return { ref, tooltip };
}
