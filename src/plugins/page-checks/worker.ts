/*
 * The checking process. The dev server starts it, tells it which files have changed, and shows the problems that it
 * finds. It is a separate process because type checking takes seconds the first time, and the dev server has to respond
 * in the meantime.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { createJiti } from 'jiti';

import { entries, type NavigationEntry } from '../../core/navigation';
import { docsFolders, isCut } from '../../core/versions';

import { PageChecks } from './checker';
import type { FromWorker, ToWorker, WorkerOptions } from './messages';
import { entriesProblems, ENTRIES_FILE, navigationOf, redirectsOf } from './navigation';

const ENTRIES = path.resolve(__dirname, '../../../navigation.ts');

/** The navigation as it was last saved without an error that prevents reading it, and the time of that file. */
let navigation: { list: readonly NavigationEntry[]; changed: number; error?: string } = {
  list: entries,
  changed: 0,
};

/** Returns the current navigation. */
function readEntries(): readonly NavigationEntry[] {
  const changed = statSync(ENTRIES).mtimeMs;
  if (changed !== navigation.changed) {
    try {
      const jiti = createJiti(__filename, { moduleCache: false });
      const { entries: list } = jiti(ENTRIES) as { entries: readonly NavigationEntry[] };
      navigation = { list, changed };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      navigation = { ...navigation, changed, error: message };
    }
  }
  return navigation.list;
}

const { siteDir, docsDir, versions, ...options } = JSON.parse(
  process.argv[2] ?? '{}',
) as WorkerOptions;

const checks = docsFolders(siteDir, docsDir)
  .filter(({ name }) => versions.includes(name))
  .map((version) => ({
    version,
    pages: new PageChecks({
      version,
      navigation: navigationOf(version, readEntries),
      ...(isCut(version) ? {} : { redirects: redirectsOf(siteDir) }),
      ...options,
    }),
  }));

const send = (message: FromWorker) => process.send?.(message);

const failed = (error: unknown) =>
  send({
    type: 'failed',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });

/** Reports what is wrong with the navigation: what the compiler says, or else its routes. */
function checkEntries(): void {
  const list = readEntries();
  const [first] = checks;
  const compiled = first?.pages.compile(ENTRIES) ?? [];
  const { error } = navigation;
  const problems =
    compiled.length > 0
      ? compiled
      : error === undefined
        ? entriesProblems(list, readFileSync(ENTRIES, 'utf8'))
        : [{ file: ENTRIES_FILE, line: 1, column: 1, message: error }];
  send({
    type: 'report',
    report: { page: ENTRIES_FILE, pathname: '', problems, isComplete: true },
  });
}

async function changed(files: readonly string[]): Promise<void> {
  if (files.includes(ENTRIES)) {
    checkEntries();
  }
  for (const { pages } of checks) {
    await pages.change(files, (report) => send({ type: 'report', report }));
  }
}

async function opened(pathname: string): Promise<void> {
  for (const { pages } of checks) {
    const page = pages.pageAt(pathname);
    if (page !== undefined) {
      await pages.warm(page);
    }
  }
}

/** The page that was opened last. Checks of edited files have priority. */
let toWarm: string | undefined;
/** Changed files that haven't been checked yet. */
let toCheck = new Set<string>();
let isBusy = false;

async function work(): Promise<void> {
  if (isBusy) {
    return;
  }
  isBusy = true;
  while (toCheck.size > 0 || toWarm !== undefined) {
    try {
      if (toCheck.size > 0) {
        const files = [...toCheck];
        toCheck = new Set();
        await changed(files);
      } else if (toWarm !== undefined) {
        const pathname = toWarm;
        toWarm = undefined;
        await opened(pathname);
      }
    } catch (error) {
      failed(error);
    }
  }
  isBusy = false;
}

process.on('message', (message: ToWorker) => {
  if (message.type === 'changed') {
    message.files.forEach((file) => toCheck.add(file));
  } else {
    toWarm = message.pathname;
  }
  void work();
});
// The dev server has exited.
process.on('disconnect', () => process.exit());
