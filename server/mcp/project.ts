import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { SCOPE } from '../../library';
import { DOCUMENTED_PACKAGES } from '../../src/core/versions/packages';
import { isRecord } from '../../src/core/validation/isRecord';

import { lockedVersions, type LockedVersions } from './lockfile';

/** The packages of the library that a project uses, as far as they belong to a documented one. */
export interface Project {
  /** The folder that has them, which may be above the working directory. */
  folder: string;
  /** Where the versions are from: `node_modules`, a lockfile, or `package.json`, which only has ranges. */
  source: string;
  versions: LockedVersions;
}

/** Files with versions, the most exact first. */
const FILES = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'package.json'];

const isDocumented = (name: string) =>
  DOCUMENTED_PACKAGES.some((candidate) => candidate === name.replace(/-(?:pro|premium)$/, ''));

const documented = (versions: LockedVersions): LockedVersions =>
  new Map([...versions].filter(([name]) => isDocumented(name)));

function installedIn(folder: string): LockedVersions {
  const scope = path.join(folder, 'node_modules', SCOPE);
  const names = existsSync(scope) ? readdirSync(scope) : [];
  return new Map(
    names
      .filter((name) => isDocumented(`${SCOPE}/${name}`))
      .flatMap((name): [string, string[]][] => {
        try {
          const manifest: unknown = JSON.parse(
            readFileSync(path.join(scope, name, 'package.json'), 'utf8'),
          );
          return isRecord(manifest) && typeof manifest.version === 'string'
            ? [[`${SCOPE}/${name}`, [manifest.version]]]
            : [];
        } catch {
          // An installation that was interrupted.
          return [];
        }
      }),
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns the packages of the library that a project uses: those that are installed, else those in its lockfile, else the
 * ranges in its `package.json`. Looks in the folder and in all above it. Undefined if there are none.
 */
export function findProject(folder: string): Project | undefined {
  const installed = documented(installedIn(folder));
  if (installed.size > 0) {
    return { folder, source: 'node_modules', versions: installed };
  }
  for (const source of FILES) {
    const versions = documented(lockedVersions(readText(path.join(folder, source))));
    if (versions.size > 0) {
      return { folder, source, versions };
    }
  }
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findProject(parent);
}
