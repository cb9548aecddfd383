import type { Client } from '@libsql/client';
import * as z from 'zod';

/** How much a database may hold. */
export interface DatabaseLimits {
  rows: number;
  /** Without pages of the file that deleted answers have left empty. */
  bytes: number;
}

const rowsRow = z.object({ rows: z.number() });
const bytesRow = z.object({ bytes: z.number() });

/**
 * Throws if a database holds as much as it may.
 *
 * @throws Error that says what to do.
 */
export async function requireRoom(client: Client, limits: DatabaseLimits): Promise<void> {
  const { rows } = rowsRow.parse(
    (await client.execute('SELECT count(*) AS rows FROM answers')).rows[0],
  );
  const { bytes } = bytesRow.parse(
    (
      await client.execute(
        'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
      )
    ).rows[0],
  );
  const reached =
    rows >= limits.rows
      ? `${rows} answers, and FEEDBACK_MAX_ROWS is ${limits.rows}`
      : bytes >= limits.bytes
        ? `${bytes} bytes, and FEEDBACK_MAX_BYTES is ${limits.bytes}`
        : undefined;
  if (reached) {
    throw new Error(
      `the database has ${reached}. Delete old answers (npm run feedback -- --delete --before <day>), or raise the limit.`,
    );
  }
}
