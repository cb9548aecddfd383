import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findPackage } from '../versions/packages';

import type { Origin } from './types';

/** Root of the repository. Paths in the registry are relative to it. */
export const ROOT = path.resolve(__dirname, '../../..');

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

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** How an installed origin differs from the reviewed one. */
export interface OriginChange {
  origin: Origin;
  /** Installed version, or undefined if the package isn't installed. */
  installed: string | undefined;
  /** What is wrong, in one sentence. */
  problem: string;
}

/**
 * Compares an installed origin with the hash of the reviewed one.
 *
 * @param from - Folder that imports the package. Default: the repository.
 * @returns Undefined if they are the same.
 */
export function compareOrigin(origin: Origin, from = ROOT): OriginChange | undefined {
  const installed = findPackage(origin.package, from)?.version;
  const file = originPath(origin, from);
  const name = originName(origin);
  const change = (problem: string): OriginChange => ({ origin, installed, problem });
  if (!file) {
    return change(
      installed === undefined
        ? `${origin.package} is not installed. Run "npm ci".`
        : `${origin.package} ${installed} has no file "${origin.file}", which version ${origin.version} had. Find out where its code went.`,
    );
  }
  if (!origin.hash) {
    return change(`${name} has not been reviewed.`);
  }
  return hashOf(file) === origin.hash
    ? undefined
    : change(
        `${name} has changed since ${origin.package} ${origin.version} was reviewed; ${installed} is installed.`,
      );
}

const downloads = new Map<string, string>();

/** Returns a folder with the files of a published package, which exists until the process ends. */
function download(name: string, version: string): string {
  const known = downloads.get(`${name}@${version}`);
  if (known !== undefined) {
    return known;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-originals-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const packed = spawnSync('npm', ['pack', '--silent', `${name}@${version}`], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!archive) {
    throw new Error(`npm can't download ${name} ${version}: ${packed.error ?? packed.stderr}`);
  }
  spawnSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: folder });
  downloads.set(`${name}@${version}`, folder);
  return folder;
}

/**
 * Returns the unified diff from the reviewed text of an origin to the installed one.
 *
 * @param options.from - Folder that imports the package. Default: the repository.
 * @param options.published - Folder with the files of the reviewed version. Default: npm downloads it.
 * @throws Error if the reviewed version can't be downloaded.
 */
export function diffOrigin(
  origin: Origin,
  { from = ROOT, published }: { from?: string; published?: string } = {},
): string {
  const reviewed = published ?? download(origin.package, origin.version);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-overrides-'));
  try {
    const name = originName(origin);
    for (const [side, file] of [
      ['reviewed', path.join(reviewed, origin.file)],
      ['installed', originPath(origin, from)],
    ] as const) {
      const copy = path.join(folder, side, name);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, file && existsSync(file) ? readFileSync(file) : '');
    }
    // Git is required anyway.
    const args = ['-c', 'core.autocrlf=false', 'diff', '--no-index', '--no-ext-diff', '--no-color'];
    const { stdout, stderr, error } = spawnSync(
      'git',
      [...args, '--no-prefix', `reviewed/${name}`, `installed/${name}`],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout || `No diff: ${error?.message ?? stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns an origin as it is installed, to record it in the registry as reviewed.
 *
 * @throws Error if the package or the file doesn't exist.
 */
export function installedOrigin(origin: Origin): Origin {
  const installed = findPackage(origin.package, ROOT);
  const file = originPath(origin);
  if (!installed || !file) {
    throw new Error(
      `${originName(origin)} can't be recorded: ${installed ? `${installed.name} ${installed.version} has no such file` : 'the package is not installed'}. Correct its "origins" in src/core/overrides/overrides.json.`,
    );
  }
  return { ...origin, version: installed.version, hash: hashOf(file) };
}
