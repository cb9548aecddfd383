/** Longest line, in characters. */
const MAX_LENGTH = 500;

/** Most lines in a minute. */
const MAX_LINES = 60;

const MINUTE_MS = 60_000;

/**
 * Limits the lines of a log, so that no client can fill the disk: to 60 a minute, of at most 500 characters each. Says
 * how many were left out.
 *
 * @param now - Returns milliseconds since 1970.
 */
export function limitLog(
  write: (line: string) => void,
  now: () => number = Date.now,
): (line: string) => void {
  let start = now();
  let lines = 0;
  return (line) => {
    if (Math.abs(now() - start) >= MINUTE_MS) {
      if (lines > MAX_LINES) {
        write(`${lines - MAX_LINES} lines were left out.`);
      }
      start = now();
      lines = 0;
    }
    lines += 1;
    if (lines <= MAX_LINES) {
      write(line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line);
    }
  };
}
