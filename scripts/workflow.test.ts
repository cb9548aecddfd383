/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'js-yaml';

import { DEFAULT_SITE_URL } from '../src/core/validation/environment';

import { temporaryFolder, writeFiles } from './jest/files';

interface Workflow {
  env: Record<string, string>;
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
}

const workflow = load(
  readFileSync(path.join(__dirname, '../.github/workflows/ci.yml'), 'utf8'),
) as Workflow;

const folder = temporaryFolder();

/** Runs the step of the deployment that checks a build for an address. */
function check(url: string) {
  writeFiles(folder(), {
    'build/sitemap.xml': `<urlset><url><loc>${url}/x/</loc></url></urlset>`,
  });
  const { run = '' } =
    workflow.jobs.deploy?.steps.find(({ name }) => name === 'Check the address of the site') ?? {};
  return spawnSync('bash', ['-e', '-c', run], { cwd: folder(), encoding: 'utf8' });
}

it('fails with the default address, and says which line to add', () => {
  const { status, stdout } = check(DEFAULT_SITE_URL);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error::.*the variable SITE_URL.*portal\.config\.ts: url: 'https:/);
  expect(Object.keys(workflow.env)).toEqual(['SITE_URL']);
});

it('goes on with an address of its own', () => {
  expect(check('https://docs.acme.com').status).toBe(0);
});
