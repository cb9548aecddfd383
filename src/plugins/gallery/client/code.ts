import { fileNameIn } from '../../../core/preferences';
import type { DemoFile, DemoSource } from '../../demos/client';
import { GALLERY } from '../markup';

/** Fetches the code of a demo. */
async function fetchSource(url: string): Promise<DemoSource> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The code could not be fetched: ${response.status}`);
  }
  return (await response.json()) as DemoSource;
}

/** Returns a code block for a file, from one that is empty. */
function blockOf(empty: HTMLElement, { name, jsName, html }: DemoFile): HTMLElement {
  const block = empty.cloneNode(true) as HTMLElement;
  for (const variant of ['TS', 'JS'] as const) {
    const [title, code] = block.querySelectorAll(`[data-for-variant=${variant}]`);
    if (title && code) {
      title.textContent = variant === 'TS' ? name : (jsName ?? fileNameIn('JS', name));
      code.innerHTML = html[variant] ?? html.TS;
    }
  }
  return block;
}

/**
 * Shows the code of an example in the dialog of its gallery.
 *
 * @param link - The link to the code, with the address of its JSON file.
 * @throws Error if the code can't be fetched.
 */
export async function showCode(link: HTMLAnchorElement): Promise<void> {
  const dialog = link
    .closest(`[${GALLERY.root}]`)
    ?.querySelector<HTMLDialogElement>(`[${GALLERY.dialog}]`);
  const [empty, ...rest] = dialog?.querySelectorAll('figure') ?? [];
  if (!dialog || !empty) {
    return;
  }
  const { stylings } = await fetchSource(link.getAttribute(GALLERY.code) ?? '');
  const [first] = Object.values(stylings);
  rest.forEach((block) => block.remove());
  empty.replaceWith(...(first?.files ?? []).map((file) => blockOf(empty, file)));
  const heading = dialog.querySelector('p');
  if (heading) {
    heading.textContent = link.getAttribute('aria-label');
  }
  dialog.showModal();
  dialog.scrollTop = 0;
}
