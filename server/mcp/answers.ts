import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

import { versionLabel } from './versions';
import type { Version } from './library';
import { pageOf } from './pages';

/** Input that all tools have. */
export const versionInput = z
  .string()
  .max(2_000_000)
  .optional()
  .describe('8.12.1, ^8.10, latest, next, or lockfile text');

export const cursorInput = z.string().max(40).optional().describe('From the previous answer');

/** Output of the tools that answer with text. */
export const textOutput = z.object({
  version: z.string(),
  found: z.boolean(),
  text: z.string(),
  cursor: z.string().optional(),
  complete: z.boolean(),
  note: z.string().optional(),
});

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
}

/** Joins the parts of a note. */
export const joinNotes = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/**
 * Returns a page of a text as the answer of a tool: the text itself, then a second text with the version and how to
 * continue. The structured content has the same.
 */
export function textResult({ version, text, found, cursor, note }: TextAnswer): CallToolResult {
  const page = pageOf(text, cursor);
  const label = versionLabel(version.source);
  const isComplete = page.cursor === undefined;
  const about = joinNotes(
    `MUI X ${label}.`,
    note,
    page.cursor === undefined
      ? cursor === undefined
        ? undefined
        : 'This is the last part.'
      : `There is more: repeat the call with cursor "${page.cursor}".`,
  );
  return {
    content: [
      { type: 'text', text: page.text },
      { type: 'text', text: about },
    ],
    structuredContent: {
      version: label,
      found,
      text: page.text,
      ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
      complete: isComplete,
      ...(note ? { note } : {}),
    },
  };
}
