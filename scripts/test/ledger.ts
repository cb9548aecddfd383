/*
 * The ledger of what was verified: `ledger.tsv` in the folder of each docs version and in the repository's. A line is a
 * unit of work that has passed, with a hash of everything that it depends on. See the README in this folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a hash of a text or of bytes, short enough for a line in a table. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);

/** The name of a ledger, in the folder of a docs version or in the repository's. */
export const LEDGER = 'ledger.tsv';

/** Something that is verified as a whole, such as a file of claims, a page in the browser, or a test file. */
export interface Unit {
  /** What is verified, in one word: `claims`, `page`, `unit`. */
  kind: string;
  /** What it is, relative to its ledger: `react-charts/bars/bars.claims.tsx`. Unique among those of its kind. */
  name: string;
  /** Folder of its ledger, relative to the repository. Empty for the repository's own. */
  folder: string;
  /** Hash of everything that the result depends on. */
  hash: string;
  /** The beginning of `hash`, for what only this unit depends on. Default: no part of it is about this unit alone. */
  own?: string;
  /** Files that it depends on, relative to the repository, if they are known by name. */
  inputs?: readonly string[];
  /**
   * `if changed`: it is never in the sample. `in everything`: only a run of everything contains it. Default: it runs if
   * its inputs have changed, and in the sample.
   */
  runs?: 'if changed' | 'in everything';
  /** What its last run has visited in the build, which no reading of its code tells. */
  visits?: readonly string[];
  /** Returns the unit as its run has shown it, with what it has visited. Default: a run shows nothing new. */
  afterRun?: () => Unit;
}

/** A unit that has passed. */
export interface Entry extends Unit {
  /** The day on which it passed, such as `2026-11-28`. */
  day: string;
  /** What it ran in: `node 20, chromium 153`. */
  environment: string;
  /** How long it took. Tells how to split units among machines. */
  seconds: number;
}

/** Entries by {@link keyOf} their unit. */
export type Ledger = ReadonlyMap<string, Entry>;

/** Identifies a unit in all ledgers. */
export const keyOf = ({ folder, kind, name }: Omit<Unit, 'hash'>): string =>
  [folder, kind, name].join('\t');

/** Begins the hash of a unit that hasn't run since it got this hash. `environment` is the commit. */
const DEFERRED = 'deferred:';

/** Returns whether a unit was deferred. */
export const isDeferred = ({ hash }: Pick<Entry, 'hash'>): boolean => hash.startsWith(DEFERRED);

/**
 * Reads the ledger in a folder.
 *
 * @param siteDir - Folder of the repository.
 * @param folder - Folder of the ledger, relative to it.
 * @throws Error with the line if it can't be read, for example after a merge with conflicts.
 */
export function readLedger(siteDir: string, folder: string): Ledger {
  const file = path.join(siteDir, folder, LEDGER);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const entries = lines.flatMap((line, index): [string, Entry][] => {
    if (line === '') {
      return [];
    }
    const fields = line.split('\t');
    const [kind = '', name = '', hash = '', day = '', environment = '', time = '', list] = fields;
    if (
      fields.length < 6 ||
      fields.length > 7 ||
      !/^\d{4}-\d\d-\d\d$/.test(day) ||
      !/^\d+(?:\.\d)?$/.test(time)
    ) {
      throw new Error(
        `${path.join(folder, LEDGER)}:${index + 1} must have six columns (kind, unit, hash, day, environment, seconds), and a seventh if it has visits; found "${line}". Remove the line, and npm test verifies its unit again.`,
      );
    }
    const entry: Entry = {
      folder,
      kind,
      name,
      hash,
      day,
      environment,
      seconds: Number(time),
      ...(list === undefined ? {} : { visits: list.split(' ') }),
    };
    return [[keyOf(entry), entry]];
  });
  return new Map(entries);
}

/** Writes the ledger of a folder, sorted. */
export function writeLedger(siteDir: string, folder: string, ledger: Ledger): void {
  const file = path.join(siteDir, folder, LEDGER);
  if (ledger.size === 0 && !existsSync(file)) {
    return;
  }
  const lines = [...ledger.values()]
    .map(({ kind, name, hash, day, environment, seconds, visits = [] }) =>
      [
        ...[kind, name, hash, day, environment, seconds],
        ...(visits.length > 0 ? [visits.join(' ')] : []),
      ].join('\t'),
    )
    .sort();
  const text = `${lines.join('\n')}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    replaceFile(file, text);
  }
}

/** Writes a file that is whole at every moment, also if the run is interrupted. */
function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Why a unit runs. `sample`: it is recorded, and one of those that run again. */
export type Reason = 'new' | 'changed' | 'deferred' | 'sample' | 'everything';

/** A unit that runs. */
export interface Selected extends Unit {
  why: Reason;
}

/** Of the recorded units, one in this many runs again. */
const SAMPLE = 12;

/** Options of {@link selectUnits}. */
export interface SelectOptions {
  /** The commit that determines the sample, so that each commit verifies other units again. */
  commit: string;
  /** Whether all units run. */
  everything: boolean;
  /** Whether a sample of what is recorded runs again. Default: true. */
  hasSample?: boolean;
  /** Units of the sample that have passed at this commit before, by {@link keyOf}, with their hashes. */
  sampled: ReadonlyMap<string, string>;
}

/** Returns whether a recorded unit is in the sample of a commit. */
export const isSample = (unit: Unit, commit: string): boolean =>
  parseInt(hashOf(`${keyOf(unit)}\n${commit}`).slice(0, 8), 16) % SAMPLE === 0;

/** Returns the units that run: those that aren't recorded with their hash, and a sample of the others. */
export function selectUnits(
  units: readonly Unit[],
  ledger: Ledger,
  { commit, everything, hasSample = true, sampled }: SelectOptions,
): Selected[] {
  const reasonFor = (unit: Unit): Reason | undefined => {
    const hash = ledger.get(keyOf(unit))?.hash;
    if (everything) {
      return 'everything';
    }
    if (unit.runs === 'in everything') {
      return undefined;
    }
    const isLater = hash === DEFERRED + unit.hash;
    if (hash === unit.hash || isLater) {
      const reason = isLater ? 'deferred' : 'sample';
      const isDue = hasSample && unit.runs === undefined && sampled.get(keyOf(unit)) !== unit.hash;
      return isDue && isSample(unit, commit) ? reason : undefined;
    }
    return hash === undefined ? 'new' : 'changed';
  };
  return units.flatMap((unit) => {
    const why = reasonFor(unit);
    return why === undefined ? [] : [{ ...unit, why }];
  });
}

/** What of the sample has passed, and at which commit. */
interface SampleFile {
  commit: string;
  passed: Readonly<Record<string, string>>;
}

/**
 * Reads which units of a commit's sample have passed on this machine, so that they don't run again after each edit.
 *
 * @param file - A file of a cache. It may be missing or broken, or be about another commit.
 */
export function readSampled(file: string, commit: string): ReadonlyMap<string, string> {
  let content: SampleFile | undefined;
  try {
    content = JSON.parse(readFileSync(file, 'utf8')) as SampleFile;
  } catch {
    // There is none, or it can't be read. The sample runs again.
  }
  return new Map(content?.commit === commit ? Object.entries(content.passed) : []);
}

/** Adds units that have passed to what {@link readSampled} returns. */
export function writeSampled(file: string, commit: string, units: readonly Unit[]): void {
  const passed = new Map(readSampled(file, commit));
  units.forEach((unit) => passed.set(keyOf(unit), unit.hash));
  replaceFile(file, JSON.stringify({ commit, passed: Object.fromEntries(passed) }));
}

/** If a change affects more units than this, a check that can be deferred runs a part of them. */
const DEFER_ABOVE = 100;
const RUN_AT_LEAST = 60;

/**
 * Splits the units that a change affects into those that run now and those that are deferred, if there are many. Each
 * group has members that run. So do units that have changed themselves ({@link Unit.own}), unless these are many, too.
 *
 * @param groupOf - Returns what distinguishes a unit from others, such as its product, or `undefined` if it can't be
 *   deferred.
 * @param ledger - What was recorded or deferred before.
 */
export function deferMost(
  selected: readonly Selected[],
  groupOf: (unit: Unit) => string | undefined,
  commit: string,
  ledger: Ledger,
): { now: Selected[]; later: Selected[] } {
  const changed = selected.filter(
    (unit) => (unit.why === 'new' || unit.why === 'changed') && groupOf(unit) !== undefined,
  );
  if (changed.length <= DEFER_ABOVE) {
    return { now: [...selected], later: [] };
  }
  const changedThemselves = changed.filter((unit) => {
    const before = ledger.get(keyOf(unit))?.hash.replace(DEFERRED, '');
    return unit.own !== undefined && !before?.startsWith(unit.own);
  });
  const affected =
    changedThemselves.length > DEFER_ABOVE
      ? changed
      : changed.filter((unit) => !changedThemselves.includes(unit));
  const groups = new Map<string | undefined, Selected[]>();
  const orderOf = (unit: Unit) => hashOf(`${keyOf(unit)}\n${commit}`);
  for (const unit of [...affected].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))) {
    const group = groupOf(unit);
    groups.set(group, [...(groups.get(group) ?? []), unit]);
  }
  const share = RUN_AT_LEAST / affected.length;
  const chosen = new Set(
    [...groups.values()].flatMap((group) => group.slice(0, Math.ceil(group.length * share))),
  );
  return {
    now: selected.filter((unit) => !affected.includes(unit) || chosen.has(unit)),
    later: affected.filter((unit) => !chosen.has(unit)),
  };
}

/** How a unit's run went. `flaky`: it passed on a retry, which is never recorded. */
export interface Outcome {
  result: 'passed' | 'flaky' | 'failed';
  seconds: number;
}

/**
 * Returns a ledger with new results. An entry whose hash hasn't changed stays as it is, with its day. Entries of units
 * that no longer exist are removed.
 *
 * @param units - All units of a check, whether they have run or not.
 * @param outcomes - By the {@link keyOf} of the units that have run.
 * @param when - The day, and what they ran in.
 * @param deferred - Units that should have run, and the commit.
 */
export function record(
  ledger: Ledger,
  units: readonly Unit[],
  outcomes: ReadonlyMap<string, Outcome>,
  when: Pick<Entry, 'day' | 'environment'>,
  deferred: { units: readonly Unit[]; commit: string } = { units: [], commit: '' },
): Ledger {
  const kinds = new Set(units.map(({ kind }) => kind));
  const known = new Set(units.map(keyOf));
  const next = new Map([...ledger].filter(([key, { kind }]) => !kinds.has(kind) || known.has(key)));
  for (const planned of units) {
    const key = keyOf(planned);
    const outcome = outcomes.get(key);
    const unit = outcome?.result === 'passed' ? (planned.afterRun?.() ?? planned) : planned;
    if (outcome?.result === 'passed' && next.get(key)?.hash !== unit.hash) {
      next.set(key, { ...unit, ...when, seconds: Math.round(outcome.seconds * 10) / 10 });
    }
  }
  for (const unit of deferred.units) {
    const key = keyOf(unit);
    const entry = next.get(key);
    const hash = DEFERRED + unit.hash;
    if (entry?.hash !== hash) {
      const { seconds = 0 } = entry ?? {};
      next.set(key, {
        ...unit,
        hash,
        // Since when it has been deferred, also if it changes again.
        day: entry !== undefined && isDeferred(entry) ? entry.day : when.day,
        environment: deferred.commit,
        seconds,
      });
    }
  }
  return next;
}

/**
 * Returns a machine's part of units, so that all machines take about as long.
 *
 * @param part - The machine, from 1, and the number of machines.
 */
export function partOf<T extends Unit>(
  units: readonly T[],
  ledger: Ledger,
  { index, total }: { index: number; total: number },
): T[] {
  const loads = Array.from({ length: total }, () => 0);
  const own = new Set<T>();
  const durations = new Map(units.map((unit) => [unit, ledger.get(keyOf(unit))?.seconds ?? 1]));
  // The longest first, each to the machine that has the least to do.
  for (const [unit, seconds] of [...durations].sort(([, a], [, b]) => b - a)) {
    const machine = loads.indexOf(Math.min(...loads));
    loads[machine] = (loads[machine] ?? 0) + seconds;
    if (machine === index - 1) {
      own.add(unit);
    }
  }
  return units.filter((unit) => own.has(unit));
}
