import type { LiveProblem } from '../protocol';

/**
 * Returns a problem in one line: its location, if known, and its message.
 *
 * @param isOneOfMany - Whether the demo has more than one file, so that the file must be named.
 */
export function problemText(
  { message, file, line, column }: LiveProblem,
  isOneOfMany: boolean,
): string {
  const place = [
    isOneOfMany && file ? file : '',
    line === undefined ? '' : `line ${line}`,
    line === undefined || column === undefined ? '' : `column ${column}`,
  ]
    .filter(Boolean)
    .join(', ');
  const sentence = `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
  return place ? `${file && place.startsWith(file) ? place : sentence}: ${message}` : message;
}
