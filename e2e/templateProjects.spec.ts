import { once } from 'node:events';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { unzipSync } from 'fflate';
import sirv from 'sirv';

import { expect, root, test } from './support';
import { siteTemplates } from './templatePictures';

// @registry
// @visits /x/templates/**.zip

/*
 * The projects of all templates, as readers get them: the archives of the build. Requires the npm registry or npm's
 * cache. Two of them are installed and run on their own; the others share the packages of one installation.
 */

const ids = siteTemplates(root).map(({ id }) => id);

/** What is installed and run completely: one project in each language. */
const COMPLETE = [
  { id: 'sticky-footer', variant: 'ts' },
  { id: 'checkout', variant: 'js' },
] as const;

/** The environment of commands in projects. With "production", the tools would not be installed. */
const env = { ...process.env, NODE_ENV: undefined };

/** Runs a command in a project's folder. */
async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 1 << 26 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed in ${folder}.\n${stdout}\n${stderr}`);
  }
}

const install = (folder: string) =>
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');

/** Unpacks an archive of the build, and returns the folder of the project. */
function unpack(archive: string, target: string): string {
  const files = unzipSync(fs.readFileSync(path.join(root, 'build', archive)));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  return path.join(target, Object.keys(files)[0]?.split('/')[0] ?? '');
}

const archiveOf = (id: string, variant: 'ts' | 'js') => `x/templates/${id}/${id}-${variant}.zip`;

/** Creates a folder outside this repository, so that projects can't use the repository's packages. */
const temporary = () => fs.mkdtempSync(path.join(os.tmpdir(), 'template-'));

COMPLETE.forEach(({ id, variant }) => {
  test(`${id} in ${variant} installs, builds, passes its checks, and runs`, async ({ page }) => {
    test.setTimeout(300_000);
    const target = temporary();
    const server = http.createServer();
    try {
      const project = unpack(archiveOf(id, variant), target);
      await install(project);
      await run(project, 'npm', 'run', 'build');
      await run(project, 'npm', 'run', 'lint');
      await run(project, 'npm', 'test');

      server.on('request', sirv(path.join(project, 'dist'))).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`http://localhost:${port}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    } finally {
      // The application may still load files.
      await page.close();
      server.close();
      fs.rmSync(target, { recursive: true, force: true });
    }
  });
});

test('all projects build, and pass the type check and the linter', async () => {
  test.setTimeout(600_000);
  const target = temporary();
  try {
    const projects = ids.flatMap((id) =>
      (['ts', 'js'] as const).map((variant) =>
        unpack(archiveOf(id, variant), path.join(target, variant)),
      ),
    );
    // One installation with the packages of all projects.
    const manifests = projects.map(
      (folder) =>
        JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
          dependencies: Record<string, string>;
          devDependencies: Record<string, string>;
        },
    );
    const dependencies = Object.assign(
      {},
      ...manifests.map((manifest) => ({ ...manifest.dependencies, ...manifest.devDependencies })),
    ) as Record<string, string>;
    fs.writeFileSync(
      path.join(target, 'package.json'),
      JSON.stringify({ private: true, dependencies }),
    );
    await install(target);
    const script = path.join(target, 'checkProjects.mjs');
    fs.copyFileSync(path.join(__dirname, 'checkProjects.mjs'), script);
    await run(target, process.execPath, script, ...projects);
  } finally {
    fs.rmSync(target, { recursive: true, force: true });
  }
});
