import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { createClient, type Client } from '@libsql/client';

import type { DatabaseOptions } from './environment';
import { migrate } from './migrations';

/** Milliseconds that a statement waits for another process. Nothing else of this process runs meanwhile. */
const BUSY_TIMEOUT_MS = 100;

/** How often a step is tried while another process writes, and the milliseconds in between: three seconds in all. */
const BUSY_TRIES = 20;
const BUSY_PAUSE_MS = 50;

/** Milliseconds that a distributed database has for an answer; a reader's browser waits ten seconds. */
const REMOTE_TIMEOUT_MS = 8000;

/** The database's default address: an SQLite file in the portal's own folder. */
export function defaultDatabaseUrl(siteDir: string): string {
  return pathToFileURL(path.join(siteDir, '.data/feedback.db')).href;
}

/** The file of a `file:` URL, or `undefined` for a distributed database. Relative ones start at the current folder. */
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

/** Runs a step again while another process is in its way. */
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
 * Makes sure that a file can be written. SQLite would open it for reading otherwise, and its connections stay so, also
 * new ones of this process, when the disk can be written again.
 */
async function requireWritable(file: string): Promise<void> {
  const folder = path.dirname(file);
  // Comments are nobody else's business on this machine.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  await access(file, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') {
      throw error;
    }
  });
}

/** A feedback database that opens when it is needed. */
export interface FeedbackDatabase {
  /**
   * The client of the database, which has its tables. After a failure the next call tries again.
   *
   * @throws Error where it cannot be opened, such as on a full or read-only disk.
   */
  ready: () => Promise<Client>;
  /**
   * Runs an action that writes, in one transaction of its own; again where another process was in its way.
   *
   * @throws Error as `ready`, and where another process writes for seconds.
   */
  write: (action: (client: Client) => Promise<void>) => Promise<void>;
  /** Closes the database. All of one in a file is in that file then, and nothing beside it. */
  close: () => Promise<void>;
}

// `executeMultiple`, since the client leaves a statement that found the database busy unfinished, and then commits
// nothing on that connection (tursodatabase/libsql-client-ts#352).
/** Readers do not wait for writers; and a transaction counts as done when the disk has it. */
const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL';
/** Fails where another process is writing. */
const PROBE = 'BEGIN IMMEDIATE; ROLLBACK';

/** A feedback database, whose folder, file and tables are made where they are missing. */
export function createDatabase({ url, token }: DatabaseOptions): FeedbackDatabase {
  const file = databaseFile(url);
  const isFile = file !== undefined;
  // Kept after most failures, since a closed connection holds its file for as long as its statements are in memory.
  let client: Client | undefined;
  let opening: Promise<Client> | undefined;

  /** Runs a step of a client that found no other process in its way; where one is after all, the client is spoilt. */
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
      // As an absolute path, which means the same to this code and to the client.
      url: isFile ? pathToFileURL(file).href : url,
      authToken: token,
      // What is set for the connection must hold for all that is written; and SQLite has one writer at a time anyway.
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
        // What cannot be done now is done by the next to open it.
        await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      }
      client?.close();
      client = undefined;
      opening = undefined;
    },
  };
}
