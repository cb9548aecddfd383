/** Headings of the page's sections, and the rows of its tables. */
const ENTRIES = ':is(h2, h3).anchor[id], .api-table > tbody > tr[id]';

/** What stands in a row before the link beside its name. */
function rowName(row: Element): string {
  const nodes = [...(row.querySelector('th')?.childNodes ?? [])];
  const end = nodes.findIndex((node) => node.nodeName === 'A');
  return nodes
    .slice(0, end)
    .map((node) => node.textContent)
    .join('');
}

/** Text of a heading, without the mark that is in the link behind it. */
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
 * The table of contents of an API page, out of the page itself: its headings, and under each the names of its rows. The
 * one at the side comes from the server, and a second one in the HTML would be too much.
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
