/** How long a copy button says what came of it, in milliseconds (code blocks). */
export const COPIED_MS = 2000;

/** What a copy button says. */
export const COPY_LABELS = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' } as const;

export type CopyState = keyof typeof COPY_LABELS;

/** Attribute of the copy button of a code block that is HTML only. */
export const COPY_CODE_ATTRIBUTE = 'data-copy-code';

/** What {@link installCopyCode} stands on; the browser's own in production, fakes in tests. */
export interface CopyCodeEnvironment {
  document: Document;
  /**
   * Writes to the clipboard.
   *
   * @throws Error where the browser refuses, or the page is served without https.
   */
  writeText: (text: string) => Promise<void>;
  timers: Pick<Window, 'setTimeout' | 'clearTimeout'>;
}

/** The text of a block in the variant that is shown. */
function shownText(block: Element): string {
  const codes = [...block.querySelectorAll('[data-code] code')];
  const shown = codes.find((code) => getComputedStyle(code).display !== 'none');
  return (shown?.textContent ?? '').replace(/\n$/, '');
}

/**
 * Makes the copy buttons of code blocks work, wherever they are in the document: one listener for all of them, since
 * the blocks of an article are HTML that React does not own.
 *
 * @returns A function that ends it.
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
