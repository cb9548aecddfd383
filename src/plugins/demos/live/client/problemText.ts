import type { LiveProblem } from '../protocol';

/**
 * A problem in one line: where it is, as far as it is known, then what it is.
 *
 * @param isOneOfMany - Whether the demo has more files than one, so that the file has to be named.
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
