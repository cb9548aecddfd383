/*
 * Sorting of tables that the server has drawn: a column heading with `data-sort` becomes a button. Without this code
 * the tables are there as they are.
 */

type Direction = 'ascending' | 'descending';

const OTHER: Readonly<Record<Direction, Direction>> = {
  ascending: 'descending',
  descending: 'ascending',
};

/** Numbers are looked at from the largest down, names from A. */
const FIRST: Readonly<Record<string, Direction>> = { number: 'descending', text: 'ascending' };

const HEADINGS = 'thead th[data-sort]';

/** What a row is sorted by in a column: its cell's `data-value`, or its text. */
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
 * Sorts the rows of a table's bodies by one of its columns, and marks the column's heading with `aria-sort`. Rows of
 * the same value keep their order.
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

/** Puts a heading's content into a button. One that was made before stays. */
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
 * @param root - May be without tables.
 * @param announce - Is told of each change, for readers who do not see it: `Sorted by Gzip, descending`.
 * @returns Stops it. The buttons stay.
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
