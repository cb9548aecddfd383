import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { createClient, type Client } from '@libsql/client';

import type { DatabaseOptions } from './environment';
import { migrate } from './migrations';

/** Milliseconds that a statement waits for another process. Nothing else of this process runs meanwhile. */
const BUSY_TIMEOUT_MS = 250;

/** How often opening is tried while another process changes the tables, and the milliseconds in between. */
const OPENING_TRIES = 20;
const OPENING_PAUSE_MS = 50;

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

async function prepare(client: Client, isFile: boolean): Promise<void> {
  if (isFile) {
    // Readers do not wait for writers; and a transaction counts as done when the disk has it.
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
  }
  await migrate(client, Date.now);
}

/**
 * Opens a feedback database, making its folder, file and tables where they are missing.
 *
 * @throws Error where that is not possible, such as on a full or read-only disk.
 */
export async function openDatabase({ url, token }: DatabaseOptions): Promise<Client> {
  const file = databaseFile(url);
  if (file !== undefined) {
    // Comments are nobody else's business on this machine.
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  }
  const client = createClient({
    // As an absolute path, which means the same to this code and to the client.
    url: file === undefined ? url : pathToFileURL(file).href,
    authToken: token,
    // What is set for the connection must hold for all that is written; and SQLite has one writer at a time anyway.
    concurrency: file === undefined ? undefined : 1,
    timeout: BUSY_TIMEOUT_MS,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) }),
  });
  for (let tries = 1; ; tries += 1) {
    try {
      await prepare(client, file !== undefined);
      return client;
    } catch (error) {
      if (!isBusy(error) || tries === OPENING_TRIES) {
        client.close();
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, OPENING_PAUSE_MS));
  }
}
