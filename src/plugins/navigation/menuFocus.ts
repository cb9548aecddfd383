/** The mobile menu and what is around it, as theme-classic (3.10.2) renders them. */
const MENU = '.navbar-sidebar';
const CLOSE_BUTTON = '.navbar-sidebar__close';
const TOGGLE = '.navbar__toggle';

/** Number of frames in which the menu should have become visible. */
const ATTEMPTS = 30;

/** Returns everything outside the menu: the rest of the navbar, and what is beside the navbar. */
function surroundingsOf(navbar: Element): Element[] {
  const beside = [...(navbar.parentElement?.children ?? [])].filter((child) => child !== navbar);
  return [...navbar.querySelectorAll('.navbar__inner'), ...beside];
}

/**
 * Gives the mobile menu the focus and keeps it there, and closes the menu with Escape.
 *
 * @param close - Closes it.
 * @returns A function that returns the focus to the button that has opened the menu.
 */
export function holdFocus(close: () => void): () => void {
  const menu = document.querySelector(MENU);
  const navbar = menu?.closest('.navbar');
  if (!menu || !navbar) {
    return () => undefined;
  }
  const inert = surroundingsOf(navbar).filter((element) => !element.hasAttribute('inert'));
  inert.forEach((element) => element.setAttribute('inert', ''));
  const button = menu.querySelector<HTMLElement>(CLOSE_BUTTON);
  let frame = 0;
  let attempts = 0;
  // An element that is fading in can't have the focus in its first frames.
  const focus = () => {
    button?.focus();
    if (document.activeElement !== button && attempts < ATTEMPTS) {
      attempts += 1;
      frame = requestAnimationFrame(focus);
    }
  };
  focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      close();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', onKeyDown);
    inert.forEach((element) => element.removeAttribute('inert'));
    const { activeElement } = document;
    // Unless the reader has gone elsewhere, such as to the heading of another page.
    if (!activeElement || activeElement === document.body || menu.contains(activeElement)) {
      navbar.querySelector<HTMLElement>(TOGGLE)?.focus();
    }
  };
}
