/** Attribute of the button that copies a page. Its value is the path of the page's Markdown. */
export const COPY_PAGE_ATTRIBUTE = 'data-copy-page';

/** Attribute of the menu that contains the button. */
export const PAGE_MENU_ATTRIBUTE = 'data-page-menu';

/** The labels of the button. */
export const COPY_PAGE_LABELS = {
  idle: 'Copy as Markdown',
  copied: 'Copied',
  failed: 'Copy failed',
} as const;

/** How long the button shows the result, in milliseconds. */
export const COPIED_MS = 2000;

/** The dependencies of {@link installCopyPage}: the browser's APIs in production, fakes in tests. */
export interface CopyPageEnvironment {
  document: Document;
  /**
   * Copies the text of a file of this site.
   *
   * @throws Error if the file can't be loaded, or if the browser refuses.
   */
  copy: (path: string) => Promise<void>;
  timers: Pick<Window, 'setTimeout' | 'clearTimeout'>;
}

/**
 * Makes the page menus in the document work, which are HTML that React doesn't own: the button copies the page, and a
 * click elsewhere or Escape closes the menu.
 *
 * @returns A function that removes the listeners.
 */
export function installCopyPage({ document, copy, timers }: CopyPageEnvironment): () => void {
  let pending: number | undefined;
  const show = (button: HTMLElement, state: keyof typeof COPY_PAGE_LABELS) => {
    button.textContent = COPY_PAGE_LABELS[state];
    const status = button.closest('details')?.querySelector('[role=status]');
    if (status) {
      status.textContent = state === 'idle' ? '' : COPY_PAGE_LABELS[state];
    }
  };
  const copyPage = async (button: HTMLElement, path: string) => {
    timers.clearTimeout(pending);
    try {
      await copy(path);
      show(button, 'copied');
    } catch {
      show(button, 'failed');
    }
    pending = timers.setTimeout(() => show(button, 'idle'), COPIED_MS);
  };
  const openMenu = () =>
    document.querySelector<HTMLDetailsElement>(`details[${PAGE_MENU_ATTRIBUTE}][open]`);

  const onClick = ({ target }: MouseEvent) => {
    const clicked = target instanceof Element ? target : null;
    const menu = openMenu();
    if (menu && !menu.contains(clicked)) {
      menu.open = false;
    }
    const button = clicked?.closest<HTMLElement>(`[${COPY_PAGE_ATTRIBUTE}]`);
    const path = button?.getAttribute(COPY_PAGE_ATTRIBUTE);
    if (button && path) {
      void copyPage(button, path);
    }
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const menu = key === 'Escape' ? openMenu() : null;
    if (menu) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) {
        menu.querySelector('summary')?.focus();
      }
    }
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}
