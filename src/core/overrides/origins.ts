import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findPackage } from '../packages';

import type { Origin } from './types';

/** The repository, which the paths of the registry are relative to. */
export const ROOT = path.resolve(__dirname, '../../..');

/** Folder with the recorded text of each origin: what an upgrade is compared with, without a network. */
export const ORIGINS_DIR = path.join(__dirname, 'origins');

/** Name of an origin in messages: `@docusaurus/core/lib/client/docusaurus.js`. */
export const originName = ({ package: name, file }: Origin): string => `${name}/${file}`;

/**
 * Path of an origin in the installed package.
 *
 * @param from - Folder that imports the package. Default: the repository.
 * @returns Undefined where the package or the file doesn't exist.
 */
export function originPath({ package: name, file }: Origin, from = ROOT): string | undefined {
  const folder = findPackage(name, from)?.folder;
  const found = folder && path.join(folder, file);
  return found && existsSync(found) ? found : undefined;
}

/** File with the recorded text of an origin. `.txt`, so that no tool takes it for code of the repository. */
export const recordPath = (origin: Origin, originsDir = ORIGINS_DIR): string =>
  path.join(originsDir, origin.package, `${origin.file}.txt`);

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** How an installed origin differs from the registry. */
export interface OriginChange {
  origin: Origin;
  /** Version that is installed; undefined where the package isn't. */
  installed: string | undefined;
  /** What is wrong, in one sentence. */
  problem: string;
  /** Unified diff from the recorded text to the installed one. Empty where one of them doesn't exist. */
  diff: string;
}

/** A unified diff of two files, made by git, which the portal needs anyway. */
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
 * Compares an installed origin with the registry.
 *
 * @param origin - As it is in the registry.
 * @param options.from - Folder that imports the package. Default: the repository.
 * @param options.originsDir - Folder of recorded texts. Default: {@link ORIGINS_DIR}.
 * @returns Undefined where the file is the one that was reviewed and its text is recorded.
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
        : `${origin.package} ${installed} has no file "${origin.file}"; version ${origin.version} had it. Find out where its code went. Its text is in ${path.relative(ROOT, record)}.`,
    );
  }
  const isSame = sha256(readFileSync(file)) === origin.sha256;
  if (!existsSync(record)) {
    return change(`The text of ${originName(origin)} is not recorded.`);
  }
  if (isSame && sha256(readFileSync(record)) !== origin.sha256) {
    return change(
      `${path.relative(ROOT, record)} is not the text that the registry has the hash of.`,
    );
  }
  return isSame
    ? undefined
    : change(
        `${originName(origin)} has changed since ${origin.package} ${origin.version} was reviewed; ${installed} is installed.`,
        diffOf(record, file, originName(origin)),
      );
}

/**
 * Records an origin as it is installed now.
 *
 * @param originsDir - Folder of recorded texts. Default: {@link ORIGINS_DIR}.
 * @returns The origin for the registry.
 * @throws Error where the package or the file doesn't exist.
 */
export function recordOrigin(origin: Origin, originsDir = ORIGINS_DIR): Origin {
  const installed = findPackage(origin.package, ROOT);
  const file = originPath(origin);
  if (!installed || !file) {
    throw new Error(
      `${originName(origin)} can't be recorded: ${installed ? `${installed.name} ${installed.version} has no such file` : 'the package is not installed'}. Correct "package" and "file" in src/core/overrides/registry.ts.`,
    );
  }
  const content = readFileSync(file);
  const record = recordPath(origin, originsDir);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, content);
  return { ...origin, version: installed.version, sha256: sha256(content) };
}
