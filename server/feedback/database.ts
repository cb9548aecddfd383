import { constants } from 'node:fs';
import { access, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { createClient, type Client } from '@libsql/client';

import type { DatabaseOptions } from './environment';
import { migrate } from './migrations';

/** How long a statement waits for another process, in milliseconds. It blocks the whole thread. */
const BUSY_TIMEOUT_MS = 100;

/** How often a step is tried while another process writes, with a pause in milliseconds in between: 3 s in all. */
const BUSY_TRIES = 20;
const BUSY_PAUSE_MS = 50;

/** How long a remote database may take to respond, in milliseconds. A reader's browser waits 10 s. */
const REMOTE_TIMEOUT_MS = 8000;

/** Returns the default database URL: an SQLite file in the portal's folder. */
export function defaultDatabaseUrl(siteDir: string): string {
  return pathToFileURL(path.join(siteDir, '.data/feedback.db')).href;
}

/**
 * Returns the file of a `file:` URL, or `undefined` for a remote database. Relative paths are resolved against the
 * current folder.
 */
export function databaseFile(url: string): string | undefined {
  if (!url.startsWith('file:')) {
    return undefined;
  }
  return url.startsWith('file:/')
    ? fileURLToPath(url)
    : path.resolve(decodeURIComponent(url.slice('file:'.length)));
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

/** Runs a step, and retries it while another process blocks it. */
async function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || tries === BUSY_TRIES) {
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
  }
}

/**
 * Throws if a file cannot be written. SQLite would otherwise open it read-only, and its connections, including new ones
 * in this process, would stay read-only even after the disk becomes writable again.
 */
async function requireWritable(file: string): Promise<void> {
  const folder = path.dirname(file);
  // Comments are private, so other users of this machine get no access.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  await access(file, constants.W_OK).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') {
      throw error;
    }
    // SQLite would create it with the default mode. Its WAL file gets the mode of this one.
    await (await open(file, 'a', 0o600)).close();
  });
}

/** A feedback database that opens on first use. */
export interface FeedbackDatabase {
  /**
   * Returns the database client, once the tables exist. After a failure, the next call tries again.
   *
   * @throws Error if the database cannot be opened, for example because the disk is full or read-only.
   */
  ready: () => Promise<Client>;
  /**
   * Runs a write action in a transaction of its own. Retries it if another process is in the way.
   *
   * @throws Error like `ready`, and if another process keeps writing for seconds.
   */
  write: (action: (client: Client) => Promise<void>) => Promise<void>;
  /** Closes the database. A file database is then entirely in its one file, with no WAL file next to it. */
  close: () => Promise<void>;
}

// Run with `executeMultiple`: when a statement finds the database busy, the client leaves it unfinished and then
// commits nothing on that connection (tursodatabase/libsql-client-ts#352).
/** Readers do not wait for writers, and a transaction counts as done once it is on disk. */
const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL';
/** Fails if another process is writing. */
const PROBE = 'BEGIN IMMEDIATE; ROLLBACK';

/** Creates a feedback database. Creates its folder, file and tables if they are missing. */
export function createDatabase({ url, token }: DatabaseOptions): FeedbackDatabase {
  const file = databaseFile(url);
  const isFile = file !== undefined;
  // Kept after most failures, because a closed connection holds its file for as long as its statements are in memory.
  let client: Client | undefined;
  let opening: Promise<Client> | undefined;

  /** Runs a step that expects no other process in its way. If one is, the client is unusable and gets discarded. */
  const discardWhereBusy = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    try {
      return await step();
    } catch (error) {
      if (isFile && isBusy(error)) {
        client?.close();
        client = undefined;
        opening = undefined;
      }
      throw error;
    }
  };

  const connect = async (): Promise<Client> => {
    if (isFile && !client) {
      await requireWritable(file);
    }
    client ??= createClient({
      // An absolute URL, which means the same to this code and to the client.
      url: isFile ? pathToFileURL(file).href : url,
      authToken: token,
      // One connection only: settings of the connection must apply to all writes, and SQLite has one writer at a time
      // anyway.
      concurrency: isFile ? 1 : undefined,
      timeout: BUSY_TIMEOUT_MS,
      fetch: (request: Request) =>
        fetch(request, { signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) }),
    });
    if (isFile) {
      await client.executeMultiple(SETTINGS);
    }
    await migrate(client, Date.now);
    return client;
  };

  const ready = () =>
    (opening ??= inTurn(() => discardWhereBusy(connect)).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  return {
    ready,

    write: (action) =>
      inTurn(async () => {
        const writer = await ready();
        if (isFile) {
          await writer.executeMultiple(PROBE);
        }
        await discardWhereBusy(() => action(writer));
      }),

    async close() {
      await opening?.catch(() => undefined);
      if (client && isFile) {
        // If this fails, the next process to open the database does it.
        await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      }
      client?.close();
      client = undefined;
      opening = undefined;
    },
  };
}
