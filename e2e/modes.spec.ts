import type { Locator, Page } from '@playwright/test';

import { expect, open, settle, test, wakeDemos } from './support';

const TEXT = '/x/introduction/installation/';
const SORTING = '/x/react-data-grid/sorting/';
const BARS = '/x/react-charts/bars/';
const TREE = '/x/react-tree-view/rich-tree-view/selection/';
const GRID_API = '/x/api/data-grid/data-grid/';
const SIZES = '/size-snapshot/';

const SCHEMES = ['light', 'dark'] as const;

/** Returns computed styles of an element. */
const stylesOf = (element: Locator, ...names: string[]) =>
  element.evaluate((target, properties) => {
    const style = getComputedStyle(target);
    return properties.map((property) => style.getPropertyValue(property));
  }, names);

/** Returns the value of a system color, such as `Highlight`. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const sample = document.createElement('span');
    sample.style.color = color;
    sample.style.setProperty('forced-color-adjust', 'none');
    document.body.append(sample);
    const { color: value } = getComputedStyle(sample);
    sample.remove();
    return value;
  }, name);

/** Returns the background colors of elements. */
const backgrounds = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));

for (const colorScheme of SCHEMES) {
  test.describe(`in forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    test('the search shows its matches, the selected result and the filter', async ({ page }) => {
      await open(page, TEXT);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search the docs' }).fill('sorting');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      const mark = dialog.locator('mark').first();
      await expect(mark).toBeVisible();
      expect(await stylesOf(mark, 'background-color', 'color')).toEqual([
        await systemColor(page, 'Mark'),
        await systemColor(page, 'MarkText'),
      ]);
      // Chromium would otherwise paint the page's color between the background and the text.
      expect(await stylesOf(mark, 'forced-color-adjust')).toEqual(['none']);

      await page.keyboard.press('ArrowDown');
      const selected = dialog.getByRole('option', { selected: true }).first();
      expect(await stylesOf(selected, 'outline-style', 'outline-color')).toEqual([
        'solid',
        await systemColor(page, 'Highlight'),
      ]);
      const other = dialog.getByRole('option', { selected: false }).first();
      expect(await stylesOf(other, 'outline-style')).toEqual(['none']);

      const filter = dialog.getByRole('button', { name: 'Guides' });
      expect(await stylesOf(filter, 'forced-color-adjust')).toEqual(['auto']);
      await filter.click();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      expect(await stylesOf(filter, 'background-color', 'color')).toEqual([
        await systemColor(page, 'Highlight'),
        await systemColor(page, 'HighlightText'),
      ]);
    });

    test('one color mode and one language of the code are marked', async ({ page }) => {
      await open(page, SORTING);
      const chosen = await systemColor(page, 'Highlight');
      const areChosen = async (elements: Locator) =>
        (await backgrounds(elements)).map((color) => color === chosen);
      await page.getByRole('button', { name: 'Light mode' }).click();
      const modes = page.getByRole('group', { name: 'Color mode' }).getByRole('button');
      await expect.poll(() => areChosen(modes)).toEqual([true, false, false]);

      const languages = page.getByRole('group', { name: 'Language' }).first().getByRole('button');
      expect(await areChosen(languages)).toEqual([true, false]);
      await languages.nth(1).click();
      await expect.poll(() => areChosen(languages)).toEqual([false, true]);
    });

    test('the current page, tab and layout are marked', async ({ page }) => {
      await open(page, `${BARS}components-api/`);
      const chosen = await systemColor(page, 'Highlight');
      const tabs = page.getByRole('main').locator('nav a[href*="/bars/"]');
      const backgroundsOfTabs = await backgrounds(tabs);
      expect(backgroundsOfTabs.filter((background) => background === chosen)).toHaveLength(1);
      await expect(page.locator('nav.menu [aria-current]').first()).toHaveCSS(
        'background-color',
        chosen,
      );
      const layouts = page.locator('[data-layout]');
      expect((await backgrounds(layouts)).filter((color) => color === chosen)).toHaveLength(1);

      await open(page, TEXT);
      const [npm, yarn] = [
        page.getByRole('tab', { name: 'npm' }).first(),
        page.getByRole('tab', { name: 'Yarn' }).first(),
      ];
      expect(await stylesOf(npm, 'border-bottom-color')).toEqual([chosen]);
      expect(await stylesOf(yarn, 'border-bottom-color')).toEqual([
        await systemColor(page, 'Canvas'),
      ]);
    });

    test('highlighted lines of code have the colors of text', async ({ page }) => {
      await open(page, SORTING);
      expect(
        await stylesOf(page.locator('.code-line').first(), 'background-color', 'color'),
      ).toEqual([await systemColor(page, 'Canvas'), await systemColor(page, 'CanvasText')]);
      // Elements in a `<mark>` would otherwise have its default color.
      expect(await stylesOf(page.locator('.code-line .token').first(), 'color')).toEqual([
        await systemColor(page, 'CanvasText'),
      ]);
    });
  });
}

test.describe('on paper', () => {
  test('a dark page is light, and dark again on the screen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mode', 'dark'));
    await open(page, SORTING);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.theme-doc-markdown > p').last()).toHaveCSS(
      'color',
      'rgb(27, 29, 43)',
    );
    await page.emulateMedia({ media: 'screen' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('printing shows the light scheme before the page is laid out', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mode', 'dark'));
    await open(page, TEXT);
    // Runs after the portal's own listener.
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        const { dataset } = document.documentElement;
        document.title = `${dataset.theme} ${getComputedStyle(document.body).color}`;
      }),
    );
    await page.pdf({ format: 'A4' });
    expect(await page.title()).toBe('light rgb(27, 29, 43)');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('code replaces demos that are not running, in either language', async ({ page }) => {
    await page
      .context()
      .addCookies([{ name: 'codeVariant', value: 'JS', domain: 'localhost', path: '/' }]);
    await open(page, SORTING);
    await page.emulateMedia({ media: 'print' });
    // Far below the window, so nothing has started it.
    const asleep = page.locator('figure#SortWithButtons');
    await expect(asleep.getByRole('group', { name: /, live$/ })).toBeHidden();
    await expect(asleep.locator('pre code:visible')).toHaveCount(1);
    await expect(asleep.locator('pre code:visible')).toContainText('export default function');
    // All lines are on paper.
    const pre = await asleep
      .locator('pre')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(pre).toBe(0);

    await page.emulateMedia({ media: 'screen' });
    await wakeDemos(page);
    await page.emulateMedia({ media: 'print' });
    await expect(asleep.getByRole('grid')).toBeVisible();
    await expect(asleep.locator('pre')).toBeHidden();
  });

  test('what the server draws is printed as it is', async ({ page }) => {
    await open(page, TREE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('tree').last()).toBeVisible();
  });

  for (const path of [TEXT, SORTING, GRID_API, '/x/']) {
    test(`nothing but the article is left of ${path}`, async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      const controls = page.locator(
        'nav, aside, [role=toolbar], [role=tablist], button:not([data-island] button, th button)',
      );
      for (const control of await controls.all()) {
        await expect(control).toBeHidden();
      }
    });
  }

  for (const path of [GRID_API, SORTING, TEXT, '/x/migration/migration-data-grid-v7/']) {
    test(`everything fits the width of the paper on ${path}`, async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      // A4 in portrait with narrow and wide margins, and in landscape.
      for (const width of [718, 560, 1047]) {
        await page.setViewportSize({ width, height: 1000 });
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('main :is(table, tr, th, td, pre, pre code, p, li)')]
            .filter(
              (element) => element.checkVisibility() && !element.closest('[data-island-root]'),
            )
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              const isClipped = element.closest('[style*="clip"], .visually-hidden') !== null;
              return !isClipped && (left < 0 || right > window.innerWidth + 0.5);
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect(wide, `at ${width}px`).toEqual([]);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [TEXT, SORTING, BARS, GRID_API, '/x/']) {
    test(`${path} has no controls that do nothing`, async ({ page }) => {
      await page.goto(path);
      // The buttons within a demo are part of what it shows.
      const buttons = page.locator('button:not([data-island-root] button), [role=tablist]');
      const outside = page.locator(
        '[data-island="settings"] button, .navbar [data-island-root] button',
      );
      for (const button of [...(await buttons.all()), ...(await outside.all())]) {
        await expect(button).toBeHidden();
      }
    });
  }

  test('all tabs are open', async ({ page }) => {
    await page.goto(TEXT);
    await expect(page.getByText('pnpm add @mui/x-data-grid').first()).toBeVisible();
  });

  test('a demo that only JavaScript draws says so, and shows its code', async ({ page }) => {
    for (const path of [SORTING, BARS]) {
      await page.goto(path);
      const demo = page.locator('figure[data-event-category=demo]').first();
      await expect(demo.getByText('This demo needs JavaScript')).toBeVisible();
      await expect(demo.getByRole('group', { name: /, live$/ })).toBeHidden();
      await expect(demo.locator('pre code:visible')).toContainText('export default function');
    }
    await page.goto(`${SORTING}demos/SortInvoices/`);
    await expect(page.getByText('This demo needs JavaScript')).toBeVisible();
  });

  test('a demo that the server draws does not', async ({ page }) => {
    await page.goto(TREE);
    await expect(page.getByRole('tree').first()).toBeVisible();
    await expect(page.getByText('This demo needs JavaScript').first()).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the menu leads to the sidebar, and on', async ({ page }) => {
      await page.goto(SORTING);
      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(menu.getByRole('link').first()).toBeInViewport();
      await menu.locator('a[href="/x/react-charts/"]').click();
      await expect(page).toHaveURL(/\/x\/react-charts\//);
    });

    test('a page without a sidebar shows the links of the navbar', async ({ page }) => {
      await page.goto(SIZES);
      await expect(page.getByRole('link', { name: 'Menu', exact: true })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Charts', exact: true }).first()).toBeVisible();
    });

    for (const path of [SORTING, SIZES]) {
      test(`${path} is not wider than the screen`, async ({ page }) => {
        await page.goto(path);
        const box = await page.locator('html').boundingBox();
        expect(box?.width).toBe(390);
        const [scrollWidth] = await stylesOf(page.locator('body'), 'width');
        expect(scrollWidth).toBe('390px');
      });
    }
  });
});

test.describe('by keyboard', () => {
  test('the buttons of the color mode have the ring of the site from the first Tab', async ({
    page,
  }) => {
    await open(page, TEXT);
    // The last element before the switch.
    await page.getByRole('link', { name: 'GitHub' }).first().focus();
    const ring = await stylesOf(
      page.locator(':focus'),
      'outline-style',
      'outline-width',
      'outline-color',
    );
    for (const name of ['Light mode', 'System mode', 'Dark mode']) {
      await page.keyboard.press('Tab');
      const button = page.getByRole('button', { name });
      await expect(button).toBeFocused();
      const look = () => stylesOf(button, 'outline-style', 'outline-width', 'outline-color');
      expect(await look()).toEqual(['solid', '2px', ring[2]]);
      // Also once the switch runs.
      await settle(page);
      await expect(button).toBeFocused();
      expect(await look()).toEqual(['solid', '2px', ring[2]]);
      await expect(button.locator('.MuiTouchRipple-child:visible')).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Returns whether a block's button covers any of its code, at either end of the scroll range. */
  const isCovered = async (block: Locator, button: Locator) =>
    button.evaluate(
      (control, container) => {
        const pre = container?.querySelector('pre');
        if (!pre) {
          throw new Error('no code');
        }
        const own = control.getBoundingClientRect();
        const edge = pre.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(pre);
        return [0, pre.scrollWidth].some((scroll) => {
          pre.scrollLeft = scroll;
          return [...text.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              Math.min(right, edge.right) > own.left &&
              Math.max(left, edge.left) < own.right &&
              bottom > own.top &&
              top < own.bottom,
          );
        });
      },
      await block.elementHandle(),
    );

  test('Copy covers no code', async ({ page }) => {
    await open(page, TEXT);
    const blocks = page.locator('figure[data-event-category=code]:visible');
    expect(await blocks.count()).toBeGreaterThan(3);
    for (const block of await blocks.all()) {
      const button = block.getByRole('button', { name: 'Copy' });
      await expect(button).toBeVisible();
      expect(await isCovered(block, button)).toBe(false);
    }
  });

  test('Edit covers no code', async ({ page }) => {
    await open(page, BARS);
    const demo = page.locator('figure[data-event-category=demo]').first();
    await demo.getByRole('button', { name: 'Show code' }).click();
    const button = demo.getByRole('button', { name: 'Edit', exact: true });
    await expect(button).toBeVisible();
    expect(await isCovered(demo, button)).toBe(false);
    await button.click();
    const field = demo.getByRole('textbox');
    await expect(field).toBeFocused();
    expect((await demo.locator('.code').last().boundingBox())?.width).toBeGreaterThan(340);
  });
});

test.describe('right to left', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('direction', 'rtl')));

  test('sentences of the size snapshot end with their full stop', async ({ page }) => {
    await open(page, SIZES);
    const lead = page.getByText('How much importing a component or hook adds');
    // The right edge of the full stop is at the end of the last line, not at its left.
    const isAtEnd = await lead.evaluate((paragraph) => {
      const text = paragraph.lastChild as Text;
      const rectOf = (start: number, end: number) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        return range.getBoundingClientRect();
      };
      const { length } = text;
      return rectOf(length - 1, length).left >= rectOf(length - 2, length - 1).right - 1;
    });
    expect(isAtEnd).toBe(true);
  });

  test('sentences that begin with a number keep it at their start', async ({ page }) => {
    const isAtStart = (sentence: Locator) =>
      sentence.evaluate((element) => {
        const rectOf = (node: Node, at: number) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        };
        const text = element.firstChild as Text;
        const word = text.data.search(/[a-z]/);
        return rectOf(text, 0).right <= rectOf(text, word).left;
      });

    await open(page, GRID_API);
    await page.getByRole('searchbox').fill('selec');
    const counts = page.getByText(/^\d+ of \d+ props/);
    await expect(counts).toBeVisible();
    expect(await isAtStart(counts)).toBe(true);

    await open(page, '/x/introduction/priority-support/');
    expect(await isAtStart(page.getByText(/^\d+ statements from public sources/))).toBe(true);
  });

  test("the way back in the phone's menu points back", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, TEXT);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const back = page.getByRole('button', { name: 'Back to main menu', exact: true });
    await expect(back).toBeVisible();
    const arrow = () =>
      back.evaluate((button) => getComputedStyle(button, '::before').content.charAt(1));
    expect(await arrow()).toBe('→');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
    expect(await arrow()).toBe('←');
  });
});
