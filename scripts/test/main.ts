/*
 * `npm test`, once packages are installed (`scripts/test.mjs`). The last line is "N passed, N failed" for all tests that
 * ran. A check without tests (format, lint, types, build …) counts as one test.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { cutVersionNames, docsFolders } from '../../src/core/versions';

import { checksOf, playwrightReport, visitsFolder, type Check } from './checks';
import {
  isDeferred,
  deferMost,
  keyOf,
  LEDGER,
  partOf,
  readLedger,
  readSampled,
  record,
  selectUnits,
  writeLedger,
  writeSampled,
  type Ledger,
  type Outcome,
  type Selected,
  type Unit,
} from './ledger';
import { runQueue } from './queue';
import { timesPlaywright, type Count } from './reports';
import { shardOf, toShard, type Shard } from './shard';
import type { Repository } from './units';

const root = path.resolve(__dirname, '../..');
const results = path.join(root, 'test-results');

/** How many cores are used. Playwright opens three pages and Vitest two, whatever the machine. */
const CORES = Math.min(2, availableParallelism());
/** After how many days a deferred unit fails a run of everything. */
const DEFERRED_DAYS = 7;
/** How many failures of a check the summary repeats. */
const SHOWN_FAILURES = 10;
/** How many browser test files the summary lists. */
const SLOWEST = 8;

interface Result extends Count {
  name: string;
  /** In seconds since the start of the run. */
  start: number;
  end: number;
  /** How many cores it used. */
  width: number;
  /** How much of it ran: `41 of 498 files of claims`. */
  note?: string;
}

/** A check, and the units of it that run. */
interface Planned {
  check: Check;
  units: readonly Unit[];
  selected: readonly Selected[];
  /** Units that a change affects, but that run another time, because there are too many. */
  later: readonly Selected[];
}

/** What a run does. */
interface Run {
  repository: Repository;
  /** Current commit, which determines the sample. */
  commit: string;
  /** Whether everything runs, whatever is recorded. */
  everything: boolean;
  /** Whether some of what is recorded runs again. */
  hasSample: boolean;
  shard: Shard | undefined;
}

const seconds = (since: number) => (Date.now() - since) / 1000;

/**
 * Runs a command, and returns its exit code and its output.
 *
 * @param log - File to follow the output in.
 */
function execute(
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  log: string,
): Promise<{ status: number; output: Buffer }> {
  return new Promise((resolve) => {
    writeFileSync(log, '');
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output.push(chunk);
        appendFileSync(log, chunk);
      });
    }
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve({ status: 1, output: Buffer.concat(output) });
    });
    child.on('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(output) }));
  });
}

/** Runs git in the repository. Returns its output, or an empty string if it fails. */
const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout?.trim() ?? '';

/** The folders with a ledger: the repository's, and that of each docs version. */
const folders = (): string[] => [
  '',
  ...docsFolders(root).map(({ directory }) => path.relative(root, directory)),
];

const readLedgers = (): Ledger =>
  new Map(folders().flatMap((folder) => [...readLedger(root, folder)]));

/** Which units of the sample have passed. */
const SAMPLED = path.join(root, '.cache/sample.json');

/** Where results are recorded. Runs in CI change nothing in the repository. */
const ledgersIn = process.env.CI ? path.join(results, 'ledgers') : root;

/**
 * Records what has passed, and what has been deferred.
 *
 * @param whole - Outcome of the command, for checks that don't report that of each unit.
 */
function recordUnits({ check, units, selected, later }: Planned, run: Run, whole: Outcome): void {
  const each = { ...whole, seconds: Math.round((whole.seconds * 10) / selected.length) / 10 };
  const outcomeOf = check.recorded?.outcomes?.() ?? (() => each);
  const outcomes = new Map(
    selected.flatMap((unit) => {
      const outcome = outcomeOf(unit);
      return outcome ? [[keyOf(unit), outcome] as const] : [];
    }),
  );
  writeSampled(
    SAMPLED,
    run.commit,
    selected
      .filter((unit) => outcomes.get(keyOf(unit))?.result === 'passed')
      // Its next hash depends on what it has visited now.
      .map((unit) => unit.afterRun?.() ?? unit),
  );
  const ledger = record(
    // Another check may have recorded its units in the meantime.
    readLedgers(),
    units,
    outcomes,
    { day: new Date().toISOString().slice(0, 10), environment: run.repository.environment },
    { units: later, commit: run.commit.slice(0, 9) },
  );
  for (const folder of folders()) {
    writeLedger(
      ledgersIn,
      folder,
      new Map([...ledger].filter(([, entry]) => entry.folder === folder)),
    );
  }
}

/** Describes units that fail although nothing that they depend on has changed since they were recorded. */
function describeFalse({ check, selected }: Planned): string[] {
  const outcomeOf = check.recorded?.outcomes?.();
  const ledger = readLedgers();
  return selected.flatMap((unit) => {
    const entry = ledger.get(keyOf(unit));
    if (outcomeOf?.(unit)?.result !== 'failed' || entry?.hash !== unit.hash) {
      return [];
    }
    const file = path.posix.join(unit.folder, LEDGER);
    const [commit] = git('log', '--format=%h', `-S${entry.hash}`, '--', file).split('\n');
    const changed = commit ? git('diff', '--name-only', commit).split('\n').filter(Boolean) : [];
    return [
      `${file}: ${unit.kind} ${unit.name} was recorded on ${entry.day} with the same inputs, and fails now. Changed since ${commit || 'then'}: ${changed.slice(0, 30).join(', ') || 'nothing'}`,
    ];
  });
}

/** Finds the units of a check, and those that run. */
async function plan(
  check: Check,
  { repository, commit, everything, hasSample, shard }: Run,
): Promise<Planned> {
  const { recorded } = check;
  const units = (await recorded?.find(repository)) ?? [];
  const ledger = readLedgers();
  const sampled = readSampled(SAMPLED, commit);
  const all = selectUnits(units, ledger, { commit, everything, hasSample, sampled });
  const { now, later } = deferMost(all, (unit) => recorded?.groupOf?.(unit), commit, ledger);
  return { check, units, selected: shard ? partOf(now, ledger, shard) : now, later };
}

/** Runs the units of a check that have to run, and records them. */
async function runCheck(planned: Planned, run: Run, start: number): Promise<Omit<Result, 'width'>> {
  const { check, units, selected, later } = planned;
  const { name, command, count, env = {}, recorded } = check;
  const began = seconds(start);
  const only = recorded && selected.length > 0 ? recorded.only(selected) : undefined;
  const notes = recorded && {
    note: `${selected.length} of ${units.length} ${recorded.what}${later.length > 0 ? `, ${later.length} deferred` : ''}`,
  };
  if (recorded && !only) {
    return { name, passed: 0, failed: 0, start: began, end: began, ...notes };
  }
  const log = path.join(results, `${name.replaceAll(' ', '-')}.log`);
  console.log(`▸ ${[name, notes?.note].filter(Boolean).join(': ')} (${path.relative(root, log)})`);
  const { status, output } = await execute(
    [...command, ...(only?.args ?? [])],
    { ...env, ...only?.env },
    log,
  );
  if (status !== 0) {
    console.log(`\n── ${name}`);
    // Jest repeats the paths of all files that it was given in one line.
    console.log(output.toString().replace(/^.{2000}.*$/gm, (line) => `${line.slice(0, 2000)} …`));
  }
  const counted = count?.() ?? { passed: 0, failed: 0 };
  // If a command fails although none of its tests failed, it still counts as failed.
  const whole = count && counted.passed + counted.failed > 0 ? 0 : 1;
  const falseEntries = describeFalse(planned);
  if (recorded) {
    recordUnits(planned, run, {
      result: status === 0 ? 'passed' : 'failed',
      seconds: seconds(start) - began,
    });
  }
  return {
    name,
    passed: counted.passed + (status === 0 ? whole : 0),
    failed: status === 0 ? counted.failed : Math.max(counted.failed, 1),
    flaky: counted.flaky ?? [],
    failures: [...(counted.failures ?? []), ...falseEntries],
    start: began,
    end: seconds(start),
    ...notes,
  };
}

/** Prints which units would run, and why. */
async function list(checks: readonly Check[], run: Run): Promise<void> {
  for (const check of checks) {
    if (!check.recorded) {
      console.log(`${check.name}: always`);
      continue;
    }
    if (check.needs !== undefined && !existsSync(path.join(root, 'build/sitemap.xml'))) {
      console.log(`${check.name}: not known without a build; run npm run build first`);
      continue;
    }
    const { units, selected, later } = await plan(check, run);
    console.log(`${check.name}: ${selected.length} of ${units.length} ${check.recorded.what}`);
    for (const { why, kind, folder, name } of selected) {
      console.log(`  ${why}\t${kind}\t${folder}\t${name}`);
    }
    later.forEach(({ kind, folder, name }) => console.log(`  later\t${kind}\t${folder}\t${name}`));
  }
}

/** Prints when each check ran, and how long cores had nothing to do. */
function printTimeline(summary: readonly Result[], end: number): void {
  console.log('\nSeconds since the start of the checks:');
  const width = Math.max(...summary.map(({ name }) => name.length));
  for (const { name, start, end: ended } of [...summary].sort((a, b) => a.start - b.start)) {
    const times = [start, ended].map((time) => time.toFixed(0).padStart(5)).join(' –');
    console.log(`  ${name.padEnd(width)} ${times}`);
  }
  const marks = [0, ...summary.flatMap(({ start, end: ended }) => [start, ended]), end].sort(
    (a, b) => a - b,
  );
  let idle = 0;
  marks.forEach((mark, index) => {
    const next = marks[index + 1] ?? mark;
    const busy = summary
      .filter(({ start, end: ended }) => start <= mark && ended >= next)
      .reduce((sum, { width: cores }) => sum + cores, 0);
    idle += (next - mark) * Math.max(0, CORES - busy);
  });
  console.log(
    `  Idle: ${idle.toFixed(0)} of ${(CORES * end).toFixed(0)} seconds of ${CORES} cores`,
  );
}

function printSummary(summary: readonly Result[], shownFailures: number): void {
  console.log('');
  for (const { name, passed, failed, start, end, note } of summary) {
    const time = `${(end - start).toFixed(0)} s`;
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${[time, note].filter(Boolean).join('; ')})`,
    );
  }
  const slowest = timesPlaywright(playwrightReport(results)).slice(0, SLOWEST);
  if (slowest.length > 0) {
    console.log('\nSlowest browser tests, by file, including retries (three run at a time):');
    slowest.forEach(({ spec, tests, seconds: time }) =>
      console.log(`  ${time.toFixed(0).padStart(5)} s  ${spec} (${tests} tests)`),
    );
  }
  const flaky = summary.flatMap((result) => result.flaky ?? []);
  if (flaky.length > 0) {
    console.log(`\n${flaky.length} flaky (passed on retry):`);
    flaky.forEach((name) => console.log(`  ${name}`));
  }
  // Last, because a CI system may show only the end of the output.
  for (const { name, failures = [] } of summary.filter(({ failed }) => failed > 0)) {
    console.log(`\nFailed in ${name}:`);
    failures.slice(0, shownFailures).forEach((failure) => console.log(`  ${failure}`));
    if (failures.length === 0) {
      console.log('  see its output above');
    } else if (failures.length > shownFailures) {
      console.log(`  and ${failures.length - shownFailures} more`);
    }
  }
}

/** Units that were deferred too long ago, for a run of everything. */
function overdue(): string[] {
  const limit = Date.now() - DEFERRED_DAYS * 24 * 60 * 60 * 1000;
  return [...readLedgers().values()]
    .filter((entry) => isDeferred(entry) && Date.parse(entry.day) < limit)
    .map(
      ({ kind, name, day, environment }) => `${kind} ${name}: deferred on ${day} at ${environment}`,
    );
}

/** Returns what tests run in. A result of another major version of Node, or of another browser, doesn't count. */
function environmentOf(chromium: string): string {
  const { stdout } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
  const [browser = 'none'] = /\d+/.exec(stdout ?? '') ?? [];
  return `node ${process.versions.node.split('.')[0] ?? ''}, chromium ${browser}`;
}

/**
 * Runs checks, on as many cores as there are.
 *
 * @param start - When the run started.
 */
async function runChecks(checks: readonly Check[], run: Run, start: number): Promise<Result[]> {
  const summary: Result[] = [];
  const hasFailed = (name: string | undefined) =>
    summary.some((result) => result.name === name && result.failed > 0);
  // What a check needs to be planned is known once the build has ended, so its width is an estimate until then.
  const planned = new Map<Check, Planned>();
  const widthOf = (check: Check): number => {
    const { selected = [] } = planned.get(check) ?? {};
    const { wideFrom = Infinity } = check.recorded ?? {};
    return selected.length >= wideFrom ? CORES : 1;
  };
  const runOne = async (check: Check) => {
    if (hasFailed(check.needs)) {
      console.log(`\n── ${check.name}: not run because ${check.needs} failed`);
      const now = seconds(start);
      summary.push({ name: check.name, passed: 0, failed: 1, start: now, end: now, width: 0 });
      return;
    }
    const found = planned.get(check) ?? (await plan(check, run));
    planned.set(check, found);
    summary.push({ ...(await runCheck(found, run, start)), width: widthOf(check) });
  };
  // The build starts before the units of others are looked up.
  const [first, ...rest] = checks;
  const build = first && runOne(first);
  for (const check of rest.filter(({ needs }) => needs === undefined)) {
    planned.set(check, await plan(check, run));
  }
  await runQueue(
    [
      ...(first ? [{ name: first.name, width: 1, run: () => build ?? Promise.resolve() }] : []),
      ...rest.map((check) => ({
        name: check.name,
        ...(check.needs === undefined ? {} : { needs: check.needs }),
        width:
          check.needs !== undefined && check.recorded?.wideFrom !== undefined
            ? CORES
            : widthOf(check),
        run: () => runOne(check),
      })),
    ],
    CORES,
    (task) => task.run(),
  );
  return summary;
}

async function main(): Promise<void> {
  // `scripts/test.mjs` has checked the options.
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      shard: { type: 'string', default: '' },
      only: { type: 'string' },
      'without-sample': { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',');
  const chromium = process.env.CHROME_PATH ?? '';
  const shard = toShard(values.shard);
  const run: Run = {
    repository: {
      root,
      environment: environmentOf(chromium),
      ledger: readLedgers(),
      visits: visitsFolder(results),
    },
    commit: git('rev-parse', 'HEAD'),
    everything: values.all,
    hasSample: !values['without-sample'],
    shard,
  };
  const all = checksOf({ root, results, chromium, cutVersions: cutVersionNames(root) });
  const unknown = only?.find((name) => !all.some((check) => check.name === name));
  if (unknown !== undefined) {
    const names = all.map(({ name }) => name).join(', ');
    throw new Error(`--only must be one or more of ${names}; found "${unknown}".`);
  }
  const wanted = all.filter(({ name }) => !only || only.includes(name));
  const checks = shard ? shardOf(wanted, shard) : wanted;
  if (values.list) {
    await list(checks, run);
    return;
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const start = Date.now();
  const summary = await runChecks(checks, run, start);

  const late = values.all ? overdue() : [];
  if (late.length > 0) {
    const end = seconds(start);
    summary.push({
      name: 'deferred units',
      passed: 0,
      failed: late.length,
      failures: late,
      start: end,
      end,
      width: 0,
    });
  }
  printTimeline(summary, seconds(start));
  // Whoever runs only one check wants to see all that it has found.
  printSummary(summary, only ? Infinity : SHOWN_FAILURES);
  const total = (key: 'passed' | 'failed') => summary.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
