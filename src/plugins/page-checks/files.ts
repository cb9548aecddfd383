import fs from 'node:fs';
import path from 'node:path';

/**
 * The checks' access to the disk. A recording implementation notes each access, so that a check can run again when the
 * result changes.
 */
export interface Files {
  /** Returns the text of a file, or undefined if there is no such file. */
  read: (file: string) => string | undefined;
  /** Whether there is a file or folder at the path. */
  exists: (file: string) => boolean;
  /** Returns the names of a folder's entries, or an empty list if there is no such folder. */
  list: (folder: string) => readonly string[];
}

/** The real file system. */
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

/** Files that record every access. */
export interface NotingFiles extends Files {
  /** Starts a new record and returns it: the absolute paths of everything that is accessed from now on. */
  note: () => ReadonlySet<string>;
}

/** Records every access to `files`. */
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
