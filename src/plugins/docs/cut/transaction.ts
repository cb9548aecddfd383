import path from 'node:path';

import fs from 'fs-extra';

import { isRunning } from '../../../core/build/cache';
import { git } from '../git';

/** A path that is replaced or removed, relative to the site's folder. */
export interface Change {
  path: string;
  /** What replaces it, relative to the transaction's folder. Without it, the path is removed. */
  from?: string;
}

/** A change, and whether there was something at its path before. */
type Planned = Change & { existed: boolean };

/** What is known of a transaction after its process has ended. */
interface Journal {
  /** What it does: `the cut of 8.29.5`. */
  what: string;
  /** The process that runs it. */
  pid: number;
  /** Its changes, once the first of them may have been made. */
  changes?: readonly Planned[];
}

/** Where transactions are prepared. Docusaurus, Git and all checks ignore this folder. */
const GENERATED = '.docusaurus';
const PREFIX = 'version-change-';
const JOURNAL = 'journal.json';
/** Copies of what is replaced, or the replaced folders themselves. */
const OLD = 'old';
/** The copy of the site. */
const COPY = 'site';

/** The list that makes a folder a version. It is changed last. */
export const VERSIONS_FILE = 'versions.json';

/** Writes a file at once, so that it is never there in part. */
function writeAtOnce(file: string, content: object): void {
  fs.writeJsonSync(`${file}.new`, content, { spaces: 2 });
  fs.renameSync(`${file}.new`, file);
}

const isFolder = (file: string) =>
  fs.lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** Also true for a link without a target. */
export const isThere = (file: string) =>
  fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/**
 * Changes several paths of a site, so that all are changed or none, whenever the process ends. Changes are prepared in
 * {@link copy}, in a folder that no other command looks into, and then made by renaming.
 */
export interface Transaction {
  /** The transaction's own folder. */
  folder: string;
  /** A copy of the site, once {@link copySite} has made it. */
  copy: string;
}

/** Begins a transaction. {@link endTransaction} has to follow. */
export function beginTransaction(siteDir: string, what: string): Transaction {
  const folder = path.join(siteDir, GENERATED, `${PREFIX}${process.pid}`);
  fs.removeSync(folder);
  fs.ensureDirSync(path.join(folder, OLD));
  writeAtOnce(path.join(folder, JOURNAL), { what, pid: process.pid } satisfies Journal);
  return { folder, copy: path.join(folder, COPY) };
}

const filesIn = (siteDir: string, ...options: string[]) =>
  (git(siteDir, 'ls-files', '-z', ...options) ?? '').split('\0').filter(Boolean);

/** Copies the files that Git knows, and links the installed packages of all workspaces. */
export async function copySite(siteDir: string, copy: string): Promise<void> {
  // As they are committed: much faster than copying one by one.
  const prefix = path.relative(siteDir, copy) + path.sep;
  if (git(siteDir, 'checkout-index', '--all', '--force', `--prefix=${prefix}`) === undefined) {
    throw new Error(`"git checkout-index" failed in ${siteDir}.`);
  }
  // Ledgers that checks have written.
  const changed = filesIn(siteDir, '--modified', '--others', '--exclude-standard');
  for (const file of changed.filter((candidate) => isThere(path.join(siteDir, candidate)))) {
    await fs.copy(path.join(siteDir, file), path.join(copy, file));
  }
  const workspaces = filesIn(siteDir)
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => path.join(path.dirname(file), 'node_modules'))
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)));
  for (const folder of workspaces) {
    await fs.symlink(path.join(siteDir, folder), path.join(copy, folder), 'junction');
  }
}

/** Returns what has to be done to make the changes of a transaction, one atomic operation after the other. */
export function operationsOf(
  siteDir: string,
  { folder }: Transaction,
  changes: readonly Change[],
): (() => void)[] {
  const journal = path.join(folder, JOURNAL);
  const at = ({ path: file }: Change) => path.join(siteDir, file);
  const old = ({ path: file }: Change) => path.join(folder, OLD, file);
  const place = (from: string, to: string) => () => {
    fs.ensureDirSync(path.dirname(to));
    fs.renameSync(path.join(folder, from), to);
  };
  return [
    ...changes.map((change) => () => {
      // Folders are large, and moved instead.
      if (isThere(at(change)) && !isFolder(at(change))) {
        fs.copySync(at(change), old(change));
      }
    }),
    () => {
      const planned = changes.map((change) => ({ ...change, existed: isThere(at(change)) }));
      writeAtOnce(journal, { ...(fs.readJsonSync(journal) as Journal), changes: planned });
    },
    ...changes.flatMap((change) => [
      () => {
        if (isFolder(at(change)) || (change.from === undefined && isThere(at(change)))) {
          fs.ensureDirSync(path.dirname(old(change)));
          fs.renameSync(at(change), old(change));
        }
      },
      ...(change.from === undefined ? [] : [place(change.from, at(change))]),
    ]),
  ];
}

/** Makes the changes of a transaction. Signals are handled afterward, because nothing here waits. */
export function commit(
  siteDir: string,
  transaction: Transaction,
  changes: readonly Change[],
): void {
  operationsOf(siteDir, transaction, changes).forEach((operate) => operate());
}

/** Whether the last of a transaction's changes has been made. */
function isComplete(siteDir: string, folder: string, changes: readonly Planned[]): boolean {
  const last = changes.at(-1);
  return (
    last === undefined ||
    !isThere(last.from === undefined ? path.join(siteDir, last.path) : path.join(folder, last.from))
  );
}

/** Undoes the changes of a transaction that has ended before the last of them. May be interrupted and repeated, too. */
function undo(siteDir: string, folder: string, changes: readonly Planned[]): void {
  const isList = ({ path: file }: Change) => file === VERSIONS_FILE;
  const ordered = [...changes.filter((change) => !isList(change)), ...changes.filter(isList)];
  for (const { path: file, existed } of ordered) {
    const at = path.join(siteDir, file);
    const old = path.join(folder, OLD, file);
    if (!existed) {
      fs.removeSync(at);
    } else if (isThere(old)) {
      if (isFolder(old)) {
        fs.removeSync(at);
      }
      fs.ensureDirSync(path.dirname(at));
      fs.renameSync(old, at);
    }
  }
}

/** Removes a transaction's folder. A process that has lost its parent may still write into it. */
export function endTransaction({ folder }: Pick<Transaction, 'folder'>): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/**
 * Undoes transactions whose processes have ended before they were complete.
 *
 * @returns What was undone: `the cut of 8.29.5`.
 * @throws Error if one of them is still running.
 */
export function undoInterrupted(siteDir: string): string[] {
  const generated = path.join(siteDir, GENERATED);
  const folders = fs.existsSync(generated)
    ? fs.readdirSync(generated).filter((name) => name.startsWith(PREFIX))
    : [];
  return folders.flatMap((name) => {
    const folder = path.join(generated, name);
    const journal = path.join(folder, JOURNAL);
    const {
      what = '',
      pid = 0,
      changes = [],
    } = fs.existsSync(journal) ? (fs.readJsonSync(journal) as Partial<Journal>) : {};
    if (pid > 0 && pid !== process.pid && isRunning(pid)) {
      throw new Error(
        `Process ${pid} is still at ${what}. Wait until it has ended, or end it. If that process is something else, delete ${path.relative(siteDir, folder)}.`,
      );
    }
    const isUndone = what !== '' && (changes.length === 0 || !isComplete(siteDir, folder, changes));
    if (isUndone) {
      undo(siteDir, folder, changes);
    }
    // First, so that a folder that is removed only in part doesn't count.
    fs.removeSync(journal);
    endTransaction({ folder });
    return isUndone ? [what] : [];
  });
}
