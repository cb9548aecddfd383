import { parseArgs } from 'node:util';

import { parseDay } from './report';
import type { AnswerFilter, Deletion } from './store';

/** What `npm run feedback` should do. */
export type CliCommand =
  | { kind: 'help' }
  | { kind: 'delete'; deletion: Deletion }
  | { kind: 'report'; filter: AnswerFilter; csv: boolean };

export const USAGE = `npm run feedback -- [options]

Pages by need: the least helpful first.

  --since 2026-01-31   Only answers from that day (UTC) on
  --version 8.12.1     Only answers to that version of the docs
  --page /x/…          Only that page, with its comments
  --limit 50           At most that many pages, or comments (default: 100; with --csv all)
  --csv                As CSV
  --help               This text

Delete answers for good:

  --delete --before 2026-01-31   Answers from before that day (UTC)
  --delete --reader <id>         Answers of one reader, whose id is in the cookie feedbackId

The database: FEEDBACK_DATABASE_URL (default: .data/feedback.db), FEEDBACK_DATABASE_TOKEN.
`;

const FLAGS = {
  since: { type: 'string' },
  version: { type: 'string' },
  page: { type: 'string' },
  limit: { type: 'string' },
  csv: { type: 'boolean' },
  delete: { type: 'boolean' },
  before: { type: 'string' },
  reader: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Pages or comments in a report for people. */
const DEFAULT_LIMIT = 100;

/** Options that a deletion may have. */
const DELETION: readonly string[] = ['delete', 'before', 'reader'];

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
  const limit = text('limit', 'a whole number from 1', (value) => /^[1-9]\d{0,8}$/.test(value));
  const csv = flag('csv');
  if (flag('help')) {
    return { kind: 'help' };
  }
  const before = text(
    'before',
    'a day such as 2026-01-31',
    (value) => parseDay(value) !== undefined,
  );
  const reader = text('reader', "a reader's id, a UUID", (value) => UUID.test(value));
  if (flag('delete')) {
    const other = [...values.keys()].find((name) => !DELETION.includes(name));
    const day = before === undefined ? undefined : parseDay(before);
    if (other !== undefined || (day === undefined) === (reader === undefined)) {
      throw new Error(
        `--delete must be combined with either --before or --reader, and with nothing else; found ${[...values.keys()].map((name) => `--${name}`).join(', ')}.`,
      );
    }
    return {
      kind: 'delete',
      deletion: day === undefined ? { reader: (reader ?? '').toLowerCase() } : { before: day },
    };
  }
  const alone = ['before', 'reader'].find((name) => values.has(name));
  if (alone !== undefined) {
    throw new Error(`--${alone} is only for --delete.`);
  }
  return {
    kind: 'report',
    filter: {
      since: since === undefined ? undefined : parseDay(since),
      version,
      page: page === undefined ? undefined : toPage(page),
      limit: limit === undefined ? (csv ? undefined : DEFAULT_LIMIT) : Number(limit),
    },
    csv,
  };
}
