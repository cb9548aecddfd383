import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes a `<details>` element on Escape, which returns the focus to its summary, and when a pointer press or the focus
 * occurs elsewhere. The menus of the navbar do the same (`src/core/disclosure`), but every page loads their code as one
 * piece, which would grow if it were shared.
 *
 * @returns Ref for the `<details>` element.
 */
export function useClosing(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = details.current;
    if (!menu) {
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) {
        menu.open = false;
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && menu.open) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    };
    menu.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => listening.abort();
  }, []);
  return details;
}
