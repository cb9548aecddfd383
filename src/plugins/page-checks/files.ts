import fs from 'node:fs';
import path from 'node:path';

/** What checks read from the disk. Each question is noted, so that a change of the answer can be followed. */
export interface Files {
  /** The text of a file; undefined where there is no such file. */
  read: (file: string) => string | undefined;
  /** Whether there is a file or a folder. */
  exists: (file: string) => boolean;
  /** Names of what is in a folder; none where there is no such folder. */
  list: (folder: string) => readonly string[];
}

/** The disk. */
export const diskFiles: Files = {
  read: (file) => {
    try {
      return fs.readFileSync(file, 'utf8');
    } catch {
      return undefined;
    }
  },
  exists: (file) => fs.existsSync(file),
  list: (folder) => {
    try {
      return fs.readdirSync(folder).sort();
    } catch {
      return [];
    }
  },
};

/** Files that note what was asked for. */
export interface NotingFiles extends Files {
  /** Starts a new note, and returns it: absolute paths of all that is asked for from now on. */
  note: () => ReadonlySet<string>;
}

/** Notes what is asked of `files`. */
export function notingFiles(files: Files): NotingFiles {
  let asked = new Set<string>();
  const noted = (file: string) => {
    asked.add(path.normalize(file));
    return file;
  };
  return {
    read: (file) => files.read(noted(file)),
    exists: (file) => files.exists(noted(file)),
    list: (folder) => files.list(noted(folder)),
    note: () => (asked = new Set()),
  };
}
