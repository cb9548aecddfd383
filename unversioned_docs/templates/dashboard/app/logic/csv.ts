export type CsvValue = string | number | null;

/**
 * Writes rows as CSV (RFC 4180): comma-separated, with CRLF line ends. Texts that a spreadsheet would run as a formula
 * get an apostrophe in front.
 *
 * @param header - The names of the columns.
 * @param rows - The values. `null` is an empty field.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [header, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}

function field(value: CsvValue): string {
  if (typeof value !== 'string') {
    return value === null ? '' : String(value);
  }
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
