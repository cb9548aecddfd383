import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findPackage } from '../versions/packages';

import type { Origin } from './types';

/** Root of the repository. Paths in the registry are relative to it. */
export const ROOT = path.resolve(__dirname, '../../..');

/** Folder with the recorded text of each origin, so that upgrades can be compared offline. */
export const ORIGINS_DIR = path.join(__dirname, 'origins');

/** Returns the name of an origin for messages: `@docusaurus/core/lib/client/docusaurus.js`. */
export const originName = ({ package: name, file }: Origin): string => `${name}/${file}`;

/**
 * Returns the path of an origin in the installed package, or undefined if the package or the file doesn't exist.
 *
 * @param from - Folder that imports the package. Default: the repository.
 */
export function originPath({ package: name, file }: Origin, from = ROOT): string | undefined {
  const folder = findPackage(name, from)?.folder;
  const found = folder && path.join(folder, file);
  return found && existsSync(found) ? found : undefined;
}

/** Returns the file with the recorded text of an origin. The extension `.txt` keeps tools from treating it as code. */
export const recordPath = (origin: Origin, originsDir = ORIGINS_DIR): string =>
  path.join(originsDir, origin.package, `${origin.file}.txt`);

/** How an installed origin differs from its reviewed text. */
export interface OriginChange {
  origin: Origin;
  /** Installed version, or undefined if the package isn't installed. */
  installed: string | undefined;
  /** What is wrong, in one sentence. */
  problem: string;
  /** Unified diff from the recorded text to the installed one. Empty if one of them doesn't exist. */
  diff: string;
}

/** Returns a unified diff of two files. Uses git, which the portal requires anyway. */
function diffOf(before: string, after: string, name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-overrides-'));
  try {
    for (const [side, file] of [
      ['recorded', before],
      ['installed', after],
    ] as const) {
      const copy = path.join(folder, side, name);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, readFileSync(file));
    }
    const { stdout, stderr, error } = spawnSync(
      'git',
      [
        '-c',
        'core.autocrlf=false',
        'diff',
        '--no-index',
        '--no-ext-diff',
        '--no-color',
        '--no-prefix',
        `recorded/${name}`,
        `installed/${name}`,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout || `No diff: ${error?.message ?? stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compares an installed origin with its reviewed text.
 *
 * @param options.from - Folder that imports the package. Default: the repository.
 * @param options.originsDir - Folder of recorded texts. Default: {@link ORIGINS_DIR}.
 * @returns Undefined if they are the same.
 */
export function compareOrigin(
  origin: Origin,
  { from = ROOT, originsDir = ORIGINS_DIR }: { from?: string; originsDir?: string } = {},
): OriginChange | undefined {
  const installed = findPackage(origin.package, from)?.version;
  const file = originPath(origin, from);
  const record = recordPath(origin, originsDir);
  const change = (problem: string, diff = ''): OriginChange => ({
    origin,
    installed,
    problem,
    diff,
  });
  if (!file) {
    return change(
      installed === undefined
        ? `${origin.package} is not installed. Run "npm ci".`
        : `${origin.package} ${installed} has no file "${origin.file}", which version ${origin.version} had. Find out where its code went. The reviewed text is in ${path.relative(ROOT, record)}.`,
    );
  }
  if (!existsSync(record)) {
    return change(`The original text of ${originName(origin)} is not recorded.`);
  }
  return readFileSync(file).equals(readFileSync(record))
    ? undefined
    : change(
        `${originName(origin)} has changed since ${origin.package} ${origin.version} was reviewed; ${installed} is installed.`,
        diffOf(record, file, originName(origin)),
      );
}

/**
 * Records the text of an origin as currently installed.
 *
 * @param originsDir - Folder of recorded texts. Default: {@link ORIGINS_DIR}.
 * @returns The origin for the registry.
 * @throws Error if the package or the file doesn't exist.
 */
export function recordOrigin(origin: Origin, originsDir = ORIGINS_DIR): Origin {
  const installed = findPackage(origin.package, ROOT);
  const file = originPath(origin);
  if (!installed || !file) {
    throw new Error(
      `${originName(origin)} can't be recorded: ${installed ? `${installed.name} ${installed.version} has no such file` : 'the package is not installed'}. Correct its "origins" in src/core/overrides/overrides.json.`,
    );
  }
  const record = recordPath(origin, originsDir);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, readFileSync(file));
  return { ...origin, version: installed.version };
}
