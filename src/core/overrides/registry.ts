import json from './overrides.json';
import { registrySchema, type Origin, type Override } from './types';

/*
 * `overrides.json` lists everything in Docusaurus and other libraries that the portal replaces, changes, or whose
 * internals it depends on. `types.ts` describes its fields.
 *
 * To add an override, add an entry there, use it through `applyOverrides`, and run `npm run overrides -- --accept <name>`,
 * which records hashes of the origins and writes `src/theme/README.md`.
 */
const registry = registrySchema.parse(json);

/** Name of an entry: what owns it, and what it overrides. */
export type OverrideName = keyof typeof json.overrides;

/** The package's version and a hash of each origin at its last review. */
export const REVIEWED: Readonly<Record<string, string>> = registry.reviewed;

/** Returns an origin from its name in the registry. */
export function originOf(name: string): Origin {
  const [, id = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(name) ?? [];
  const [version = '', hash = ''] = REVIEWED[name]?.split(' ') ?? ['(none)'];
  return { package: id, version, file, hash };
}

const COMPONENT = /(?:^|\/)theme\/(.+?)(?:\/index)?\.tsx?$/;
const OWNER = /^(?:src\/theme|(?:src\/)?[\w-]+\/[\w-]+)/;

/** Returns an entry with what follows from its name and its replacement. */
function overrideOf(name: string, entry: (typeof registry.overrides)[string]): Override {
  const replacement = ('replacement' in entry && entry.replacement) || '';
  const owned = {
    origins: entry.origins.map(originOf),
    owner: OWNER.exec(replacement)?.[0] ?? `src/plugins/${name.split('/', 1)[0]}`,
  };
  return entry.kind === 'component'
    ? { ...entry, ...owned, component: COMPONENT.exec(replacement)?.[1] ?? '' }
    : { ...entry, ...owned };
}

/** All entries by name. */
export const OVERRIDES = Object.fromEntries(
  Object.entries(registry.overrides).map(([name, entry]) => [name, overrideOf(name, entry)]),
) as Readonly<Record<OverrideName, Override>>;

/** All entries with their names, in the order of the registry. */
export const overrideEntries = (): [OverrideName, Override][] =>
  Object.entries(OVERRIDES) as [OverrideName, Override][];
