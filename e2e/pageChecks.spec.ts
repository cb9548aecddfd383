import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { PORT } from './ports';
import { root } from './support';

/*
 * Pages are checked while they are edited: with the real dev server, over a copy of a small folder of docs.
 */

const docs = 'test-results/page-checks-docs';
const page = path.join(root, docs, 'react-data-grid/sorting/sorting.mdx');
const demo = path.join(root, docs, 'react-data-grid/sorting/demos/SortInvoices.tsx');
const port = PORT + 3;
const address = `http://localhost:${port}/x/react-data-grid/sorting/`;

let server: ChildProcess;
let output = '';

/** Waits until the terminal says something that it has not said before `since`. */
const says = (text: string, since: number) =>
  expect.poll(() => output.slice(since), { timeout: 120_000, intervals: [50] }).toContain(text);

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  rmSync(path.join(root, docs), { recursive: true, force: true });
  cpSync(path.join(root, 'src/plugins/page-checks/fixture/docs'), path.join(root, docs), {
    recursive: true,
  });
  server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--no-open',
      '--port',
      String(port),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NO_COLOR: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        PORTAL_FIXTURE_DOCS: docs,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/generated/page-checks',
      },
    },
  );
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 240_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  server.kill();
  rmSync(path.join(root, docs), { recursive: true, force: true });
});

for (const [name, file, before, after, message] of [
  [
    'a link to a missing heading',
    page,
    'filtering.mdx#filter-by-text',
    'filtering.mdx#filter-by-texts',
    'sorting.mdx:13:60 There is no heading "#filter-by-texts"',
  ],
  [
    'a demo without a default export',
    demo,
    'export default function',
    'export function',
    'SortInvoices.tsx:1:1 The demo has no default export.',
  ],
  [
    'an unknown prop in a demo',
    demo,
    'rows={rows}',
    'rows={rows} sortble',
    'SortInvoices.tsx:16:29 Type',
  ],
  [
    'a missing title',
    page,
    'title: Data Grid sorting\n',
    '',
    'sorting.mdx:1:1 The page has no title.',
  ],
] as const) {
  test(`${name} is in the terminal and the overlay until it is put right`, async ({
    page: browser,
  }) => {
    await browser.goto(address);
    await expect(browser.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 });
    const overlay = browser.frameLocator('#webpack-dev-server-client-overlay');
    const right = readFileSync(file, 'utf8');

    const edited = output.length;
    const start = performance.now();
    writeFileSync(file, right.replace(before, after));
    await says(message, edited);
    console.warn(`${name}: in the terminal after ${Math.round(performance.now() - start)} ms`);
    await expect(overlay.getByText(message.split(' ').slice(1, 5).join(' ')).first()).toBeVisible({
      timeout: 60_000,
    });

    const repaired = output.length;
    writeFileSync(file, right);
    await says('sorting.mdx: no problems', repaired);
    await expect(browser.locator('#webpack-dev-server-client-overlay')).toBeHidden({
      timeout: 60_000,
    });
  });
}
