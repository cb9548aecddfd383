import type { StageDeclaration } from './declaration';

/** Returns the name of a stage for errors. */
export const nameOf = ({ key, plugin }: StageDeclaration): string =>
  `"${key.name}" (plugin ${plugin})`;

/** Returns a path without its leading slash. The empty string means all files. */
const normalized = (area: string) => area.replace(/^\/+/, '');

/**
 * Whether a file or folder is within another. Both use the syntax of `StageReads.files`.
 *
 * @param inner - Such as `assets/search/manifest.json`.
 * @param outer - Such as `assets/`, or `*.md` for all files with an ending.
 */
export function isWithin(inner: string, outer: string): boolean {
  const [one, other] = [normalized(inner), normalized(outer)];
  return (
    one === other ||
    other === '' ||
    (other.endsWith('/') && one.startsWith(other)) ||
    (other.startsWith('*') && one.endsWith(other.slice(1)))
  );
}

/** Returns the files and folders where two lists overlap. */
const overlap = (ones: readonly string[], others: readonly string[]): string[] =>
  ones.flatMap((pattern) =>
    others.flatMap((other) =>
      isWithin(pattern, other) ? pattern : isWithin(other, pattern) ? other : [],
    ),
  );

/** Returns the files that a stage writes or removes. */
export const changedFiles = ({ changes = {} }: StageDeclaration): readonly string[] => [
  ...(changes.files ?? []),
  ...(changes.removes ?? []),
];

/** Reasons why a stage follows other stages, by the names of these. */
type Reasons = Map<string, string>;

/** Returns the stages that a declaration names, each with the reason why it has to come first. */
function namedBy(stage: StageDeclaration, known: ReadonlyMap<string, unknown>): Reasons {
  const { after = [], reads = {} } = stage;
  const optional = (reads.optionalResults ?? []).filter(({ name }) => known.has(name));
  const named: Reasons = new Map();
  for (const [field, keys, why] of [
    ['after', after, 'it is listed in "after"'],
    ['reads.results', [...(reads.results ?? []), ...optional], 'it reads its results'],
  ] as const) {
    for (const { name } of keys) {
      if (!known.has(name)) {
        throw new Error(
          `The stage ${nameOf(stage)} lists the stage "${name}" in "${field}", but the site has no such stage. ` +
            `Add the plugin that registers it, or correct the name. ` +
            `The site's stages are: ${[...known.keys()].sort().join(', ')}.`,
        );
      }
      if (!named.has(name)) {
        named.set(name, why);
      }
    }
  }
  return named;
}

/** Returns the names of all stages that come before one, directly or transitively. */
function allBefore(name: string, edges: ReadonlyMap<string, Reasons>): Set<string> {
  const found = new Set<string>();
  const waiting = [...(edges.get(name)?.keys() ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!found.has(next)) {
      found.add(next);
      waiting.push(...(edges.get(next)?.keys() ?? []));
    }
  }
  return found;
}

/** Returns what two stages both change, or undefined if there is nothing. */
function sharedChange(one: StageDeclaration, other: StageDeclaration): string | undefined {
  if (one.changes?.html && other.changes?.html) {
    return 'the HTML of the pages';
  }
  const [file] = overlap(changedFiles(one), changedFiles(other));
  return file === undefined ? undefined : file === '/' ? 'all files' : file;
}

/** Returns why a stage has to follow another that changes what it reads, or undefined if it doesn't have to. */
function readsChange(reader: StageDeclaration, writer: StageDeclaration): string | undefined {
  if (reader.reads?.html && writer.changes?.html) {
    return 'it reads the HTML of the pages, which the other stage changes';
  }
  const [file] = overlap(reader.reads?.files ?? [], changedFiles(writer));
  return file === undefined ? undefined : `it reads ${file}, which the other stage changes`;
}

/** Creates the error for a cycle of stages. */
function cycleError(
  cycle: readonly string[],
  byName: ReadonlyMap<string, StageDeclaration>,
  edges: ReadonlyMap<string, Reasons>,
): Error {
  const lines = cycle.map((name, index) => {
    const before = cycle[(index + 1) % cycle.length] ?? name;
    const [stage, other] = [byName.get(name), byName.get(before)];
    return stage && other
      ? `- ${nameOf(stage)} follows ${nameOf(other)}: ${edges.get(name)?.get(before)}.`
      : '';
  });
  return new Error(
    `These stages wait for each other:\n${lines.join('\n')}\n` +
      `Remove one of these declarations, or split one of the stages in two.`,
  );
}

/** A stage with its predecessors. */
export interface OrderedStage<S extends StageDeclaration> {
  stage: S;
  /** Names of the stages that have to run first. */
  follows: readonly string[];
}

/**
 * Sorts stages. A stage comes after the stages that it names (`after`, `reads.results`), and after stages that change
 * what it reads unless they name it themselves. Independent stages are sorted by name, so that the result doesn't
 * depend on the order of plugins.
 *
 * @param stages - In any order.
 * @throws Error if two stages have the same name, if a stage names one that doesn't exist, if two stages change the
 * same thing and no declaration says which comes first, or if stages wait for one another. The message names the stages
 * and says how to fix it.
 */
export function orderStages<S extends StageDeclaration>(stages: readonly S[]): OrderedStage<S>[] {
  const byName = new Map<string, S>();
  for (const stage of stages) {
    const same = byName.get(stage.key.name);
    if (same) {
      throw new Error(
        `Two stages are named "${stage.key.name}": one from the plugin ${same.plugin}, one from ${stage.plugin}. ` +
          `Rename one of them. If a plugin is listed twice, remove the duplicate.`,
      );
    }
    byName.set(stage.key.name, stage);
  }
  const names = [...byName.keys()].sort();
  const sorted = names.flatMap((name) => byName.get(name) ?? []);

  const edges = new Map(sorted.map((stage) => [stage.key.name, namedBy(stage, byName)] as const));
  const before = new Map(names.map((name) => [name, allBefore(name, edges)] as const));
  const isBefore = (one: S, other: S) => before.get(other.key.name)?.has(one.key.name) ?? false;

  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      const shared = sharedChange(one, other);
      if (shared !== undefined && !isBefore(one, other) && !isBefore(other, one)) {
        throw new Error(
          `The stages ${nameOf(one)} and ${nameOf(other)} both change ${shared}, and no order is declared. ` +
            `List one of them in the "after" of the other.`,
        );
      }
    }
  });
  for (const reader of sorted) {
    for (const writer of sorted) {
      const why = reader === writer ? undefined : readsChange(reader, writer);
      // If the writer names the reader, it runs later and changes what has already been read.
      if (why !== undefined && !isBefore(reader, writer)) {
        const reasons = edges.get(reader.key.name);
        if (reasons && !reasons.has(writer.key.name)) {
          reasons.set(writer.key.name, why);
        }
      }
    }
  }

  const ordered: OrderedStage<S>[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (stage: S) => {
    const { name } = stage.key;
    if (done.has(name)) {
      return;
    }
    if (path.includes(name)) {
      throw cycleError(path.slice(path.indexOf(name)), byName, edges);
    }
    path.push(name);
    const follows = [...(edges.get(name)?.keys() ?? [])].sort();
    follows.forEach((stage) => {
      const other = byName.get(stage);
      if (other) {
        visit(other);
      }
    });
    path.pop();
    done.add(name);
    ordered.push({ stage, follows });
  };
  sorted.forEach(visit);
  return ordered;
}
