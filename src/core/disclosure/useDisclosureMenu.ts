import { useEffect, useRef, type RefObject } from 'react';

import { isPlainClick } from './isPlainClick';
import { neighborOf } from './neighbor';

/** The entries of a menu. */
const ITEMS = 'a, button';

/**
 * Adds the behavior that users expect of a menu of links or buttons and that `<details>` lacks. Arrow keys, Home and End move
 * through the links, and arrow keys open the menu. Escape closes it and returns focus to the summary. The menu also
 * closes when a link is followed, or when a pointer press or focus occurs elsewhere.
 *
 * @returns Ref for the `<details>` element, which works as a plain disclosure before any script runs.
 */
export function useDisclosureMenu(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    if (!menu) {
      return undefined;
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) {
        menu.open = false;
      }
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(ITEMS) && isPlainClick(event)) {
        menu.open = false;
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && menu.open) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
        return;
      }
      const links = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
      const focused = links.findIndex((link) => link === document.activeElement);
      const next = neighborOf(event.key, focused, links.length, menu.open);
      if (next !== undefined) {
        event.preventDefault();
        menu.open = true;
        links[next]?.focus();
      }
    };
    menu.addEventListener('click', onClick);
    menu.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      menu.removeEventListener('click', onClick);
      menu.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, []);

  return details;
}
