/** Options of the sections' buttons. */
export interface SectionButtonOptions {
  /** Shows an icon. */
  className: string;
  /** The button's tooltip. */
  title: string;
  /** The button's name. */
  label: (section: string) => string;
  onClick: (id: string, button: HTMLButtonElement) => void;
}

const HEADINGS = ':is(h2, h3, h4, h5, h6).anchor[id]';

/** Returns the text of a heading, without the zero-width space in the link at its end. */
const textOf = (heading: Element) => (heading.textContent ?? '').replaceAll('\u200b', '').trim();

/**
 * Adds a button after each heading of a page. Because the buttons are created in the browser, they don't increase the
 * size of the page's HTML. Because they are outside the headings, they are not part of the headings' text.
 *
 * @param content - Element with the page's text.
 * @returns A function that removes the buttons.
 */
export function addSectionButtons(
  content: ParentNode,
  { className, title, label, onClick }: SectionButtonOptions,
): () => void {
  const buttons = [...content.querySelectorAll(HEADINGS)].map((heading) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = className;
    button.title = title;
    button.setAttribute('aria-label', label(textOf(heading)));
    button.dataset.eventCategory = 'feedback';
    button.dataset.eventAction = 'section';
    button.onclick = () => onClick(heading.id, button);
    return [heading, button] as const;
  });
  const add = () => buttons.forEach(([heading, button]) => heading.after(button));
  const remove = () => buttons.forEach(([, button]) => button.remove());
  add();
  // Chromium notes the place of the reader as the number of an element among its siblings, and looks for it in the HTML
  // after a reload, which has no buttons.
  window.addEventListener('pagehide', remove);
  window.addEventListener('pageshow', add);
  return () => {
    window.removeEventListener('pagehide', remove);
    window.removeEventListener('pageshow', add);
    remove();
  };
}
