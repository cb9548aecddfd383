/*
 * `npm run test:node [-- 22 24.21.0 …]`: checks whether the portal works with other Node versions. For each version
 * (default: the newest release of every supported major), it clones the last commit, installs packages, runs unit tests
 * and tsc, builds a small site, and requests a page from `npm run serve` and `npm start`. Node is downloaded from npm,
 * and npm is the one on this machine. `--whole` builds the whole portal instead of a small site, and also installs and
 * runs the package for agents.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { URL } from 'node:url';
import { parseArgs } from 'node:util';

import { lowestVersions } from './nodeVersions.mjs';
import { root } from './prerequisites.mjs';

/** Docs of the small site. It has several demos, and no links to pages that do not exist in it. */
const FIXTURE = 'e2e/fixtures/stylings';

const work = path.join(os.tmpdir(), 'portal-node');
/** Outside the results of `npm test`, which removes them when it starts. */
const logs = path.join(work, 'logs');

/** Lines of output that a new version of Node or npm may add. */
const WARNING =
  /DeprecationWarning|ExperimentalWarning|EBADENGINE|\[DEP\d+\]|npm warn (?!Unknown user config)/;

/** How long a server may take to respond, in milliseconds. */
const TIMEOUT_MS = 300_000;

const { values, positionals } = (() => {
  try {
    return parseArgs({ options: { whole: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    console.error(`${error.message}\nUsage: npm run test:node -- [--whole] [22 24.21.0 …]`);
    process.exit(2);
  }
})();

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const wanted =
  positionals.length > 0 ? positionals : lowestVersions(engines.node).map(([major]) => `${major}`);

/** The environment without the variables that `npm run` adds for this package. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)|^(INIT_CWD|NODE)$/.test(name)),
);

/**
 * Runs a command and writes its output to a log.
 *
 * @returns Its exit code and its output.
 */
function execute([file, ...args], { cwd, env, log }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += String(error)));
    child.on('close', (status) => {
      writeFileSync(log, output);
      resolve({ status: status ?? 1, output });
    });
  });
}

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a server and waits until it responds with a page of the portal. */
async function answers(command, pathname, { cwd, env, log }) {
  const port = await freePort();
  const [file, ...args] = command;
  // A process group of its own, so that the processes that npm starts can be ended with it.
  const child = spawn(file, args, {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let hasEnded = false;
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.on('close', () => (hasEnded = true));
  const address = `http://localhost:${port}${pathname}`;
  let status = 1;
  for (const end = Date.now() + TIMEOUT_MS; status !== 0 && !hasEnded && Date.now() < end;) {
    try {
      const response = await globalThis.fetch(address);
      const html = await response.text();
      status = response.ok && /id="?__docusaurus/.test(html) ? 0 : 1;
    } catch {
      // Not listening yet.
    }
    await wait(status === 0 ? 0 : 500);
  }
  if (!hasEnded) {
    const ended = new Promise((resolve) => child.on('close', resolve));
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  output += `\n${status === 0 ? 'answered' : 'did not respond'}: ${address}\n`;
  writeFileSync(log, output);
  return { status, output };
}

/** Downloads a Node version from npm. Returns the folder of its binaries. */
async function download(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = path.join(work, `binary-${version}`);
  const binary = path.join(folder, `node_modules/${name}/bin`);
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const log = path.join(folder, 'install.log');
    const { status, output } = await execute(
      ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
      { cwd: folder, env: inherited, log },
    );
    if (status !== 0) {
      throw new Error(`npm has no ${name}@${version}:\n${output}`);
    }
  }
  return binary;
}

const bin = (name) => `node_modules/${name}`;

async function testVersion(wantedVersion) {
  const binaries = await download(wantedVersion);
  const env = {
    ...inherited,
    PATH: `${binaries}${path.delimiter}${process.env.PATH}`,
    FORCE_COLOR: '0',
    FEEDBACK_DATABASE_URL: 'file::memory:',
    DOCS_FOLDER: FIXTURE,
  };
  const folder = path.join(logs, wantedVersion);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const clone = path.join(work, `clone-${wantedVersion}`);
  rmSync(clone, { recursive: true, force: true });
  const at = (name, cwd = clone) => ({ cwd, env, log: path.join(folder, `${name}.log`) });

  const versions = await execute(['node', '-p', 'process.version'], at('version', root));
  const npmVersion = await execute(['npm', '--version'], at('npm', root));
  console.log(
    `\nNode ${versions.output.trim()}, npm ${npmVersion.output.trim().split('\n').at(-1)}`,
  );

  let failed = 0;
  const step = async (name, run) => {
    const start = Date.now();
    const { status, output } = await run();
    failed += status === 0 ? 0 : 1;
    console.log(
      `  ${status === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`,
    );
    const warnings = output.split('\n').filter((line) => WARNING.test(line));
    [...new Set(warnings.map((line) => line.replace(/^\(node:\d+\)\s*/, '').trim()))].forEach(
      (warning) => console.log(`      ${warning}`),
    );
    if (status !== 0) {
      console.log(
        output
          .trimEnd()
          .split('\n')
          .slice(-15)
          .map((line) => `      ${line}`)
          .join('\n'),
      );
    }
    return status === 0;
  };
  const command = (name, line) => step(name, () => execute(line, at(name)));

  await step('clone', () => execute(['git', 'clone', '--quiet', root, clone], at('clone', root)));
  if (!(await command('install', ['node', 'scripts/install.mjs']))) {
    return { version: wantedVersion, failed };
  }
  await command('tsc', ['node', bin('typescript-7/bin/tsc')]);
  await command('jest', ['node', bin('jest/bin/jest.js'), '--silent']);
  const small = (...options) => (values.whole ? [] : ['--', ...options]);
  if (await command('build', ['npm', 'run', 'build', ...small('--docs', FIXTURE)])) {
    const sitemap = readFileSync(path.join(clone, 'build/sitemap.xml'), 'utf8');
    const [, url = 'http://localhost/x/'] = /<loc>([^<]+)<\/loc>/.exec(sitemap) ?? [];
    await step('serve', () => answers(['npm', 'run', 'serve'], new URL(url).pathname, at('serve')));
    if (values.whole) {
      // It contains the whole documentation.
      const tests = ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', 'mcpPackage'];
      await command('package for agents', tests);
    }
  }
  await step('start', () =>
    answers(
      ['npm', 'start', ...small('--config', 'scripts/build/folder.config.ts')],
      '/x/',
      at('start'),
    ),
  );
  if (failed === 0) {
    rmSync(clone, { recursive: true, force: true });
  } else {
    console.log(`  The clone is in ${clone}, its logs are in ${folder}.`);
  }
  return { version: wantedVersion, failed };
}

const results = [];
for (const version of wanted) {
  results.push(await testVersion(version));
}
console.log('');
results.forEach(({ version, failed }) =>
  console.log(
    `${failed === 0 ? '✓' : '✗'} Node ${version}${failed > 0 ? `: ${failed} failed` : ''}`,
  ),
);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
