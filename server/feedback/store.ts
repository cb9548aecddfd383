import type { Client, InStatement } from '@libsql/client';
import * as z from 'zod';

import type { FeedbackAnswer } from './answer';

/** An answer with its time of arrival. */
export interface StoredAnswer extends FeedbackAnswer {
  /** Milliseconds since 1970. */
  answeredAt: number;
}

/** Which answers a report includes. */
export interface AnswerFilter {
  /** Milliseconds since 1970. Earlier answers are left out. */
  since?: number;
  version?: string;
  page?: string;
  /** Maximum number of answers or pages that are shown. Counts include all. */
  limit?: number;
}

/** Answers to one page. */
export interface PageCount {
  page: string;
  helpful: number;
  notHelpful: number;
  comments: number;
}

/** Answers in one week. */
export interface WeekCount {
  /** Monday at 0:00 UTC, in milliseconds since 1970. */
  start: number;
  helpful: number;
  notHelpful: number;
}

/**
 * An answer as reports show it: without the reader's id, and with the values in the database, even if they are no
 * longer allowed today.
 */
export interface ReportedAnswer {
  page: string;
  version: string;
  locale: string;
  /** 0 or 1. */
  rating: number;
  reasons: string[];
  comment: string;
  section: string | null;
  codeVariant: string;
  codeStyling: string;
  /** Milliseconds since 1970. */
  answeredAt: number;
}

/** The queries that reports are made from. */
export interface FeedbackSource {
  /** Counts by page, in no order. */
  pages: (filter: AnswerFilter) => Promise<PageCount[]>;
  /** Counts by week, oldest first. Weeks without answers are left out. */
  weeks: (filter: AnswerFilter) => Promise<WeekCount[]>;
  /** Answers, newest first. */
  answers: (filter: AnswerFilter) => Promise<ReportedAnswer[]>;
  /** Closes the connection. */
  close: () => void;
}

const SAVE = `INSERT INTO answers
  (reader, page, version, subject, locale, rating, reasons, comment, section, code_variant, code_styling, answered_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (reader, page, version, subject) DO UPDATE SET
    locale = excluded.locale, rating = excluded.rating, reasons = excluded.reasons, comment = excluded.comment,
    section = excluded.section, code_variant = excluded.code_variant, code_styling = excluded.code_styling,
    answered_at = excluded.answered_at`;

const toStatement = (answer: StoredAnswer): InStatement => ({
  sql: SAVE,
  args: [
    answer.reader,
    answer.page,
    answer.version,
    answer.scope === 'section' ? (answer.section ?? '') : '',
    answer.locale,
    answer.rating,
    JSON.stringify(answer.reasons),
    answer.comment,
    answer.section,
    answer.codeVariant,
    answer.codeStyling,
    answer.answeredAt,
  ],
});

/**
 * Stores answers, all or none, in a database that already has its tables. An answer replaces the earlier one of the same
 * reader, page and version that is about the page, too, or about the same section. Resolves once they are on disk.
 */
export async function saveAnswers(client: Client, answers: readonly StoredAnswer[]): Promise<void> {
  await client.batch(answers.map(toStatement), 'write');
}

/** Which answers to delete: those given before a time (milliseconds since 1970), or those of a reader. */
export type Deletion = { before: number } | { reader: string };

/** Deletes answers, and overwrites what they contained. Returns how many there were. */
export async function deleteAnswers(client: Client, deletion: Deletion): Promise<number> {
  // Otherwise, their text stays in the file until other answers take its place. Remote databases may not know it.
  await client.execute('PRAGMA secure_delete = ON').catch(() => undefined);
  const { rowsAffected } = await client.execute(
    'before' in deletion
      ? { sql: 'DELETE FROM answers WHERE answered_at < ?', args: [deletion.before] }
      : { sql: 'DELETE FROM answers WHERE reader = ?', args: [deletion.reader] },
  );
  return rowsAffected;
}

const DAY_MS = 86_400_000;
/** Weeks begin on Monday, and January 1, 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

function where({ since, version, page }: AnswerFilter): { sql: string; args: (string | number)[] } {
  const conditions = [
    { sql: 'answered_at >= ?', value: since },
    { sql: 'version = ?', value: version },
    { sql: 'page = ?', value: page },
  ];
  const used = conditions.flatMap(({ sql, value }) =>
    value === undefined ? [] : [{ sql, value }],
  );
  return {
    sql: used.length > 0 ? `WHERE ${used.map(({ sql }) => sql).join(' AND ')}` : '',
    args: used.map(({ value }) => value),
  };
}

const COUNTS = 'sum(rating) AS helpful, sum(1 - rating) AS not_helpful';

const countColumns = { helpful: z.number(), not_helpful: z.number() };
const pageRow = z.object({ page: z.string(), comments: z.number(), ...countColumns });
const weekRow = z.object({ week: z.number(), ...countColumns });
const answerRow = z.object({
  page: z.string(),
  version: z.string(),
  locale: z.string(),
  rating: z.number(),
  reasons: z.string(),
  comment: z.string(),
  section: z.string().nullable(),
  code_variant: z.string(),
  code_styling: z.string(),
  answered_at: z.number(),
});
const reasonsColumn = z.array(z.string());

/** Queries on a libSQL database that already has its tables. */
export function libsqlSource(client: Client): FeedbackSource {
  return {
    async pages(filter) {
      const { sql, args } = where(filter);
      const { rows } = await client.execute({
        sql: `SELECT page, ${COUNTS}, sum(comment <> '') AS comments FROM answers ${sql} GROUP BY page`,
        args,
      });
      return rows.map((row) => {
        const { page, comments, helpful, not_helpful } = pageRow.parse(row);
        return { page, comments, helpful, notHelpful: not_helpful };
      });
    },

    async weeks(filter) {
      const { sql, args } = where(filter);
      const { rows } = await client.execute({
        sql: `SELECT (answered_at / ${DAY_MS} + ${DAYS_FROM_MONDAY}) / 7 AS week, ${COUNTS}
          FROM answers ${sql} GROUP BY week ORDER BY week`,
        args,
      });
      return rows.map((row) => {
        const { week, helpful, not_helpful } = weekRow.parse(row);
        return {
          start: (week * 7 - DAYS_FROM_MONDAY) * DAY_MS,
          helpful,
          notHelpful: not_helpful,
        };
      });
    },

    async answers(filter) {
      const { sql, args } = where(filter);
      // As hexadecimal digits, because the client reads a text only up to the first NUL.
      const { rows } = await client.execute({
        sql: `SELECT page, version, locale, rating, reasons, hex(comment) AS comment, section, code_variant,
          code_styling, answered_at FROM answers ${sql} ORDER BY answered_at DESC, rowid DESC LIMIT ?`,
        // -1 is no limit.
        args: [...args, filter.limit ?? -1],
      });
      return rows.map((row) => {
        const { reasons, comment, code_variant, code_styling, answered_at, ...same } =
          answerRow.parse(row);
        return {
          ...same,
          reasons: reasonsColumn.parse(JSON.parse(reasons)),
          comment: Buffer.from(comment, 'hex').toString('utf8'),
          codeVariant: code_variant,
          codeStyling: code_styling,
          answeredAt: answered_at,
        };
      });
    },

    close: () => client.close(),
  };
}
