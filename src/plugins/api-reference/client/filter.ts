import { countsText, hasTerms, termsOf } from './filterText';

/** What the filter works on. */
export interface FilterEnvironment {
  input: HTMLInputElement;
  /** Where the counts are said. */
  status: HTMLElement;
  /** What holds the tables. */
  content: ParentNode;
}

interface Row {
  element: HTMLTableRowElement;
  text: string;
}

/** A table, and the `<details>` around it where its rows are deprecated. */
interface Table {
  frame: HTMLElement;
  rows: Row[];
}

interface Group {
  element: HTMLElement;
  noun: { one: string; many: string };
  tables: Table[];
  /** What it says when nothing in it matches; there while it says so. */
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

/** Writes only what is new, since each write may cost a layout. */
function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) {
    element.hidden = hidden;
  }
}

/**
 * Filters the rows of a page's tables by what is typed: those that do not match are hidden, and counted. Deprecated
 * ones that match are unfolded, and folded again with the filter's end. Escape clears.
 *
 * @returns A function that shows all rows again and ends it.
 */
export function startFilter({ input, status, content }: FilterEnvironment): () => void {
  const groups = groupsOf(content);
  const opened = new Set<HTMLDetailsElement>();
  let shown = '';

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
    shown = wanted;
    const counts = groups.map((group) => filterGroup(group, terms));
    status.textContent = terms.length > 0 ? countsText(counts) : '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && input.value) {
      event.preventDefault();
      input.value = '';
      filter();
    }
  };

  input.addEventListener('input', filter);
  input.addEventListener('keydown', onKeyDown);
  // What was typed before this code was there.
  filter();

  return () => {
    input.removeEventListener('input', filter);
    input.removeEventListener('keydown', onKeyDown);
    input.value = '';
    filter();
  };
}
