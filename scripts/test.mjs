// `npm test`: installs what is missing, then runs every check. Ends with "N passed, N failed" over all tests that
// ran; a check without tests of its own (format, lint, types, build …) counts as one.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { checkNode, ensureChromium, ensurePackages, root, run } from './prerequisites.mjs';

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

const checks = [
  { name: 'format', command: [bin('prettier'), '--check', '--log-level=warn', '.'] },
  { name: 'lint', command: [bin('eslint'), '--max-warnings=0', '.'] },
  { name: 'types', command: [bin('tsc')] },
  { name: 'API pages', command: [bin('jiti'), 'scripts/docsApi.ts', '--check'] },
  {
    name: 'unit tests',
    command: [bin('jest'), '--json', `--outputFile=${jestReport}`],
    count: fromJest,
  },
  {
    name: 'docs',
    command: [bin('jiti'), 'scripts/docsCheck.ts', '--json', docsReport],
    count: fromDocs,
  },
  { name: 'build', command: [bin('docusaurus'), 'build'] },
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

const summary = checks.reduce((done, { name, command, count, needs, env }) => {
  if (needs && done.some((result) => result.name === needs && result.failed > 0)) {
    console.log(`\n── ${name}: not run, since ${needs} failed`);
    return [...done, { name, passed: 0, failed: 1, seconds: 0 }];
  }
  console.log(`\n── ${name}`);
  const start = Date.now();
  const [file, ...args] = command;
  const status = run(file, args, { env: { ...process.env, ...env } });
  const counted = count?.() ?? { passed: 0, failed: 0 };
  // A command that fails without a failed test of its own has still failed.
  const whole = count && counted.passed + counted.failed > 0 ? 0 : 1;
  const passed = counted.passed + (status === 0 ? whole : 0);
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  return [...done, { name, passed, failed, seconds: Math.round((Date.now() - start) / 1000) }];
}, []);

console.log('');
for (const { name, passed, failed, seconds } of summary) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
const total = (key) => summary.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
