import * as z from 'zod';

import { LIBRARY } from '../../library';
import { versionLabel } from './versions';
import type { Version } from './library';
import { pageOf } from './pages';

/** Longest version or range that is accepted. */
const LONGEST_VERSION = 100;

/** Input that all tools have. */
export const versionInput = z
  .string()
  .max(LONGEST_VERSION, {
    error: `must be an exact version, a range, "latest" or "next" of at most ${LONGEST_VERSION} characters, not the text of a lockfile`,
  })
  .optional()
  .describe('8.12.1, ^8.10, latest or next');

export const cursorInput = z.string().max(40).optional().describe('From the previous answer');

/** The answer of a tool. */
export interface ToolAnswer {
  /** What agents get. Nothing is sent twice, so there is no structured content with the same. */
  texts: readonly string[];
  /** The same as data, complete, for the command line. */
  data: Readonly<Record<string, unknown>>;
}

/** A text that answers a request. */
export interface TextAnswer {
  version: Version;
  text: string;
  /** Whether something was found. If not, the text contains suggestions. */
  found: boolean;
  /** Requests a later page of the text. */
  cursor?: string;
  /** About the version. */
  note?: string;
  /** Size of a page of the text, in bytes. Default: that of {@link pageOf}. */
  maxBytes?: number;
}

/** Joins the parts of a note. */
export const joinNotes = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/**
 * Returns a page of a text as the answer of a tool: the text itself, then a second text with the version and how to
 * continue.
 */
export function textAnswer({
  version,
  text,
  found,
  cursor,
  note,
  maxBytes,
}: TextAnswer): ToolAnswer {
  const page = pageOf(text, cursor, maxBytes);
  const label = versionLabel(version.source);
  const about = joinNotes(
    `${LIBRARY} ${label}.`,
    note,
    page.cursor === undefined
      ? cursor === undefined
        ? undefined
        : 'This is the last part.'
      : `There is more: repeat the call with cursor "${page.cursor}".`,
  );
  return {
    texts: [page.text, about],
    data: {
      version: label,
      found,
      text,
      ...(note ? { note } : {}),
    },
  };
}
