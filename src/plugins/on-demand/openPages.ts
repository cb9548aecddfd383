import { existsSync, readFileSync } from 'node:fs';

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

/**
 * Starts with no page open.
 *
 * @param file - Absolute path of the file to keep the names in.
 */
export function openPages(file: string): OpenPages {
  const opened = new Set<string>();
  let compiler: Compiler | undefined;
  /** Called when the compilation that starts next has ended. */
  let waiting: (() => void)[] = [];
  /** Called when the running compilation has ended. */
  let compiling: (() => void)[] = [];
  let ready = Promise.resolve();

  const write = () => {
    const text = JSON.stringify([...opened].sort());
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
