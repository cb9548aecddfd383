import { countsText, hasTerms, termsOf } from './filterText';
import { LIGHT_ATTRIBUTE } from './light';

/** The elements that the filter works on. */
export interface FilterEnvironment {
  input: HTMLInputElement;
  /** Live region for the counts. */
  status: HTMLElement;
  /** The element that contains the tables. */
  content: Element;
  /** The element around the field, which may stick to the top of the window. */
  toolbar: HTMLElement;
}

interface Row {
  element: HTMLTableRowElement;
  text: string;
}

/** A table, or the `<details>` around it if its rows are deprecated. */
interface Table {
  frame: HTMLElement;
  rows: Row[];
}

interface Group {
  element: HTMLElement;
  noun: { one: string; many: string };
  tables: Table[];
  /** The message that nothing in the group matches. Undefined while it isn't shown. */
  message?: HTMLElement;
}

function groupsOf(content: ParentNode): Group[] {
  return [...content.querySelectorAll<HTMLElement>('.api-group')].map((element) => ({
    element,
    noun: { one: element.dataset.one ?? '', many: element.dataset.many ?? '' },
    tables: [...element.querySelectorAll('table')].map((table) => ({
      frame: table.closest('details') ?? table,
      rows: [...(table.tBodies[0]?.rows ?? [])].map((row) => ({
        element: row,
        text: (row.textContent ?? '').toLowerCase(),
      })),
    })),
  }));
}

/** Only writes changes, since each write may cause a layout. */
function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) {
    element.hidden = hidden;
  }
}

/** Distance between the toolbar and the row below it after scrolling, in pixels. */
const GAP = 8;

/**
 * Scrolls to the first row that matches, below the toolbar, unless a matching row is in view. Doesn't scroll if the
 * toolbar doesn't stick to the window, because the field would leave it.
 *
 * At once, since the page has just become much shorter: the next keystroke would stop a smooth scroll halfway.
 */
function showMatch(rows: readonly HTMLElement[], toolbar: HTMLElement): void {
  const [first] = rows;
  const { position, insetBlockStart } = getComputedStyle(toolbar);
  if (!first || position !== 'sticky') {
    return;
  }
  const top = parseFloat(insetBlockStart) + toolbar.offsetHeight;
  // The part of the window that an on-screen keyboard leaves.
  const bottom = window.visualViewport
    ? window.visualViewport.offsetTop + window.visualViewport.height
    : window.innerHeight;
  const isInView = rows.some((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= top && Math.min(box.bottom, box.top + GAP * 4) <= bottom;
  });
  if (!isInView) {
    window.scrollBy({
      top: first.getBoundingClientRect().top - top - GAP,
      behavior: 'instant',
    });
  }
}

/** Returns the heading of the section that a group belongs to. */
function headingOf(group: Element): Element | undefined {
  let heading = group.closest('.api-section')?.previousElementSibling;
  // The button for feedback on a section is after its heading.
  while (heading && !heading.id) {
    heading = heading.previousElementSibling;
  }
  return heading ?? undefined;
}

/** Writes the number of a section's rows beside its entry in the table of contents. */
function showCount(summary: HTMLElement, { dataset: { one, many } }: HTMLElement, count: number) {
  summary.textContent = String(count);
  summary.setAttribute('aria-label', `${count} ${count === 1 ? one : many}`);
}

/**
 * Hides entries of the tables of contents that lead to a row that doesn't match, or to a section without a match, and
 * counts the others.
 */
function filterContents(groups: readonly Group[]): void {
  const hidden = new Set<string>();
  for (const { element, tables, message } of groups) {
    const rows = tables.flatMap((table) => table.rows.map((row) => row.element));
    const unmatched = rows.filter((row) => row.hidden);
    unmatched.forEach(({ id }) => hidden.add(id));
    const id = headingOf(element)?.id ?? '';
    if (message) {
      hidden.add(id);
    }
    const summary = document.querySelector<HTMLElement>(`a[href="#${id}"] + .api-toc > summary`);
    if (summary) {
      showCount(summary, element, rows.length - unmatched.length);
    }
  }
  document
    .querySelectorAll<HTMLElement>('[class*=theme-doc-toc-] li:has(> a)')
    .forEach((entry) =>
      setHidden(entry, hidden.has(entry.querySelector('a')?.hash.slice(1) ?? '')),
    );
}

/** Returns the first block of the content that ends below the toolbar, and its distance from the top of the window. */
function placeBelow(toolbar: HTMLElement, content: Element) {
  const { bottom } = toolbar.getBoundingClientRect();
  const blocks = [...content.querySelectorAll('tbody tr, h2, h3, p, pre')];
  const boxes = blocks.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const found = boxes.find(
    ({ element, box }) => box.bottom >= bottom && !toolbar.contains(element),
  );
  return found && { element: found.element, top: found.box.top };
}

/**
 * Filters the rows of a page's tables by what is typed: hides the rows that don't match, and counts those that do.
 * Deprecated rows that match are unfolded, and folded again when the filter is cleared. If no match is in view, the page
 * scrolls to the first one. The tables of contents list only matches, too. Escape clears the filter and returns to where
 * the reader was before it.
 *
 * @returns A function that shows all rows again and stops the filter.
 */
export function startFilter({ input, status, content, toolbar }: FilterEnvironment): () => void {
  const groups = groupsOf(content);
  const opened = new Set<HTMLDetailsElement>();
  let shown = '';
  let frame = 0;
  /** What was below the toolbar before the page was filtered, and where. */
  let place: { element: Element; top: number } | undefined;

  const visibleRows = () =>
    groups
      .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
      .flatMap(({ element }) => (element.hidden ? [] : [element]));

  const filterTable = ({ frame, rows }: Table, terms: readonly string[]): number => {
    let found = 0;
    rows.forEach(({ element, text }) => {
      const matches = hasTerms(text, terms);
      found += matches ? 1 : 0;
      setHidden(element, !matches);
    });
    setHidden(frame, found === 0);
    if (frame instanceof HTMLDetailsElement) {
      if (terms.length === 0 && opened.delete(frame)) {
        frame.open = false;
      } else if (terms.length > 0 && found > 0 && !frame.open) {
        opened.add(frame);
        frame.open = true;
      }
    }
    return found;
  };

  const filterGroup = (group: Group, terms: readonly string[]) => {
    const { element, noun, tables } = group;
    const found = tables.reduce((sum, table) => sum + filterTable(table, terms), 0);
    if (found === 0 && !group.message) {
      group.message = document.createElement('p');
      group.message.className = 'api-none';
      group.message.textContent = `No ${noun.many} match.`;
      element.append(group.message);
    } else if (found > 0 && group.message) {
      group.message.remove();
      delete group.message;
    }
    return { noun, found, total: tables.reduce((sum, { rows }) => sum + rows.length, 0) };
  };

  const filter = () => {
    const terms = termsOf(input.value);
    const wanted = terms.join(' ');
    if (wanted === shown) {
      return;
    }
    if (!shown) {
      place = placeBelow(toolbar, content);
    }
    shown = wanted;
    content.setAttribute(LIGHT_ATTRIBUTE, '');
    const counts = groups.map((group) => filterGroup(group, terms));
    status.textContent = terms.length > 0 ? countsText(counts) : '';
    filterContents(groups);
    cancelAnimationFrame(frame);
    if (terms.length > 0) {
      // Once per frame, since it requires a layout.
      frame = requestAnimationFrame(() => {
        showMatch(visibleRows(), toolbar);
        // Rows that come into view get their real heights.
        frame = requestAnimationFrame(() => showMatch(visibleRows(), toolbar));
      });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && input.value) {
      event.preventDefault();
      input.value = '';
      filter();
      if (place) {
        const { element, top } = place;
        window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
      }
    }
  };

  // On phones, the table of contents is rendered when it is opened.
  const onToggle = () => {
    if (shown) {
      requestAnimationFrame(() => filterContents(groups));
    }
  };

  input.addEventListener('input', filter);
  input.addEventListener('keydown', onKeyDown);
  document.addEventListener('toggle', onToggle, true);
  // What was typed before this code had loaded.
  filter();

  return () => {
    input.removeEventListener('input', filter);
    input.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('toggle', onToggle, true);
    input.value = '';
    filter();
  };
}

/**
 * Adds a list of a section's rows to its entry in the table of contents beside the text, which otherwise lists only the
 * sections: as part of the page's HTML, hundreds of links would have to be loaded with each page. The lists are closed,
 * so that nothing moves.
 */
export function listRows(content: Element): void {
  content.querySelectorAll<HTMLElement>('.api-group').forEach((group) => {
    const id = headingOf(group)?.id;
    const entry = document.querySelector(`.theme-doc-toc-desktop a[href="#${id}"]`);
    const anchors = [...group.querySelectorAll<HTMLAnchorElement>('tr[id] .api-anchor')];
    if (!entry || entry.nextElementSibling) {
      return;
    }
    const details = document.createElement('details');
    details.className = 'api-toc';
    const summary = document.createElement('summary');
    showCount(summary, group, anchors.length);
    const list = document.createElement('ul');
    anchors.forEach((anchor) => {
      const link = document.createElement('a');
      link.href = anchor.hash;
      link.textContent = anchor.getAttribute('aria-label')?.replace('Link to ', '') ?? '';
      list.appendChild(document.createElement('li')).append(link);
    });
    details.append(summary, list);
    entry.after(details);
  });
}
