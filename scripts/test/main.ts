/*
 * `npm test`, once packages are installed (`scripts/test.mjs`): runs every check, or with `--changed` those that a
 * change can affect. The last line is "N passed, N failed" for all tests that ran. A check without tests (format, lint,
 * types, build …) counts as one test.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';

import { planFor, type Plan } from './affected';
import { checksFor, playwrightReport, type Check } from './checks';
import { runInLanes } from './lanes';
import { readChange, readProject } from './project';
import { timesPlaywright, type Count } from './reports';
import { shardOf, toShard, type Shard } from './shard';

const root = path.resolve(__dirname, '../..');
const results = path.join(root, 'test-results');

/** How many independent checks run at a time. */
const LANES = 2;
/** How many failures of a check the summary repeats. */
const SHOWN_FAILURES = 10;
/** How many browser test files the summary lists. */
const SLOWEST = 8;

interface Result extends Count {
  name: string;
  seconds: number;
}

/**
 * Runs a command.
 *
 * @param isAlone - Whether its output is printed immediately. Otherwise, it is shown once the command has ended.
 * @returns Its exit code, and its output if it was collected.
 */
function execute(
  [file = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  isAlone: boolean,
): Promise<{ status: number; output: Buffer }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    }
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve({ status: 1, output: Buffer.concat(output) });
    });
    child.on('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(output) }));
  });
}

async function run(check: Check, isAlone: boolean, before: readonly Result[]): Promise<Result> {
  const { name, command, count, needs, env = {} } = check;
  if (needs && before.some((result) => result.name === needs && result.failed > 0)) {
    console.log(`\n── ${name}: not run because ${needs} failed`);
    return { name, passed: 0, failed: 1, seconds: 0 };
  }
  if (isAlone) {
    console.log(`\n── ${name}`);
  }
  const start = Date.now();
  const { status, output } = await execute(command, env, isAlone);
  if (!isAlone) {
    console.log(`\n── ${name}`);
    process.stdout.write(output);
  }
  const counted = count?.() ?? { passed: 0, failed: 0 };
  // If a command fails although none of its tests failed, it still counts as failed.
  const whole = count && counted.passed + counted.failed > 0 ? 0 : 1;
  return {
    name,
    passed: counted.passed + (status === 0 ? whole : 0),
    failed: status === 0 ? counted.failed : Math.max(counted.failed, 1),
    flaky: counted.flaky ?? [],
    failures: counted.failures ?? [],
    seconds: Math.round((Date.now() - start) / 1000),
  };
}

function printPlan({ everything, changes }: Plan, base: string, skipped: readonly string[]): void {
  console.log(`\nCompared with ${base}:`);
  for (const [what, files] of changes) {
    const more = files.length > 5 ? `, and ${files.length - 5} more` : '';
    console.log(`  ${what}: ${files.slice(0, 5).join(', ')}${more}`);
  }
  if (changes.size === 0) {
    console.log('  nothing has changed');
  }
  if (everything !== undefined) {
    console.log(`\nEverything runs: ${everything}.`);
  }
  if (skipped.length > 0) {
    console.log('\nSkipped; `npm test` without --changed runs everything:');
    skipped.forEach((line) => console.log(`  ${line}`));
  }
}

/**
 * @param changed - Value of `--changed`. Empty for the merge base with main; `undefined` to run everything.
 * @param shard - The part to run. Default: everything.
 */
async function main(changed: string | undefined, shard: Shard | undefined): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const project = readProject(root);
  const change = changed === undefined ? undefined : readChange(root, changed || undefined);
  const plan = change && planFor(change.files, project);
  const checks = checksFor(
    {
      root,
      results,
      chromium: process.env.CHROME_PATH ?? '',
      cutVersions: project.cutVersions,
      memory: totalmem(),
    },
    plan,
  );
  const { independent, consecutive, skipped } = shard ? shardOf(checks, shard) : checks;
  if (plan && change) {
    printPlan(plan, change.base, skipped);
  }

  const summary: Result[] = [];
  await runInLanes(independent, LANES, async (next) => {
    summary.push(await run(next, false, summary));
  });
  for (const next of consecutive) {
    summary.push(await run(next, true, summary));
  }

  console.log('');
  for (const { name, passed, failed, seconds } of summary) {
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    );
  }
  const slowest = timesPlaywright(playwrightReport(results)).slice(0, SLOWEST);
  if (plan === undefined && slowest.length > 0) {
    console.log('\nSlowest browser tests, by file, including retries (two run at a time):');
    slowest.forEach(({ spec, tests, seconds }) =>
      console.log(`  ${seconds.toFixed(0).padStart(5)} s  ${spec} (${tests} tests)`),
    );
  }
  if (plan && skipped.length > 0) {
    console.log(`\nSkipped ${skipped.length}; see the list at the start.`);
  }
  const flaky = summary.flatMap((result) => result.flaky ?? []);
  if (flaky.length > 0) {
    console.log(`\n${flaky.length} flaky (passed on retry):`);
    flaky.forEach((name) => console.log(`  ${name}`));
  }
  // Last, because a CI system may show only the end of the output.
  for (const { name, failures = [] } of summary.filter(({ failed }) => failed > 0)) {
    console.log(`\nFailed in ${name}:`);
    failures.slice(0, SHOWN_FAILURES).forEach((failure) => console.log(`  ${failure}`));
    if (failures.length === 0) {
      console.log('  see its output above');
    } else if (failures.length > SHOWN_FAILURES) {
      console.log(`  and ${failures.length - SHOWN_FAILURES} more`);
    }
  }
  const total = (key: 'passed' | 'failed') => summary.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

/** Returns the value of an option: empty without a value, undefined if the option isn't there. */
const valueOf = (option: string) =>
  process.argv
    .slice(2)
    .map((argument) => new RegExp(`^--${option}(?:=(.*))?$`).exec(argument))
    .filter((match) => match !== null)
    .map(([, value = '']) => value)[0];

// `scripts/test.mjs` has checked the options.
main(valueOf('changed'), toShard(valueOf('shard') ?? '')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
