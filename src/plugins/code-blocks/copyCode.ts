/** How long the copy button of a code block shows the result, in milliseconds. */
export const COPIED_MS = 2000;

/** The labels of a copy button. */
export const COPY_LABELS = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' } as const;

export type CopyState = keyof typeof COPY_LABELS;

/** Attribute of the copy button of a code block that is only HTML. */
export const COPY_CODE_ATTRIBUTE = 'data-copy-code';

/** The dependencies of {@link installCopyCode}: the browser's APIs in production, fakes in tests. */
export interface CopyCodeEnvironment {
  document: Document;
  /**
   * Writes to the clipboard.
   *
   * @throws Error if the browser refuses, or if the page isn't served over https.
   */
  writeText: (text: string) => Promise<void>;
  timers: Pick<Window, 'setTimeout' | 'clearTimeout'>;
}

/** Returns the text of a block, in the visible variant. */
function shownText(block: Element): string {
  const codes = [...block.querySelectorAll('[data-code] code')];
  const shown = codes.find((code) => getComputedStyle(code).display !== 'none');
  return (shown?.textContent ?? '').replace(/\n$/, '');
}

/**
 * Makes the copy buttons of all code blocks in the document work, with one listener, since the blocks of an article are
 * HTML that React doesn't own.
 *
 * @returns A function that removes the listener.
 */
export function installCopyCode({ document, writeText, timers }: CopyCodeEnvironment): () => void {
  const pending = new WeakMap<Element, number>();
  const show = (button: HTMLElement, state: CopyState) => {
    button.dataset.state = state;
    const label = button.querySelector('[aria-live]');
    if (label) {
      label.textContent = COPY_LABELS[state];
    }
  };
  const copy = async (button: HTMLElement, block: Element) => {
    timers.clearTimeout(pending.get(button));
    try {
      await writeText(shownText(block));
      show(button, 'copied');
    } catch {
      show(button, 'failed');
    }
    pending.set(
      button,
      timers.setTimeout(() => show(button, 'idle'), COPIED_MS),
    );
  };
  const onClick = ({ target }: MouseEvent) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(`[${COPY_CODE_ATTRIBUTE}]`) : null;
    const block = button?.closest('figure');
    if (button && block) {
      void copy(button, block);
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
