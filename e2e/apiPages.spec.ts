import type { Page } from '@playwright/test';

import { isApiPage, REPRESENTATIVE_API_PAGES } from './apiPages';
import { pathsToAudit, viewOf } from './auditedPages';
import { accessibilityViolations, expect, noteAudit, sitemapPaths, test } from './support';

const paths = pathsToAudit().filter(isApiPage);

/** The views that pages are checked in, one view each (`viewOf`). */
const VIEWS = [
  { scheme: 'light', direction: 'ltr', width: 1280 },
  { scheme: 'dark', direction: 'rtl', width: 390 },
  { scheme: 'dark', direction: 'ltr', width: 1280 },
  { scheme: 'light', direction: 'rtl', width: 390 },
] as const;

/**
 * Shows the body of another page in the current one, from its HTML. Several times as fast as opening that page, because
 * style sheets and axe are already loaded.
 *
 * @returns Whether it could be shown. `false` if the other page has different style sheets.
 */
function showBody(page: Page, pathname: string): Promise<boolean> {
  return page.evaluate(async (url) => {
    const other = await window.fetchPage(url);
    // Except the style sheets of code, which a script has switched, and those in `noscript`.
    const styles = ':is(link[rel="stylesheet"], style):not([data-code-scheme], noscript > *)';
    const stylesOf = ({ head }: Document) =>
      [...head.querySelectorAll(styles)].map((sheet) => sheet.outerHTML);
    if (stylesOf(other).join('') !== stylesOf(document).join('')) {
      return false;
    }
    document.title = other.title;
    document.body.replaceWith(document.adoptNode(other.body));
    window.scrollTo(0, 0);
    return true;
  }, pathname);
}

/** What {@link look} finds on a page. */
interface Shown {
  /** How far the page scrolls sideways, in pixels. */
  sideways: number;
  /** Number of `h1` headings. */
  headings: number;
  repeatedIds: string[];
  /**
   * The kinds of elements in the main part, as far as axe distinguishes them: each with its ancestors, its attributes,
   * whether it is empty, scrollable or has its own name, and the heading before it.
   */
  structures: string[];
}

/** Inspects the page in a color mode and a direction. */
function look(page: Page, scheme: string, direction: string): Promise<Shown> {
  return page.evaluate(
    ([mode, dir]) => {
      const { documentElement } = document;
      documentElement.dataset.theme = mode;
      documentElement.dir = dir;
      const sideways = documentElement.scrollWidth - documentElement.clientWidth;
      // The parts around the main part are the same on all pages. They are checked on the pages in `pages.spec.ts`.
      for (const around of document.querySelectorAll('nav, aside, footer')) {
        if (!around.closest('main')) {
          around.remove();
        }
      }

      const structures = new Set<string>();
      const known = new Map<Element, string>();
      const names = new Set<string>();
      let level = '';
      for (const element of document.querySelectorAll('main, main *')) {
        const parts = [element.tagName];
        for (const { name, value } of element.attributes) {
          parts.push(
            /^(class|role|type|scope|tabindex|aria-(?!label|controls|describedby))/.test(name)
              ? `${name}=${value}`
              : name,
          );
        }
        if (!element.textContent?.trim()) {
          parts.push('empty');
        }
        if (element.scrollWidth > element.clientWidth && element.clientWidth > 0) {
          parts.push('scrolls');
        }
        const name = element.getAttribute('aria-label');
        if (name !== null) {
          parts.push(!name.trim() ? 'no name' : names.has(name) ? 'same name' : 'name');
          names.add(name);
        }
        if (/^H[1-6]$/.test(element.tagName)) {
          parts.push(`after ${level}`);
          level = element.tagName;
        }
        const own = parts.join(' ');
        known.set(element, own);
        const parent = element.parentElement;
        structures.add(
          [parent?.parentElement, parent]
            .map((around) => (around && known.get(around)) ?? '')
            .join(' > ') + ` > ${own}`,
        );
      }

      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return {
        sideways,
        headings: document.querySelectorAll('h1').length,
        repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
        structures: [...structures],
      };
    },
    [scheme, direction] as const,
  );
}

test('the selected API pages exist', () => {
  expect(sitemapPaths()).toEqual(expect.arrayContaining([...REPRESENTATIVE_API_PAGES]));
});

test.describe('as served', () => {
  test.setTimeout(600_000);

  test.beforeEach(({ page }) =>
    // The site's scripts add the same to all of these pages.
    page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  );

  for (const [turn, { scheme, direction, width }] of VIEWS.entries()) {
    test(`API pages work: ${scheme}, ${direction}, ${width} px`, async ({ page }) => {
      const problems: string[] = [];
      const known = new Set<string>();
      await page.setViewportSize({ width, height: 900 });
      const pathnames = paths.filter((pathname) => viewOf(pathname) === turn);
      noteAudit(...pathnames);
      for (const pathname of pathnames) {
        if (known.size === 0 || !(await showBody(page, pathname))) {
          await page.goto(pathname);
        }
        const shown = await look(page, scheme, direction);
        const found = [
          ...(shown.sideways > 0 ? ['scrolls sideways'] : []),
          ...(shown.headings === 1 ? [] : ['has not one heading']),
          ...shown.repeatedIds.map((id) => `has the id ${id} twice`),
        ];
        // Elements of known kinds need not be checked by axe again.
        const isNew = shown.structures.some((structure) => !known.has(structure));
        if (isNew) {
          shown.structures.forEach((structure) => known.add(structure));
          found.push(
            // Without color rules, because API pages have no colors of their own.
            ...(await accessibilityViolations(page, 'main', 'quick')).map(
              ({ rule, html, summary }) => `${rule}: ${html}\n${summary}`,
            ),
          );
        }
        problems.push(...found.map((what) => `${pathname}: ${what}`));
      }
      expect(problems).toEqual([]);
    });
  }
});
