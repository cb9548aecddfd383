/** Marks that turn the direction of the text around them: what a reader wrote must not move what stands beside it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Control characters but tab and line feed: a terminal would obey them. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const CONTROL_PICTURES = 0x2400;
const DELETE = 0x7f;

function picture(character: string): string {
  const code = character.charCodeAt(0);
  if (code === DELETE) {
    return '\u2421';
  }
  return code < DELETE
    ? String.fromCharCode(CONTROL_PICTURES + code)
    : `\\u${code.toString(16).padStart(4, '0')}`;
}

/**
 * A reader's text made safe to print: control characters as pictures of them (`␛`), marks of direction as their codes.
 * Line feeds and tabs stay.
 */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS, picture)
    .replace(DIRECTION_MARKS, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What makes a spreadsheet take a cell for a formula; the wide forms do in some languages. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\n]/;

function csvCell(value: string | number): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = printable(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV (RFC 4180), a line at the end of each row. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** A table in columns. Numbers are aligned at their ends; the last column may be of any width. */
export function toColumns(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = widths.map((_, column) =>
    rows
      .slice(1)
      .every((row) => typeof row[column] === 'number' || /^\d+ %$/.test(String(row[column]))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumeric[column] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
