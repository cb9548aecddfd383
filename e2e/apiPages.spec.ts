import { isApiPage, REPRESENTATIVE_API_PAGES } from './apiPages';
import { accessibilityViolations, expect, sidewaysScroll, sitemapPaths, test } from './support';

const paths = sitemapPaths().filter(isApiPage);

/** How a page is looked at: one way each, in turn. */
const VIEWS = [
  { scheme: 'light', direction: 'ltr', width: 1280 },
  { scheme: 'dark', direction: 'rtl', width: 390 },
  { scheme: 'dark', direction: 'ltr', width: 1280 },
  { scheme: 'light', direction: 'rtl', width: 390 },
] as const;

/** Pages of a test, which one browser page opens one after the other. */
const PAGES_EACH = 30;

const groups = Array.from({ length: Math.ceil(paths.length / PAGES_EACH) }, (_, index) =>
  paths.slice(index * PAGES_EACH, (index + 1) * PAGES_EACH),
);

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
      for (const [index, pathname] of group.entries()) {
        const { scheme, direction, width } = VIEWS[index % VIEWS.length] ?? VIEWS[0];
        await page.setViewportSize({ width, height: 900 });
        await page.goto(pathname);
        await page.evaluate(
          ([mode, dir]) => {
            document.documentElement.dataset.theme = mode;
            document.documentElement.dir = dir;
          },
          [scheme, direction] as const,
        );
        const found = [
          // What is around it is on all pages, and looked at on those that are checked like others. So are the styles,
          // which no API page has of its own.
          ...(await accessibilityViolations(page, 'main', { isQuick: true })).map(
            ({ rule, html, summary }) => `${rule}: ${html}\n${summary}`,
          ),
          ...((await sidewaysScroll(page)) > 0 ? ['scrolls sideways'] : []),
          ...((await page.locator('h1').count()) === 1 ? [] : ['has not one heading']),
        ];
        problems.push(
          ...found.map((what) => `${pathname} (${scheme}, ${direction}, ${width} px): ${what}`),
        );
      }
      expect(problems).toEqual([]);
    });
  }
});
