import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { DocsVersion } from '../../core/versions';
import { readPage, type DocsPage, type PageProblem } from '../api-reference/check';
import { readFrontMatter } from '../page-checks/check';

import { nameChanges, unmentioned, type Unmentioned } from './changes';
import { compileSide, type DiffBlock, type SidePackage } from './diffs';
import { publicNames, type PublicName } from './names';
import { migrationsOf, type MigratedPackage } from './page';

/** What the check of a migration guide found. */
export interface MigrationResult {
  /** The page's file, relative to the site's folder. */
  page: string;
  /** The compared packages: `@mui/x-data-grid 6.20.4 → 7.29.13`. */
  compared: readonly string[];
  removed: number;
  retyped: number;
  /** Number of diffs, each of which is compiled on both sides. */
  diffs: number;
  /** Number of checks that succeeded: names and sides of diffs. */
  passed: number;
  problems: readonly PageProblem[];
}

const namesByFolder = new Map<string, readonly PublicName[]>();

/** Adds its public names to a package. They are read once per process. */
function withNames(one: MigratedPackage): SidePackage {
  const names = namesByFolder.get(one.folder) ?? publicNames(one.folder);
  namesByFolder.set(one.folder, names);
  return { ...one, names };
}

/** Files that aren't code for the packages. */
const isCode = (title: string | undefined) => title === undefined || /\.[jt]sx?$/.test(title);

/** Returns a page's diffs of code. */
function diffsOf({ fences }: DocsPage): DiffBlock[] {
  return fences
    .filter(
      ({ language, title, fragment }) =>
        language === 'diff' && isCode(title) && fragment === undefined,
    )
    .map(({ code, line }) => ({ code, line }));
}

function changeMessage({ kind, name, owners, types }: Unmentioned): string {
  const owned = owners.length > 0 ? ` of ${owners.slice(0, 4).join(', ')}` : '';
  const more = owners.length > 4 ? ` and ${owners.length - 4} others` : '';
  const how = types ? `has another type (${types.join(' → ')})` : 'was removed';
  return `The guide doesn't mention that the ${kind} \`${name}\`${owned}${more} ${how}.`;
}

/** Returns the folder from which code next to a package finds the others: that with `node_modules`. */
const lookupFolder = (folder: string) => folder.slice(0, folder.lastIndexOf('/node_modules/'));

/**
 * Checks that a migration guide mentions all names that were removed or changed their type, and that its diffs compile
 * before and after. Returns undefined if the page has no `migration` in its front matter.
 *
 * @param version - The docs version with the page.
 * @param file - Absolute path of the page.
 * @throws Error if the front matter is wrong, or a package has no types.
 */
export function checkMigration(version: DocsVersion, file: string): MigrationResult | undefined {
  const { siteDir } = version;
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  const text = readFileSync(file, 'utf8');
  const migrations = migrationsOf(readFrontMatter(text).frontMatter.migration, version, name);
  if (!migrations) {
    return undefined;
  }
  const page = readPage(name, text);
  const compared = migrations.map(({ older, newer, only }) => ({
    older: withNames(older),
    newer: withNames(newer),
    only,
  }));
  const changes = compared.flatMap(({ older, newer, only }) =>
    nameChanges(older.names, newer.names, only),
  );
  const code = [...page.fences.map((fence) => fence.code), ...page.inline.map((one) => one.text)];
  const missing = unmentioned(changes, code.join('\n'));

  const diffs = diffsOf(page);
  const older = compared.map((pair) => pair.older);
  const newer = compared.map((pair) => pair.newer);
  const [first] = migrations;
  const errors = first
    ? [
        ...compileSide(diffs, 'before', lookupFolder(first.older.folder), older, newer),
        ...compileSide(diffs, 'after', lookupFolder(first.newer.folder), newer, older),
      ]
    : [];
  const names = (kind: 'removed' | 'retyped') =>
    new Set(changes.flatMap((change) => (change.change === kind ? [change.name] : []))).size;
  const removed = names('removed');
  const retyped = names('retyped');
  const wrongSides = new Set(errors.map(({ line, side }) => `${side} ${line}`)).size;
  return {
    page: name,
    compared: migrations.map(
      ({ older: from, newer: to }) =>
        `${from.name} ${from.version} → ${to.name === from.name ? '' : `${to.name} `}${to.version}`,
    ),
    removed,
    retyped,
    diffs: diffs.length,
    passed: removed + retyped - missing.length + Math.max(0, diffs.length * 2 - wrongSides),
    problems: [
      ...missing.map((change) => ({
        file: name,
        line: 1,
        column: 1,
        message: changeMessage(change),
      })),
      ...errors.map(({ line, side, message }) => ({
        file: name,
        line,
        column: 1,
        message: `The code ${side} the change doesn't compile: ${message}`,
      })),
    ],
  };
}
