import { parseArgs } from 'node:util';

import { parseDay } from './report';
import type { AnswerFilter } from './store';

/** What `npm run feedback` should do. */
export type CliCommand =
  { kind: 'help' } | { kind: 'serve' } | { kind: 'report'; filter: AnswerFilter; csv: boolean };

export const USAGE = `npm run feedback -- [options]

Pages by need: the least helpful first.

  --since 2026-01-31   Only answers from that day (UTC) on
  --version 8.12.1     Only answers to that version of the docs
  --page /x/…          Only that page, with its comments
  --csv                As CSV
  --serve              The same as a page in the browser, on this machine only
  --help               This text

The database: FEEDBACK_DATABASE_URL (default: .data/feedback.db), FEEDBACK_DATABASE_TOKEN.
The port of --serve: PORT (default: 4010).
`;

const FLAGS = {
  since: { type: 'string' },
  version: { type: 'string' },
  page: { type: 'string' },
  csv: { type: 'boolean' },
  serve: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const NAMES = Object.keys(FLAGS).map((name) => `--${name}`);

/** Converts a path or URL, as a maintainer may have copied it, to the page path that answers contain. */
function toPage(text: string): string {
  const path = URL.canParse(text) ? new URL(text).pathname : text.replace(/[?#].*$/s, '');
  return path.replace(/(?!^)\/+$/, '');
}

/**
 * Parses the arguments of `npm run feedback`.
 *
 * @throws Error if an argument is invalid. It names the argument, what is allowed, and what was found.
 */
export function parseCliArguments(args: readonly string[]): CliCommand {
  const { tokens } = parseArgs({
    args: [...args],
    options: FLAGS,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const values = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new Error(`Unknown argument "${token.value}". Known arguments: ${NAMES.join(', ')}.`);
    }
    if (token.kind === 'option') {
      if (!Object.hasOwn(FLAGS, token.name)) {
        throw new Error(
          `Unknown argument "${token.rawName}". Known arguments: ${NAMES.join(', ')}.`,
        );
      }
      if (values.has(token.name)) {
        throw new Error(`--${token.name} must be passed only once.`);
      }
      values.set(token.name, token.value ?? true);
    }
  }
  const text = (name: string, allowed: string, isAllowed: (value: string) => boolean) => {
    const value = values.get(name);
    if (value === undefined) {
      return undefined;
    }
    if (value === true || !isAllowed(value)) {
      const found = value === true ? 'nothing' : `"${value}"`;
      throw new Error(`--${name} must be ${allowed}; found ${found}.`);
    }
    return value;
  };
  const flag = (name: string): boolean => {
    const value = values.get(name) ?? false;
    if (typeof value === 'string') {
      throw new Error(`--${name} takes no value; found "${value}".`);
    }
    return value;
  };

  const since = text('since', 'a day such as 2026-01-31', (value) => parseDay(value) !== undefined);
  const version = text('version', 'a version such as 8.12.1', (value) => value !== '');
  const page = text('page', 'a path such as /x/react-data-grid/sorting', (value) =>
    toPage(value).startsWith('/'),
  );
  const csv = flag('csv');
  if (flag('help')) {
    return { kind: 'help' };
  }
  if (flag('serve')) {
    const other = [...values.keys()].find((name) => name !== 'serve');
    if (other !== undefined) {
      throw new Error(
        `--serve can't be combined with other options, because its page has filters; found --${other}.`,
      );
    }
    return { kind: 'serve' };
  }
  return {
    kind: 'report',
    filter: {
      since: since === undefined ? undefined : parseDay(since),
      version,
      page: page === undefined ? undefined : toPage(page),
    },
    csv,
  };
}
