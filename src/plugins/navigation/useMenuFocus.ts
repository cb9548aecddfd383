import { useEffect, useRef } from 'react';

/**
 * Makes the mobile menu usable by keyboard, like a modal dialog: it receives the focus and keeps it, Escape closes it,
 * and the focus returns to the button that has opened it. The code is loaded when the menu opens.
 *
 * @param isShown - Whether the menu is open.
 * @param close - Closes it.
 */
export function useMenuFocus(isShown: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    let isOpen = true;
    let release = () => {};
    import('./menuFocus').then(
      ({ holdFocus }) => {
        if (isOpen) {
          release = holdFocus(() => latestClose.current());
        }
      },
      // Without a network, the menu works as before.
      () => undefined,
    );
    return () => {
      isOpen = false;
      release();
    };
  }, [isShown]);
}
