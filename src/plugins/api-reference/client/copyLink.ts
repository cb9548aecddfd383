/** How long a link shows that it was copied, in milliseconds. */
export const COPIED_MS = 1200;

/** What copying links stands on; the browser's own in production, fakes in tests. */
export interface CopyLinkEnvironment {
  /** Where links are clicked. */
  content: HTMLElement;
  /** What assistive technology reads. */
  status: HTMLElement;
  writeText: (text: string) => Promise<void>;
  delay: (callback: () => void, milliseconds: number) => void;
}

/**
 * A click on the link beside a name copies its address, while the browser follows it. The link says so, or that the
 * browser refused, for a moment (`data-copied`: `yes` or `no`).
 *
 * @returns A function that ends it.
 */
export function copyLinks({ content, status, writeText, delay }: CopyLinkEnvironment): () => void {
  let latest = 0;
  const say = (link: HTMLElement, isCopied: boolean) => {
    latest += 1;
    const mine = latest;
    content
      .querySelectorAll('[data-copied]')
      .forEach((other) => other.removeAttribute('data-copied'));
    link.dataset.copied = isCopied ? 'yes' : 'no';
    status.textContent = isCopied ? 'Link copied' : 'The browser did not copy the link';
    delay(() => {
      if (mine === latest) {
        delete link.dataset.copied;
        status.textContent = '';
      }
    }, COPIED_MS);
  };
  const copy = async (link: HTMLAnchorElement) => {
    let isCopied = true;
    try {
      await writeText(link.href);
    } catch {
      isCopied = false;
    }
    say(link, isCopied);
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.api-anchor');
    if (link) {
      void copy(link);
    }
  };
  content.addEventListener('click', onClick);
  return () => content.removeEventListener('click', onClick);
}
