import type { Page } from '@playwright/test';

import { isApiPage, REPRESENTATIVE_API_PAGES } from './apiPages';
import { lookedAtPaths } from './lookedAt';
import { accessibilityViolations, expect, test } from './support';

const paths = lookedAtPaths().filter(isApiPage);

/** How a page is looked at: one way each, in turn. */
const VIEWS = [
  { scheme: 'light', direction: 'ltr', width: 1280 },
  { scheme: 'dark', direction: 'rtl', width: 390 },
  { scheme: 'dark', direction: 'ltr', width: 1280 },
  { scheme: 'light', direction: 'rtl', width: 390 },
] as const;

/** Pages of a test, which one browser page shows one after the other. */
const PAGES_EACH = 60;

const groups = Array.from({ length: Math.ceil(paths.length / PAGES_EACH) }, (_, index) =>
  paths.slice(index * PAGES_EACH, (index + 1) * PAGES_EACH),
);

/**
 * Shows the body of another page in this one, as its HTML has it. Several times as fast as to open it, since style sheets
 * and axe are there.
 *
 * @returns Whether it could: not where the other has other style sheets.
 */
function showBody(page: Page, pathname: string): Promise<boolean> {
  return page.evaluate(async (url) => {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    const other = new DOMParser().parseFromString(await response.text(), 'text/html');
    const stylesOf = ({ head }: Document) =>
      [...head.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => sheet.outerHTML);
    if (stylesOf(other).join('') !== stylesOf(document).join('')) {
      return false;
    }
    document.title = other.title;
    document.body.replaceWith(document.adoptNode(other.body));
    window.scrollTo(0, 0);
    return true;
  }, pathname);
}

test('the pages that are checked like all others are there', () => {
  expect(paths).toEqual(expect.arrayContaining([...REPRESENTATIVE_API_PAGES]));
});

test.describe('as served', () => {
  test.setTimeout(300_000);

  test.beforeEach(({ page }) =>
    // What the site's scripts add is the same on all of them.
    page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  );

  for (const group of groups) {
    test(`API pages from ${group[0]} to ${group.at(-1)}`, async ({ page }) => {
      const problems: string[] = [];
      await page.goto(group[0] ?? '/');
      for (const [turn, { scheme, direction, width }] of VIEWS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        for (const pathname of group.filter((_, index) => index % VIEWS.length === turn)) {
          if (!(await showBody(page, pathname))) {
            await page.goto(pathname);
          }
          const { sideways, headings } = await page.evaluate(
            ([mode, dir]) => {
              const { documentElement } = document;
              documentElement.dataset.theme = mode;
              documentElement.dir = dir;
              const sideways = documentElement.scrollWidth - documentElement.clientWidth;
              // What is around the main part is on all pages, and looked at on those that are checked like others.
              for (const around of document.querySelectorAll('nav, aside, footer')) {
                if (!around.closest('main')) {
                  around.remove();
                }
              }
              return { sideways, headings: document.querySelectorAll('h1').length };
            },
            [scheme, direction] as const,
          );
          const found = [
            // Without colours, which no API page has of its own.
            ...(await accessibilityViolations(page, 'main', { isQuick: true })).map(
              ({ rule, html, summary }) => `${rule}: ${html}\n${summary}`,
            ),
            ...(sideways > 0 ? ['scrolls sideways'] : []),
            ...(headings === 1 ? [] : ['has not one heading']),
          ];
          problems.push(
            ...found.map((what) => `${pathname} (${scheme}, ${direction}, ${width} px): ${what}`),
          );
        }
      }
      expect(problems).toEqual([]);
    });
  }
});
