/*
 * Sorting of tables that the server has rendered: a column heading with `data-sort` becomes a button. Without this
 * code, the tables are shown unchanged.
 */

type Direction = 'ascending' | 'descending';

const OTHER: Readonly<Record<Direction, Direction>> = {
  ascending: 'descending',
  descending: 'ascending',
};

/** The first direction of a column: descending for numbers, alphabetical for names. */
const FIRST: Readonly<Record<string, Direction>> = { number: 'descending', text: 'ascending' };

const HEADINGS = 'thead th[data-sort]';

/** Returns the value by which a row is sorted in a column: its cell's `data-value`, or its text. */
function valueOf(row: HTMLTableRowElement, column: number): number | string {
  const cell = row.cells[column];
  return cell?.dataset.value === undefined ? (cell?.textContent ?? '') : Number(cell.dataset.value);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/**
 * Sorts the rows of a table's bodies by one of its columns, and marks the column's heading with `aria-sort`.
 * The sort is stable.
 */
export function sortTable(
  table: HTMLTableElement,
  heading: HTMLTableCellElement,
  direction: Direction,
): void {
  const column = heading.cellIndex;
  const sign = direction === 'ascending' ? 1 : -1;
  for (const body of table.tBodies) {
    const rows = [...body.rows].map((row) => ({ row, value: valueOf(row, column) }));
    rows.sort((one, other) => sign * compare(one.value, other.value));
    body.append(...rows.map(({ row }) => row));
  }
  table.querySelectorAll(HEADINGS).forEach((other) => other.removeAttribute('aria-sort'));
  heading.setAttribute('aria-sort', direction);
}

/** Wraps a heading's content in a button, unless it already has one. */
function addButton(heading: HTMLTableCellElement): void {
  if (!heading.querySelector('button')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
  }
}

/**
 * Makes the columns of all tables in a part of the page sortable.
 *
 * @param root - The part of the page. It may contain no tables.
 * @param announce - Called after each change, for screen readers: `Sorted by Gzip, descending`.
 * @returns A function that stops sorting. The buttons stay.
 */
export function sortableTables(root: HTMLElement, announce: (text: string) => void): () => void {
  root.querySelectorAll<HTMLTableCellElement>(HEADINGS).forEach(addButton);
  const onClick = ({ target }: Event) => {
    const heading =
      target instanceof Element && target.closest('button')
        ? target.closest<HTMLTableCellElement>(HEADINGS)
        : null;
    const table = heading?.closest('table');
    if (heading && table) {
      const current = heading.getAttribute('aria-sort');
      const direction =
        current === 'ascending' || current === 'descending'
          ? OTHER[current]
          : (FIRST[heading.dataset.sort ?? ''] ?? 'ascending');
      sortTable(table, heading, direction);
      announce(`Sorted by ${heading.textContent?.trim() ?? ''}, ${direction}`);
    }
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
