import type { Plan } from '../../../core/navigation';
import { distance } from '../../../core/validation/distance';
import type { ApiReference } from '../types';

import { apiPageText, type ApiPageFile } from './pageFiles';

/** How the existing files differ from the expected ones. Paths are relative to the docs' folder. */
export interface PageChanges {
  appeared: readonly string[];
  /** Removed files that are so similar to a new one that they were probably renamed. */
  renamed: readonly { from: string; to: string }[];
  removed: readonly string[];
  changed: readonly string[];
  /** Pages of a plan whose package isn't installed here: they are kept, but can't be built. */
  unlicensed: readonly { path: string; plan: Plan }[];
}

/** The existing file of a page. */
export interface ExistingPage {
  text: string;
  /** Plan in its front matter. */
  plan?: Plan;
}

/** Maximum share of a name's letters that may change for a page to count as renamed. */
const RENAMED_AT_MOST = 0.34;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/** Pairs removed files with new ones in the same folder and with a similar name, the most similar first. */
function findRenamed(
  gone: readonly string[],
  appeared: readonly string[],
): { from: string; to: string }[] {
  const pairs = gone
    .flatMap((from) =>
      appeared
        .filter((to) => folderOf(to) === folderOf(from))
        .map((to) => {
          const [a, b] = [nameOf(from), nameOf(to)];
          const part = distance(a, b, Infinity) / Math.max(a.length, b.length);
          return { from, to, part: a.endsWith(b) || b.endsWith(a) ? 0 : part };
        }),
    )
    .filter(({ part }) => part <= RENAMED_AT_MOST)
    .sort((a, b) => a.part - b.part);
  const taken = new Set<string>();
  return pairs.flatMap(({ from, to }) => {
    if (taken.has(from) || taken.has(to)) {
      return [];
    }
    taken.add(from).add(to);
    return [{ from, to }];
  });
}

/**
 * Compares the expected pages with the existing ones.
 *
 * @param expected - The expected pages.
 * @param existing - The existing files, by path relative to the docs' folder.
 * @param packages - The installed packages.
 */
export function comparePages(
  expected: readonly ApiPageFile[],
  existing: ReadonlyMap<string, ExistingPage>,
  packages: ApiReference['packages'],
): PageChanges {
  const installed = new Set(packages.map(({ plan }) => plan));
  const wanted = new Set(expected.map(({ path }) => path));
  const gone: string[] = [];
  const unlicensed: { path: string; plan: Plan }[] = [];
  for (const [path, { plan }] of existing) {
    if (!wanted.has(path)) {
      if (plan && !installed.has(plan)) {
        unlicensed.push({ path, plan });
      } else {
        gone.push(path);
      }
    }
  }
  const added = expected.map(({ path }) => path).filter((path) => !existing.has(path));
  const renamed = findRenamed(gone, added);
  const before = new Set(renamed.map(({ from }) => from));
  const after = new Set(renamed.map(({ to }) => to));
  return {
    appeared: added.filter((path) => !after.has(path)),
    renamed,
    removed: gone.filter((path) => !before.has(path)),
    changed: expected
      .filter(
        (page) => existing.has(page.path) && existing.get(page.path)?.text !== apiPageText(page),
      )
      .map(({ path }) => path),
    unlicensed,
  };
}

/** Maximum number of files that are listed per kind of change; a first run has hundreds. */
const NAMED = 20;

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) {
    return [];
  }
  const more = lines.length - NAMED;
  return [
    `${title}:`,
    ...lines.slice(0, NAMED).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** Describes the changes, one line each. Returns no lines if nothing changed. */
export function describeChanges(changes: PageChanges): string[] {
  const { appeared, renamed, removed, changed, unlicensed } = changes;
  return [
    ...section('New', appeared),
    ...section(
      'Renamed',
      renamed.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...section('Gone', removed),
    ...section('Changed', changed),
    ...section(
      'For packages that are not installed (install the packages of the plan, or delete the files)',
      unlicensed.map(({ path, plan }) => `${path} (${plan})`),
    ),
  ];
}
