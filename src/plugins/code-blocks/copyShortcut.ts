/** What the shortcut is read from; the browser's own in production, a test's document. */
export interface CopyShortcutEnvironment {
  document: Document;
  /** The element under the pointer. */
  hovered: () => Element | null;
}

/** A block of code, inside what holds its copy button. */
const BLOCK = '[data-code]';
const BUTTON = '[data-copy-button]';

/** Whether the reader has marked something that the browser is to copy, in the page or in a field. */
function hasSelection(document: Document): boolean {
  const { activeElement } = document;
  if (
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    (activeElement instanceof HTMLElement && activeElement.isContentEditable)
  ) {
    return true;
  }
  return Boolean(document.getSelection()?.toString());
}

/**
 * Ctrl+C, or Cmd+C, with nothing selected copies the block of code that has the focus, else the one under the pointer:
 * its copy button is pressed, so that it says so. To analytics that press is another action than a click.
 *
 * @returns A function that ends it.
 */
export function installCopyShortcut({ document, hovered }: CopyShortcutEnvironment): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isCopy =
      event.key.toLowerCase() === 'c' &&
      event.ctrlKey !== event.metaKey &&
      !event.shiftKey &&
      !event.altKey;
    if (!isCopy || event.defaultPrevented || hasSelection(document)) {
      return;
    }
    const block = document.activeElement?.closest(BLOCK) ?? hovered()?.closest(BLOCK);
    const button = block?.closest('figure')?.querySelector<HTMLElement>(BUTTON);
    if (button) {
      event.preventDefault();
      const action = button.dataset.eventAction;
      button.dataset.eventAction = 'copy-keyboard';
      button.click();
      button.dataset.eventAction = action;
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
