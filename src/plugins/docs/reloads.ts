/** A change of a file, as named by chokidar. */
export type FileEvent = 'add' | 'addDir' | 'change' | 'unlink' | 'unlinkDir';

/** Options of {@link reloadQueue}. */
export interface ReloadQueueOptions {
  /** Returns a page's digest. Rejects if the page cannot be read. */
  digest: (file: string) => Promise<string>;
  /** Loads the docs again. */
  reload: () => void;
  /**
   * Returns whether a file is a page. Of all other files, only additions and removals are noticed, unless `isInput`
   * returns true for them.
   */
  isPage: (file: string) => boolean;
  /** Returns whether any change of a file affects the docs as a whole, such as that of a sidebar. */
  isInput: (file: string) => boolean;
  /** Milliseconds without another change before changes are processed. Default: 100. */
  delay?: number;
}

/** Decides which changes of files need the docs to be loaded again, and when. */
export interface ReloadQueue {
  /** Records a page's digest at the time the docs were loaded. */
  remember: (file: string, digest: string) => void;
  /** Records a change. */
  changed: (event: FileEvent, file: string) => void;
  /** Records whether the bundler is busy, because its update goes first. */
  setBusy: (isBusy: boolean) => void;
}

/**
 * Creates a queue of changes. Loading the docs blocks the main thread for a second or more, and Docusaurus does it for
 * each change of a page. Here that happens only if something was derived from what changed, and after the bundler has
 * sent what it can send without it.
 */
export function reloadQueue({
  digest,
  reload,
  isPage,
  isInput,
  delay = 100,
}: ReloadQueueOptions): ReloadQueue {
  const digests = new Map<string, string>();
  const changes = new Map<string, FileEvent>();
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;

  const needsReload = async ([file, event]: [string, FileEvent]): Promise<boolean> => {
    if (isInput(file)) {
      return true;
    }
    if (event !== 'change') {
      digests.delete(file);
      return event === 'add' || event === 'unlink';
    }
    if (!isPage(file)) {
      return false;
    }
    const before = digests.get(file);
    const after = await digest(file).catch(() => undefined);
    if (after === undefined) {
      digests.delete(file);
    } else {
      digests.set(file, after);
    }
    return after === undefined || before !== after;
  };

  const flush = async () => {
    timer = undefined;
    if (isBusy) {
      return;
    }
    const taken = [...changes];
    changes.clear();
    const answers = await Promise.all(taken.map(needsReload));
    if (answers.includes(true)) {
      reload();
    }
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  return {
    remember(file, known) {
      digests.set(file, known);
    },
    changed(event, file) {
      changes.set(file, changes.get(file) === 'unlink' && event === 'add' ? 'change' : event);
      schedule();
    },
    setBusy(busy) {
      isBusy = busy;
      if (!busy && changes.size > 0) {
        schedule();
      }
    },
  };
}
