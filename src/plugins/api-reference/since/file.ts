import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { findPackage } from '../../../core/versions/packages';
import type { DocsVersion } from '../../../core/versions';
import type { ApiListName, ApiSince } from '../types';

/** The first releases of a symbol and its parts, if they are later than the first release of the major version. */
export type SymbolSince = Readonly<
  { since?: ApiSince } & Partial<Record<ApiListName, Readonly<Record<string, ApiSince>>>>
>;

/** The first releases that `npm run docs:since` found in the published packages. */
export interface SinceFile {
  /** The newest packages that were read, with their versions. */
  packages: Readonly<Record<string, string>>;
  /** By id. */
  symbols: Readonly<Record<string, SymbolSince>>;
}

const parts = z.record(z.string(), z.string()).optional();

const schema = z.strictObject({
  packages: z.record(z.string(), z.string()),
  symbols: z.record(
    z.string(),
    z.strictObject({
      since: z.string().optional(),
      props: parts,
      slots: parts,
      classes: parts,
      parameters: parts,
      result: parts,
      members: parts,
    }),
  ),
});

/** Returns the path of a docs version's file. It is among the docs, so that a cut version keeps its own. */
export function sinceFilePath({ directory }: Pick<DocsVersion, 'directory'>): string {
  return path.join(directory, 'api/since.json');
}

/**
 * Returns the first releases that are known for a docs version. Returns none if the version has no file.
 *
 * @throws Error that names the file and the field if it is invalid.
 */
export function readSinceFile(version: Pick<DocsVersion, 'directory'>): SinceFile {
  const file = sinceFilePath(version);
  if (!existsSync(file)) {
    return { packages: {}, symbols: {} };
  }
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) {
    throw new Error(`${file} is invalid. Run "npm run docs:since".\n${z.prettifyError(error)}`);
  }
  // Without the fields that are undefined, which the schema allows.
  return JSON.parse(JSON.stringify(data)) as SinceFile;
}

/** Returns the first release of a symbol, or of a part of it, if the file has it. */
export function sinceIn(
  { symbols }: SinceFile,
  id: string,
  part?: { list: ApiListName; name: string },
): ApiSince | undefined {
  const symbol = symbols[id];
  const names = part ? symbol?.[part.list] : undefined;
  // `constructor` may be the name of a member.
  return part
    ? names && Object.hasOwn(names, part.name)
      ? names[part.name]
      : undefined
    : symbol?.since;
}

/**
 * Returns whether a docs version's file is of the packages that are installed for the version, or there is no file.
 */
export function isSinceFileCurrent(
  version: Pick<DocsVersion, 'directory' | 'packagesFrom'>,
): boolean {
  return Object.entries(readSinceFile(version).packages).every(
    ([name, read]) => findPackage(name, version.packagesFrom)?.version === read,
  );
}
