/** A change of a file, as chokidar calls it. */
export type FileEvent = 'add' | 'addDir' | 'change' | 'unlink' | 'unlinkDir';

/** What {@link reloadQueue} needs. */
export interface ReloadQueueOptions {
  /** Gives a page's digest; rejects where the page cannot be read. */
  digest: (file: string) => Promise<string>;
  /** Loads the docs again. */
  reload: () => void;
  /** Whether a file is a page. All others are only noticed when they come and go, unless `isInput` holds for them. */
  isPage: (file: string) => boolean;
  /** Whether any change of a file concerns the docs as a whole, as of a sidebar. */
  isInput: (file: string) => boolean;
  /** Milliseconds without another change before changes are looked at. Default: 100. */
  delay?: number;
}

/** Decides which changes of files need the docs to be loaded again, and when. */
export interface ReloadQueue {
  /** Takes note of a page's digest at the time the docs were loaded. */
  remember: (file: string, digest: string) => void;
  /** Takes note of a change. */
  changed: (event: FileEvent, file: string) => void;
  /** Takes note of the bundler, whose update goes first. */
  setBusy: (isBusy: boolean) => void;
}

/**
 * A queue of changes. Loading the docs takes the main thread for a second or more, and Docusaurus does it for each change
 * of a page. Here that happens only when something was derived from what changed, and once the bundler has sent what it
 * can send without.
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
