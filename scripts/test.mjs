// `npm test`: installs what is missing, then runs every check. Ends with "N passed, N failed" over all tests that
// ran; a check without tests of its own (format, lint, types, build …) counts as one.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { checkNode, ensureChromium, ensurePackages, root } from './prerequisites.mjs';

checkNode();
ensurePackages();
const chromium = ensureChromium();

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const jestReport = path.join(results, 'jest.json');
const playwrightReport = path.join(results, 'playwright.json');
const docsReport = path.join(results, 'docs.json');
const searchReport = path.join(results, 'search.json');

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const cutVersions = readJson(path.join(root, 'versions.json')) ?? [];

const fromJest = () => {
  const report = readJson(jestReport);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }
  );
};
const fromDocs = () => readJson(docsReport);
const fromSearch = () => readJson(searchReport);
const fromPlaywright = () => {
  const stats = readJson(playwrightReport)?.stats;
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

/** Checks that need nothing of each other, the longest first. */
const independent = [
  {
    name: 'unit tests',
    command: [bin('jest'), '--json', `--outputFile=${jestReport}`],
    count: fromJest,
  },
  { name: 'lint', command: [bin('eslint'), '--max-warnings=0', '.'] },
  {
    name: 'docs',
    command: [bin('jiti'), 'scripts/docsCheck.ts', '--json', docsReport],
    count: fromDocs,
  },
  { name: 'types', command: [bin('tsc')] },
  // Each version that was cut has packages of its own.
  ...cutVersions.map((name) => ({
    name: `types of ${name}`,
    command: [bin('tsc'), '--noEmit', '-p', `versioned_docs/version-${name}`],
  })),
  { name: 'format', command: [bin('prettier'), '--check', '--log-level=warn', '.'] },
  { name: 'API pages', command: [bin('jiti'), 'scripts/docsApi.ts', '--check'] },
];

/** Checks that take the whole machine, in their order. */
const consecutive = [
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  {
    name: 'search',
    needs: 'build',
    command: [bin('jiti'), 'scripts/searchCheck.ts', '--json', searchReport],
    count: fromSearch,
  },
  {
    name: 'browser tests',
    needs: 'build',
    command: [bin('playwright'), 'test', '--config=e2e/playwright.config.ts'],
    count: fromPlaywright,
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  },
];

/**
 * Runs a command and gives its exit code.
 *
 * @param isAlone - Whether its output goes to the terminal at once; else it is shown when the command has ended.
 */
function execute([file, ...args], env, isAlone) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => output.push(chunk));
    }
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve({ status: 1, output });
    });
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

const summary = [];

async function check({ name, command, count, needs, env }, isAlone) {
  if (needs && summary.some((result) => result.name === needs && result.failed > 0)) {
    console.log(`\n── ${name}: not run, since ${needs} failed`);
    summary.push({ name, passed: 0, failed: 1, seconds: 0 });
    return;
  }
  if (isAlone) {
    console.log(`\n── ${name}`);
  }
  const start = Date.now();
  const { status, output } = await execute(command, env, isAlone);
  if (!isAlone) {
    console.log(`\n── ${name}`);
    process.stdout.write(Buffer.concat(output));
  }
  const counted = count?.() ?? { passed: 0, failed: 0 };
  // A command that fails without a failed test of its own has still failed.
  const whole = count && counted.passed + counted.failed > 0 ? 0 : 1;
  const passed = counted.passed + (status === 0 ? whole : 0);
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  summary.push({ name, passed, failed, seconds: Math.round((Date.now() - start) / 1000) });
}

/** Each takes one core: two at a time. */
const waiting = [...independent];
await Promise.all(
  [0, 1].map(async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await check(next, false);
    }
  }),
);
for (const next of consecutive) {
  await check(next, true);
}

console.log('');
for (const { name, passed, failed, seconds } of summary) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
const total = (key) => summary.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
