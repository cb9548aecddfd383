import type { Plan } from '../../../core/navigation';
import type { ApiReference } from '../types';

import { distance } from './nearestNames';
import { apiPageText, type ApiPageFile } from './pageFiles';

/** How the files that are there differ from those that should be. Paths are below the docs' folder. */
export interface PageChanges {
  appeared: readonly string[];
  /** Gone, and so like one that is new that it will be the same under another name. */
  renamed: readonly { from: string; to: string }[];
  vanished: readonly string[];
  changed: readonly string[];
  /** Of a plan whose package is not installed here: they stay, and cannot be built. */
  unlicensed: readonly { path: string; plan: Plan }[];
}

/** A page's file that is there. */
export interface ExistingPage {
  text: string;
  /** Plan in its front matter. */
  plan?: Plan;
}

/** Part of a name's letters that may change while it is still taken for the same. */
const RENAMED_AT_MOST = 0.34;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/** Pairs what is gone with what is new in the same folder and nearly of the same name, the nearest first. */
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
          const part = distance(a, b) / Math.max(a.length, b.length);
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
 * Compares the pages that should be there with those that are.
 *
 * @param expected - What should be there.
 * @param existing - The files that are there, by path below the docs' folder.
 * @param packages - The packages that are installed.
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
    vanished: gone.filter((path) => !before.has(path)),
    changed: expected
      .filter(
        (page) => existing.has(page.path) && existing.get(page.path)?.text !== apiPageText(page),
      )
      .map(({ path }) => path),
    unlicensed,
  };
}

/** How many files of a kind are named; a first run has hundreds. */
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

/** The changes in words, a line each; none where there are none. */
export function describeChanges(changes: PageChanges): string[] {
  const { appeared, renamed, vanished, changed, unlicensed } = changes;
  return [
    ...section('New', appeared),
    ...section(
      'Renamed',
      renamed.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...section('Gone', vanished),
    ...section('Changed', changed),
    ...section(
      'Of packages that are not installed (install those of the plan, or delete the files)',
      unlicensed.map(({ path, plan }) => `${path} (${plan})`),
    ),
  ];
}
