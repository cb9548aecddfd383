import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { copyVersionedFixture } from '../fixtureSite';
import { expect, root, test } from '../support';

test.describe.configure({ timeout: 900_000 });

const NAME = (
  JSON.parse(
    readFileSync(path.join(root, 'node_modules/@mui/x-data-grid/package.json'), 'utf8'),
  ) as { version: string }
).version;
const MOMENTS = 20;

/**
 * Creates a small site in a Git repository of its own, with short commands in place of `npm` and of the checks.
 *
 * @param folder - Another one for each test: they run at the same time.
 */
function createSite(folder: string) {
  const site = copyVersionedFixture('versions', folder);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
  // A cut writes there.
  rmSync(path.join(site, 'i18n'));
  cpSync(path.join(root, 'i18n'), path.join(site, 'i18n'), { recursive: true });
  rmSync(path.join(site, 'scripts'));
  // The configuration imports it.
  cpSync(path.join(root, 'scripts/build'), path.join(site, 'scripts/build'), { recursive: true });
  write('scripts/test.mjs', 'setTimeout(() => {}, 1500);');
  write(
    'bin/npm',
    `#!/bin/sh\nsleep 1\ncase "$*" in *--package-lock-only*) echo '{"changed": true}' > package-lock.json;; esac\n`,
  );
  chmodSync(path.join(site, 'bin/npm'), 0o755);
  write('package-lock.json', '{}');
  write('tsconfig.json', '{ "compilerOptions": { "noCheck": true, "jsx": "react-jsx" } }');
  write('.gitignore', 'node_modules\n/.docusaurus\n');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: site,
      encoding: 'utf8',
    }).stdout;
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A site');
  return { site, git };
}

const started = new Set<ChildProcess>();
test.afterEach(() => started.forEach((child) => child.kill('SIGKILL')));

function startCut(site: string) {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'docs:version', NAME], {
    cwd: site,
    env: {
      ...process.env,
      PATH: `${path.join(site, 'bin')}${path.delimiter}${process.env.PATH}`,
      NO_COLOR: '1',
    },
  });
  started.add(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: once(child, 'exit'), output: () => output };
}

test('a cut that is killed at any moment is undone, or has changed nothing', async () => {
  const { site, git } = createSite('killedCut');
  const versions = () => readFileSync(path.join(site, 'versions.json'), 'utf8');

  const whole = startCut(site);
  await whole.ended;
  expect(whole.output()).toContain(`Cut ${NAME}`);
  expect(JSON.parse(versions())).toEqual([NAME, '8.12.1']);
  const steps = whole.output().match(/── \d+ of \d+/g) ?? [];
  expect(steps.length).toBeGreaterThan(5);
  git('add', '--all');
  const complete = git('write-tree');
  const reset = () => {
    git('reset', '--quiet', '--hard');
    git('clean', '--quiet', '--force', '-d');
  };
  reset();

  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const { child, ended, output } = startCut(site);
    const step = steps[moment % steps.length] ?? '';
    // The longer the interval, the later in a step.
    const intervals = [20 + Math.floor(moment / steps.length) * 400];
    const isThere = () => output().includes(step) || child.exitCode !== null;
    await expect.poll(isThere, { timeout: 300_000, intervals }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    // What the next command sees.
    git('add', '--all');
    if (versions().includes(NAME)) {
      expect(git('write-tree')).toBe(complete);
    } else {
      expect(git('status', '--porcelain')).toBe('');
    }
    reset();
  }

  // What is left is named and removed.
  const killed = startCut(site);
  await expect.poll(killed.output, { timeout: 300_000, intervals: [20] }).toContain('Build the');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const left = () =>
    readdirSync(path.join(site, '.docusaurus')).filter((name) => name.startsWith('version-change'));
  expect(left()).not.toEqual([]);
  const last = startCut(site);
  await last.ended;
  expect(last.output()).toContain(`Undone: the cut of ${NAME}, which was interrupted.`);
  expect(last.output()).toContain(`Cut ${NAME}`);
  expect(left()).toEqual([]);
  expect(existsSync(path.join(site, `versioned_docs/version-${NAME}/package.json`))).toBe(true);
});

test('an interrupted cut says that nothing has changed, and leaves nothing', async () => {
  const { site, git } = createSite('interruptedCut');
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const { child, ended, output } = startCut(site);
    await expect.poll(output, { timeout: 300_000 }).toContain('Build the version');
    child.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(output()).toContain('Interrupted. Nothing has changed.');
    expect(git('status', '--porcelain')).toBe('');
  }
});
