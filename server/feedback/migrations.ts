import type { Client, Transaction } from '@libsql/client';

/** A step of the database schema. Published steps never change; new steps are added after them. */
export interface Migration {
  /** Number of the step, counted from 1. */
  step: number;
  statements: readonly string[];
}

/** All steps, in order. */
export const MIGRATIONS: readonly Migration[] = [
  {
    step: 1,
    statements: [
      `CREATE TABLE answers (
        reader TEXT NOT NULL,
        page TEXT NOT NULL,
        version TEXT NOT NULL,
        locale TEXT NOT NULL,
        rating INTEGER NOT NULL CHECK (rating IN (0, 1)),
        reasons TEXT NOT NULL,
        comment TEXT NOT NULL,
        section TEXT,
        code_variant TEXT NOT NULL,
        code_styling TEXT NOT NULL,
        answered_at INTEGER NOT NULL,
        PRIMARY KEY (reader, page, version)
      ) STRICT`,
    ],
  },
  {
    // Reports count answers without reading the comments.
    step: 2,
    statements: [`CREATE INDEX answers_by_page ON answers (page, version, answered_at, rating)`],
  },
  {
    // A reader has one answer for a page, and one for each section that they comment on. SQLite can't change a primary
    // key, so the table is made anew. `subject` is the section of a comment on a section, and empty for a page.
    step: 3,
    statements: [
      `CREATE TABLE answers_by_subject (
        reader TEXT NOT NULL,
        page TEXT NOT NULL,
        version TEXT NOT NULL,
        subject TEXT NOT NULL,
        locale TEXT NOT NULL,
        rating INTEGER NOT NULL CHECK (rating IN (0, 1)),
        reasons TEXT NOT NULL,
        comment TEXT NOT NULL,
        section TEXT,
        code_variant TEXT NOT NULL,
        code_styling TEXT NOT NULL,
        answered_at INTEGER NOT NULL,
        PRIMARY KEY (reader, page, version, subject)
      ) STRICT`,
      `INSERT INTO answers_by_subject
        (reader, page, version, subject, locale, rating, reasons, comment, section, code_variant, code_styling, answered_at)
        SELECT reader, page, version, '', locale, rating, reasons, comment, section, code_variant, code_styling, answered_at
        FROM answers ORDER BY rowid`,
      `DROP TABLE answers`,
      `ALTER TABLE answers_by_subject RENAME TO answers`,
      `CREATE INDEX answers_by_page ON answers (page, version, answered_at, rating)`,
    ],
  },
];

const TABLE = 'feedback_migrations';

async function appliedSteps(
  database: Pick<Transaction, 'execute'>,
  migrations: readonly Migration[],
): Promise<Set<number>> {
  const { rows } = await database.execute(`SELECT step FROM ${TABLE} ORDER BY step`);
  const applied = new Set(rows.map(({ step }) => Number(step)));
  const newer = [...applied].find((step) => !migrations.some((known) => known.step === step));
  if (newer !== undefined) {
    throw new Error(
      `The feedback database is at migration ${newer}, which this version of the portal doesn't support. Update the portal.`,
    );
  }
  return applied;
}

/**
 * Migrates a database to the newest step, in one transaction. If two processes start at once, the second waits for the
 * first and then finds nothing left to do. An up-to-date database is only read.
 *
 * @param now - Returns milliseconds since 1970, for the table of applied steps.
 * @throws Error if the database is newer than this code. Also throws the client's errors, such as `SQLITE_BUSY`.
 */
export async function migrate(
  client: Client,
  now: () => number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const { rows } = await client.execute({
    sql: `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`,
    args: [TABLE],
  });
  if (rows.length > 0 && (await appliedSteps(client, migrations)).size === migrations.length) {
    return;
  }
  const transaction = await client.transaction('write');
  try {
    await transaction.execute(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (step INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT`,
    );
    const applied = await appliedSteps(transaction, migrations);
    for (const { step, statements } of migrations) {
      if (!applied.has(step)) {
        for (const statement of statements) {
          await transaction.execute(statement);
        }
        await transaction.execute({
          sql: `INSERT INTO ${TABLE} (step, applied_at) VALUES (?, ?)`,
          args: [step, now()],
        });
      }
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
