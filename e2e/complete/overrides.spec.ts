import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, root, test } from '../support';

test.describe.configure({ timeout: 600_000 });

const outDir = path.join(root, 'test-results/fixtures/overrides');

/** Names of overrides, separated by spaces. */
interface Overrides {
  client: string;
  server: string;
}

/** Builds a Docusaurus site without a theme, with one plugin that applies these overrides. */
function build({ client, server }: Overrides): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      'e2e/fixtures/overrides',
      '--out-dir',
      outDir,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_COLOR: '1',
        CLIENT_OVERRIDES: client,
        SERVER_OVERRIDES: server,
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(root, 'test-results/generated/overrides'),
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
}

const REACHED = 'bundle/site-config bundle/tslib';

test('overrides with a match are in the build', async () => {
  const { code, output } = await build({ client: REACHED, server: REACHED });
  expect(code, output).toBe(0);
  const folder = path.join(outDir, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(scripts).toContain('Overrides');
  // Configuration that only builds need.
  expect(scripts).not.toContain('onBrokenLinks');
});

for (const { name, ...overrides } of [
  { name: 'browser', client: `${REACHED} bundle/nprogress`, server: REACHED },
  { name: 'server', client: REACHED, server: `${REACHED} bundle/nprogress` },
]) {
  test(`an override without a match in the ${name} bundle fails the build`, async () => {
    const { code, output } = await build(overrides);
    expect(code).not.toBe(0);
    expect(output).toContain(
      `Override "bundle/nprogress" matches nothing in the ${name}'s bundle.`,
    );
    expect(output).toContain('something imports @docusaurus/theme-classic/lib/nprogress.js');
    expect(output).toContain('npm run overrides');
    expect(output).not.toContain('"bundle/tslib"');
  });
}
