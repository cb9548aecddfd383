/** How long a link shows that it was copied, in milliseconds. */
export const COPIED_MS = 1200;

/** The dependencies of `copyLinks`: the browser's APIs in production, fakes in tests. */
export interface CopyLinkEnvironment {
  /** The element that contains the links. */
  content: HTMLElement;
  /** Live region for assistive technology. */
  status: HTMLElement;
  writeText: (text: string) => Promise<void>;
  delay: (callback: () => void, milliseconds: number) => void;
}

/**
 * Makes the links next to names copy their address when clicked; the browser still follows them. The link shows for a
 * moment whether that succeeded or the browser refused (`data-copied`: `yes` or `no`).
 *
 * @returns A function that removes the listener.
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
    status.textContent = isCopied ? 'Link copied' : 'The browser couldn’t copy the link';
    delay(() => {
      if (mine === latest) {
        delete link.dataset.copied;
        status.textContent = '';
      }
    }, COPIED_MS);
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.api-anchor');
    if (link) {
      writeText(link.href).then(
        () => say(link, true),
        () => say(link, false),
      );
    }
  };
  content.addEventListener('click', onClick);
  return () => content.removeEventListener('click', onClick);
}
