/*
 * Makes changes in a repository, one after another, and prints which units each affects, as JSON. For `units.test.ts`:
 * Jest can't import the bundler. Standard input is `{ root, changes: [{ file: content or null }] }`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { keyOf, type Unit } from '../ledger';
import {
  browserTestUnits,
  claimsUnits,
  codeCheckUnit,
  codeUnits,
  formatUnits,
  migrationUnits,
  templateUnits,
  unitTestUnits,
  type Repository,
} from '../units';

interface Input {
  root: string;
  /** For each change, the new content of files by path. `null` removes a file. */
  changes: readonly Readonly<Record<string, string | null>>[];
}

const FINDERS: readonly ((repository: Repository) => Promise<Unit[]>)[] = [
  claimsUnits,
  templateUnits,
  codeUnits,
  migrationUnits,
  unitTestUnits,
  browserTestUnits,
  (repository) => Promise.resolve(formatUnits(repository)),
  (repository) => Promise.resolve(codeCheckUnit(repository, 'types')),
];

/** Returns the hashes of all units by kind and path. */
async function hashesOf(root: string): Promise<Map<string, string>> {
  const units = await Promise.all(
    FINDERS.map((find) =>
      find({ root, environment: 'node 20, chromium 153', ledger: new Map(), visits: root }),
    ),
  );
  return new Map(units.flat().map((unit) => [keyOf(unit).split('\t').join(' ').trim(), unit.hash]));
}

async function main(): Promise<void> {
  const { root, changes } = JSON.parse(readFileSync(0, 'utf8')) as Input;
  const before = await hashesOf(root);
  const affected: string[][] = [];
  for (const change of changes) {
    const originals = Object.keys(change).map((name) => {
      const file = path.join(root, name);
      return { file, content: existsSync(file) ? readFileSync(file) : undefined };
    });
    for (const [name, content] of Object.entries(change)) {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      if (content === null) {
        rmSync(file);
      } else {
        writeFileSync(file, content);
      }
    }
    const after = await hashesOf(root);
    affected.push([...after].filter(([key, hash]) => before.get(key) !== hash).map(([key]) => key));
    for (const { file, content } of originals) {
      if (content === undefined) {
        rmSync(file);
      } else {
        writeFileSync(file, content);
      }
    }
  }
  console.log(JSON.stringify({ units: [...before.keys()], affected }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
