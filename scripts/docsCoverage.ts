/*
 * `npm run docs:coverage [-- FILE]`: prints how many routes of the documented release have a page, by group, and those
 * that have none. FILE is a
 * release's navigation as JSON. Default: the navigation of the latest docs version, in src/core/navigation/releases.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { docIdOf, entryTitle, type NavigationEntry } from '../src/core/navigation';
import { latestVersion } from '../src/core/versions';
import { readDocIds } from '../src/core/navigation/docIds';

import { coverage } from './coverage';

const root = path.resolve(__dirname, '..');
const { name, directory } = latestVersion(root);
const file = path.resolve(
  process.argv[2] ?? path.join(root, `src/core/navigation/releases/${name}.json`),
);
if (!existsSync(file)) {
  console.error(
    `docs:coverage: ${file} doesn't exist. Pass the path of the navigation's JSON file.`,
  );
  process.exit(1);
}

const navigation = JSON.parse(readFileSync(file, 'utf8')) as NavigationEntry[];
const docIds = readDocIds(directory);
const groups = coverage(navigation, (pathname) => docIdOf(pathname, docIds) !== undefined);

const width = Math.max(...groups.map(({ entry }) => entryTitle(entry).length));
for (const { entry, present, total, missing } of groups) {
  const percent = Math.round((present / total) * 100);
  console.log(
    `${entryTitle(entry).padEnd(width)}  ${String(present).padStart(3)} of ${String(total).padStart(3)}  ${percent} %`,
  );
  missing.forEach((route) => console.log(`  no page: ${route}/`));
}
const sum = (pick: (group: (typeof groups)[number]) => number) =>
  groups.reduce((total, group) => total + pick(group), 0);
console.log(
  `\n${sum((group) => group.present)} of ${sum((group) => group.total)} routes have a page.`,
);
