import { expect, test } from 'vitest';

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
 * Records the public source of a statement that no code can prove: licenses, plans, support, dates.
 *
 * @param sentence - As in {@link claim}.
 */
export function sourced(sentence: string, { url, checked }: Source): void {
  test(sentence, () => {
    expect(new URL(url).protocol, 'protocol of the source').toBe('https:');
    expect(checked, 'day of the check').toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Number.isNaN(Date.parse(checked)), `${checked} is not a date`).toBe(false);
  });
}
