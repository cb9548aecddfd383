import { spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { staticHandler } from '../server/static';

import { expect, open, root, test } from './support';

/** Builds a site whose docs are a fixture's, with the real configuration. */
function build(fixture: string): Promise<{ code: number | null; output: string; outDir: string }> {
  const outDir = path.join(root, 'test-results/fixtures', fixture);
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--out-dir',
      outDir,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PORTAL_FIXTURE_DOCS: path.join('e2e/fixtures', fixture),
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('test-results/generated', fixture),
        NODE_ENV: 'production',
        // The real site's cache holds modules made with other options.
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        NO_COLOR: '1',
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ code, output, outDir }));
  });
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('a demo that does not exist stops the build, with the paths of page and demo', async () => {
  const { code, output } = await build('missing');
  expect(code).not.toBe(0);
  expect(output).toContain('e2e/fixtures/missing/missing.mdx:7');
  expect(output).toContain('e2e/fixtures/missing/demos/NoSuchDemo.tsx');
});

test('a demo that does not compile stops the build, with the paths of page and demo', async () => {
  const { code, output } = await build('broken');
  expect(code).not.toBe(0);
  expect(output).toContain('e2e/fixtures/broken/demos/DoesNotCompile.tsx');
  expect(output).toContain('e2e/fixtures/broken/broken.mdx');
});

test.describe('a demo that throws', () => {
  test.use({ mayComplain: true });

  test('shows its error with a reset, and leaves the page alone', async ({ page }) => {
    const { code, output, outDir } = await build('throwing');
    expect(code, output).toBe(0);
    const server = http.createServer(staticHandler(outDir)).listen(0);
    const { port } = server.address() as AddressInfo;

    await open(page, `http://localhost:${port}/x/`);
    const steady = page.getByRole('button', { name: /Counted/ });
    await steady.click();
    await page.getByRole('button', { name: 'Break' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The orders could not be read <b>at all</b>');
    await steady.click();
    await expect(steady).toHaveText('Counted 2');

    await alert.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
    await expect(steady).toHaveText('Counted 2');
    server.close();
  });
});
