import type { Page } from '@playwright/test';

import { findPackage, releaseOf } from '../src/core/versions/packages';
import { latestVersion } from '../src/core/versions';

import { SERVICES_PORT } from './servicesPort';
import {
  accessibilityViolations,
  expect,
  open,
  prefer,
  root,
  sidewaysScroll,
  test,
} from './support';

/* What a page says about itself: where its component is developed, and when the page was last changed. */

const version = latestVersion(root);
const charts = findPackage('@mui/x-charts', version.packagesFrom)?.version;

const links = (page: Page) => page.getByRole('list', { name: 'Source, issues and package' });

test('a guide links to the source, the issues, the package and the size of its component', async ({
  page,
}) => {
  await open(page, '/x/react-charts/bars/');
  const found = await links(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(found.slice(0, 3)).toEqual([
    [
      'Source of BarChart on GitHub',
      `https://github.com/mui/mui-x/tree/v${releaseOf(version)}/packages/x-charts/src/BarChart`,
    ],
    [
      'Issues on GitHub',
      'https://github.com/mui/mui-x/issues?q=is%3Aopen%20is%3Aissue%20label%3A%22scope%3A%20charts%22',
    ],
    ['@mui/x-charts on npm', `https://www.npmjs.com/package/@mui/x-charts/v/${charts}`],
  ]);
  const size = links(page).getByRole('link', {
    name: /^BarChart \d+\.\d kB gzip without .+ \(all sizes\)$/,
  });
  const [gzip = ''] = /\d+\.\d/.exec((await size.textContent()) ?? '') ?? [];

  await size.click();
  await expect(page).toHaveURL('/size-snapshot/#charts');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'BarChart' }) });
  await expect(row.first().getByRole('cell').nth(2)).toHaveText(gzip);
});

test('an API page and a page without a component of its own have them, too', async ({ page }) => {
  await open(page, '/x/api/data-grid/data-grid/');
  await expect(links(page).getByRole('link')).toHaveCount(4);
  await open(page, '/x/react-data-grid/sorting/');
  await expect(links(page)).toContainText('DataGrid');
});

test('a page of a commercial plan links to its package, without a size', async ({ page }) => {
  await open(page, '/x/react-data-grid/tree-data/');
  await expect(links(page).getByRole('link', { name: 'npm' })).toHaveAttribute(
    'href',
    'https://www.npmjs.com/package/@mui/x-data-grid-pro',
  );
  await expect(links(page)).not.toContainText('kB');
});

test('a page about no component has none', async ({ page }) => {
  await open(page, '/x/introduction/licensing/');
  await expect(links(page)).toHaveCount(0);
});

for (const [width, mode, direction] of [
  [320, 'light', 'ltr'],
  [320, 'dark', 'rtl'],
  [1440, 'dark', 'ltr'],
] as const) {
  test(`they fit and can be read and hit (${width} px, ${mode}, ${direction})`, async ({
    page,
  }) => {
    await prefer(page, mode, direction);
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/x/react-date-pickers/date-picker/');
    expect(await accessibilityViolations(page, '.theme-doc-markdown > header')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const heights = await links(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });
}

test('a page that is written by hand says when it was last changed, and others do not', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/sorting/');
  const time = page.locator('.theme-last-updated time');
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  await expect(page.locator('.theme-last-updated')).toContainText(
    /^Last updated on \w+ \d+, 20\d\d$/,
  );
  // This site names no repository of its docs.
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);

  await open(page, '/x/api/data-grid/data-grid/');
  await expect(time).toHaveCount(0);
});

test('a page can be edited in the repository that the site names', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'denied'));
  await open(page, `http://localhost:${SERVICES_PORT}/x/rota/`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/acme/docs/edit/main/e2e/fixtures/services/rota.mdx',
  );
});
