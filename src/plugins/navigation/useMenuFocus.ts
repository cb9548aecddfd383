import { useEffect } from 'react';

/**
 * Makes the mobile menu usable by keyboard, like a modal dialog: it receives the focus and keeps it, Escape closes it,
 * and the focus returns to the button that has opened it. The code is loaded when the menu opens.
 *
 * @param isShown - Whether the menu is open.
 * @param toggle - Opens or closes it. The same function each time.
 */
export function useMenuFocus(isShown: boolean, toggle: () => void): void {
  useEffect(() => {
    const held =
      isShown &&
      import('./menuFocus').then(
        ({ holdFocus }) => holdFocus(toggle),
        // Without a network, the menu works as before.
        () => undefined,
      );
    return () => void (held && held.then((release) => release?.()));
  }, [isShown, toggle]);
}
