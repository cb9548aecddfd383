import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Compiler } from '@rspack/core';
import fs from 'fs-extra';

/** The modules that the development server compiles: those of pages that have been opened. */
export interface OpenPages {
  /** File with the names of the modules, from which the bundler learns them. */
  file: string;
  /** Follows a compiler, which then compiles what is opened. */
  attach: (compiler: Compiler) => void;
  /**
   * Has modules compiled.
   *
   * @returns A promise that settles when they are, with or without errors.
   */
  open: (names: readonly string[]) => Promise<void>;
}

/** How many modules a new session starts with: those of the last few pages, which are probably opened again. */
const KEPT = 12;

function readNames(file: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // There was no session before, or it was ended while it wrote.
    return [];
  }
}

/**
 * Starts with the pages that were looked at last: the bundler has them in its cache only as long as it compiles them.
 *
 * @param folder - Absolute path of the folder to keep names in.
 */
export function openPages(folder: string): OpenPages {
  const file = path.join(folder, 'opened.json');
  const recentFile = path.join(folder, 'recent.json');
  /** The newest last. */
  const recent = new Set(readNames(recentFile).slice(-KEPT));
  const opened = new Set(recent);
  let compiler: Compiler | undefined;
  /** Called when the compilation that starts next has ended. */
  let waiting: (() => void)[] = [];
  /** Called when the running compilation has ended. */
  let compiling: (() => void)[] = [];
  let ready = Promise.resolve();

  const write = () => {
    const text = JSON.stringify([...opened].sort());
    // A file that is written compiles what depends on it anew.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      fs.outputFileSync(file, text);
    }
  };
  write();

  return {
    file,

    attach(attached) {
      compiler = attached;
      compiler.hooks.watchRun.tap('portal-on-demand', () => {
        // One that was interrupted has not ended.
        compiling = [...compiling, ...waiting];
        waiting = [];
      });
      compiler.hooks.done.tap('portal-on-demand', () => {
        compiling.forEach((resolve) => resolve());
        compiling = [];
      });
    },

    open(names) {
      for (const name of names) {
        recent.delete(name);
        recent.add(name);
      }
      if (names.length > 0) {
        fs.outputFileSync(recentFile, JSON.stringify([...recent].slice(-KEPT)));
      }
      const added = names.filter((name) => !opened.has(name));
      if (added.length > 0) {
        added.forEach((name) => opened.add(name));
        write();
        ready = new Promise((resolve) => waiting.push(resolve));
        compiler?.watching?.invalidateWithChangesAndRemovals(new Set([file]), new Set());
      }
      return ready;
    },
  };
}
