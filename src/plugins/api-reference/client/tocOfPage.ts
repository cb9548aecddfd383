/** Headings of the page's sections, and the rows of its tables. */
const ENTRIES = ':is(h2, h3).anchor[id], .api-table > tbody > tr[id]';

/** Returns the text of a row before the link next to its name. */
function rowName(row: Element): string {
  const nodes = [...(row.querySelector('th')?.childNodes ?? [])];
  const end = nodes.findIndex((node) => node.nodeName === 'A');
  return nodes
    .slice(0, end)
    .map((node) => node.textContent)
    .join('');
}

/** Returns the text of a heading, without the character in the link after it. */
const headingText = (heading: Element) =>
  (heading.textContent ?? '').replaceAll('\u200b', '').trim();

function entryOf(id: string, text: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `#${encodeURIComponent(id)}`;
  link.textContent = text;
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
}

/**
 * Creates the table of contents of an API page from the page itself: its headings, and the names of the rows under each
 * of them. The sidebar's table of contents comes from the server, and a second one would make the HTML too large.
 *
 * @param content - The page's text.
 */
export function tocOfPage(content: ParentNode): HTMLLIElement[] {
  const entries: HTMLLIElement[] = [];
  content.querySelectorAll(ENTRIES).forEach((element) => {
    const section = entries.at(-1);
    if (!(element instanceof HTMLTableRowElement)) {
      entries.push(entryOf(element.id, headingText(element)));
    } else if (section) {
      const list = section.querySelector('ul') ?? document.createElement('ul');
      list.append(entryOf(element.id, rowName(element)));
      section.append(list);
    }
  });
  return entries;
}
