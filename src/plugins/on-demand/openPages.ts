import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Compiler } from '@rspack/core';
import fs from 'fs-extra';

/** The modules that the development server compiles: those of the pages that have been opened. */
export interface OpenPages {
  /** File with the names of the modules. The bundler reads them from it. */
  file: string;
  /** Attaches a compiler, which then compiles the opened modules. */
  attach: (compiler: Compiler) => void;
  /**
   * Compiles modules.
   *
   * @returns A promise that resolves when they are compiled, with or without errors.
   */
  open: (names: readonly string[]) => Promise<void>;
}

/**
 * Number of modules that the development server starts with. They belong to the last few pages, which are likely to be
 * opened again.
 */
const KEPT = 12;

function readNames(file: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    // The file doesn't exist yet, or the server stopped while it was writing it.
    return [];
  }
}

/**
 * Creates the list of open modules. It starts with the most recent modules, because the bundler's cache keeps only what
 * it compiles.
 *
 * @param folder - Absolute path of the folder that stores the names.
 */
export function openPages(folder: string): OpenPages {
  const file = path.join(folder, 'opened.json');
  const recentFile = path.join(folder, 'recent.json');
  /** From oldest to newest. */
  const recent = new Set(readNames(recentFile).slice(-KEPT));
  const opened = new Set(recent);
  let compiler: Compiler | undefined;
  /** Callbacks for the end of the next compilation. */
  let waiting: (() => void)[] = [];
  /** Callbacks for the end of the running compilation. */
  let compiling: (() => void)[] = [];
  let ready = Promise.resolve();

  const write = () => {
    const text = JSON.stringify([...opened].sort());
    // Writing a file makes the bundler compile everything that depends on it again.
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
        // An interrupted compilation hasn't ended, so its callbacks remain.
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
