import { GALLERY } from '../markup';

/** Returns the link to the demo of an example on its page. */
const guideLinkOf = (link: HTMLAnchorElement) =>
  link.closest(`[${GALLERY.item}]`)?.querySelector('a');

/**
 * Returns the name of an example's demo.
 *
 * @param link - The link to the code of the example.
 */
export const exampleOf = (link: HTMLAnchorElement): string =>
  guideLinkOf(link)?.hash.slice(1) ?? '';

/**
 * Shows an example in the dialog of its gallery. Its demo is an island, which starts once it is visible.
 *
 * @param link - The link to the code of the example.
 */
export function showExample(link: HTMLAnchorElement): void {
  const item = link.closest(`[${GALLERY.item}]`);
  const dialog = link
    .closest(`[${GALLERY.root}]`)
    ?.querySelector<HTMLDialogElement>(`[${GALLERY.dialog}]`);
  const own = guideLinkOf(link);
  const [guide, text] = dialog?.querySelectorAll('a') ?? [];
  const heading = dialog?.querySelector('p');
  if (!dialog || !own || !guide || !text || !heading) {
    return;
  }
  heading.textContent = own.textContent;
  guide.href = own.href;
  text.href = link.href;
  // A demo that has been shown stays in the dialog, so that it keeps the reader's edits.
  const shown = exampleOf(link);
  const demo = item?.querySelector(`[${GALLERY.demo}]`);
  if (demo) {
    dialog.append(demo);
  }
  for (const each of dialog.querySelectorAll<HTMLElement>(`[${GALLERY.demo}]`)) {
    each.hidden = each.getAttribute(GALLERY.demo) !== shown;
  }
  dialog.showModal();
  dialog.scrollTop = 0;
}
