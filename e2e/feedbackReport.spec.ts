import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { createDatabase } from '../server/feedback/database';
import { someAnswer } from '../server/feedback/harness';
import { libsqlStore, type StoredAnswer } from '../server/feedback/store';

import { accessibilityViolations, expect, root, test } from './support';

/** The report page for maintainers, `npm run feedback -- --serve`, with its own test data. */

const HOSTILE = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 2, 4, 12);

function answers(): StoredAnswer[] {
  const rated = (page: string, rating: 0 | 1, count: number): StoredAnswer[] =>
    Array.from({ length: count }, (_, index) => ({
      ...someAnswer({ page, rating, reasons: [], comment: '', section: null }),
      answeredAt: NOW - index * 3 * DAY_MS,
    }));
  return [
    ...rated('/x/react-data-grid/sorting', 1, 18),
    ...rated('/x/react-charts/bars', 0, 12),
    ...rated('/x/react-charts/bars', 1, 4),
    {
      ...someAnswer({ page: '/x/react-charts/bars', comment: HOSTILE }),
      answeredAt: NOW,
    },
    {
      ...someAnswer({ page: '/x/react-charts/bars', comment: 'חסרה דוגמה', version: '7.29.0' }),
      answeredAt: NOW - DAY_MS,
    },
  ];
}

// All tests share one server.
test.describe.configure({ mode: 'default' });
// The server compiles the page first.
test.setTimeout(120_000);

let folder: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  const url = pathToFileURL(path.join(folder, 'answers.db')).href;
  const database = createDatabase({ url });
  await database.write((client) => libsqlStore(client).save(answers()));
  await database.close();
  server = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'),
      path.join(root, 'server/feedback/cli.ts'),
      '--serve',
    ],
    {
      env: { ...process.env, PORT: '0', FEEDBACK_DATABASE_URL: url, FEEDBACK_DATABASE_TOKEN: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\S+/.exec(chunk.toString())?.[0];
      if (found) {
        resolve(found);
      }
    });
    server.on('exit', (code) => reject(new Error(`The page's server ended with ${code}.`)));
  });
});

test.afterAll(() => {
  server.kill();
  fs.rmSync(folder, { recursive: true });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('lists pages by need, and shows the comments on a page as text', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('status')).toHaveText('36 answers, 61% helpful.');
  const links = page.getByRole('grid').getByRole('link');
  await expect(links).toHaveText(['/x/react-charts/bars', '/x/react-data-grid/sorting']);

  await links.first().click();
  await expect(heading(page, '/x/react-charts/bars')).toBeFocused();
  await expect(page).toHaveTitle('/x/react-charts/bars · Feedback');
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  await expect(comments).toHaveCount(2);
  await expect(comments.first()).toContainText(HOSTILE);
  await expect(page.getByText('חסרה דוגמה')).toHaveCSS('direction', 'rtl');

  await page.goBack();
  await expect(heading(page, 'Feedback')).toBeFocused();
  await expect(links).toHaveCount(2);
});

test('filters by version and day, and stores the filters in the URL', async ({ page }) => {
  await page.goto(address);
  await page.getByLabel('Version').click();
  await page.getByRole('option', { name: '7.29.0' }).click();
  await expect(page.getByRole('status')).toHaveText('1 answer, 0% helpful.');
  await page.getByLabel('Since').fill('2026-03-04');
  await expect(page.getByRole('status')).toHaveText('No answers.');
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('No answers.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('status')).toHaveText('36 answers, 61% helpful.');
  expect(new URL(page.url()).search).toBe('');
});

test('shows the weeks as a table, too', async ({ page }) => {
  await page.goto(address);
  await page.getByText('As a table').click();
  const rows = page.locator('table').getByRole('row');
  await expect(rows.last()).toContainText('Mar 2, 2026');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, query] of [
    ['overview', ''],
    ['page', '?page=/x/react-charts/bars'],
  ] as const) {
    test(`has no accessibility violations: ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address + query.replace('?', '&'));
      await expect(page.getByText('Share helpful')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
}

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByRole('grid')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
