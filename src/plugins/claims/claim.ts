import { test } from 'vitest';

/** A public source of a statement that no code can prove, such as a price or a date. */
export interface Source {
  /** Address of the page that says so. */
  url: string;
  /** Day on which somebody read it there, such as `2026-11-23`. */
  checked: string;
}

/**
 * Proves a statement of the page by running it, in the environment of the file (see the plugin's README).
 *
 * @param sentence - One or more whole sentences of the page, a list item or a table row, verbatim. Markdown is allowed
 *   but ignored. Cells of a table row are separated by `|`. The check of pages fails if the page doesn't contain it.
 * @param prove - Throws or rejects if the statement is false for the version's packages.
 */
export function claim(sentence: string, prove: () => void | Promise<void>): void {
  test(sentence, async () => {
    await prove();
  });
}

/**
 * Records the public source of a statement that no code can prove: licenses, plans, support, dates. This is data, not a
 * test: the check of pages reads it from the file, so both arguments must be constants of the file.
 *
 * @param _sentence - As in {@link claim}.
 */
export function sourced(_sentence: string, _source: Source): void {}
