/** The dependencies of the shortcut: the browser's APIs in production, a fake document in tests. */
export interface CopyShortcutEnvironment {
  document: Document;
  /** The element under the pointer. */
  hovered: () => Element | null;
}

/** A block of code, in the same `<figure>` as its copy button. */
const BLOCK = '[data-code]';
const BUTTON = '[data-copy-button]';

/** Returns true if there is something that the browser itself should copy: a selection, or a focused field. */
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
 * Makes Ctrl+C or Cmd+C, without a selection, copy the focused block of code, or else the one under the pointer. It
 * presses the block's copy button, which then shows the result. Analytics records a different action than for a click.
 *
 * @returns A function that removes the shortcut.
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
