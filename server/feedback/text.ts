/** Marks that change the direction of the text around them. Reader input must not reorder the text next to it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Control characters except tab and line feed. A terminal would obey them. */
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
 * Makes a reader's text safe to print: control characters become visible symbols (`␛`), direction marks become escape
 * codes. Line feeds and tabs stay.
 */
export function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS, picture)
    .replace(DIRECTION_MARKS, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * The start of what a spreadsheet treats as a formula. The full-width forms do in some languages. Any line may become a
 * cell, because some programs split quoted text at its line breaks.
 */
const FORMULA = /^(?=[^\S\n]*[=+\-@＝＋－＠]|\t)/gm;

function csvCell(value: string | number): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = printable(value);
  const harmless = text.replace(FORMULA, "'");
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Formats a table as CSV (RFC 4180), with a line break after each row. A line that a spreadsheet would treat as
 * a formula is prefixed with an apostrophe.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Formats a table in columns. Numbers are right-aligned, and the last column may have any width. */
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
