import type { Locator, Page } from '@playwright/test';

import {
  accessibilityViolations,
  expect,
  layoutShift,
  open,
  settle,
  test,
  UNSEEN_SHIFT,
} from './support';

/* How pages are laid out: edges, columns, colors, and the live demos on the landing page. */

const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.addInitScript((value) => localStorage.setItem('mode', value), mode);

const setRtl = (page: Page) => page.addInitScript(() => localStorage.setItem('direction', 'rtl'));

/** Returns the distinct positions at which elements end, in the inline direction. */
const endsOf = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const ends = all
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right }) => Math.round(isRtl ? left : right));
    return [...new Set(ends)];
  });

/** Text, which has a readable measure. */
const PROSE = '.theme-doc-markdown > :is(p, ul, ol)';

/** Blocks that are as wide as the column of a page. */
const BLOCKS = [
  '.theme-doc-markdown > h2',
  '.theme-doc-markdown figure[data-event-category="demo"]',
  '.theme-doc-markdown > figure[data-event-category="code"]',
  '.theme-doc-markdown .table-scroll',
  'section[aria-label="Was this page helpful?"]',
  '.pagination-nav',
].join(', ');

for (const [width, direction] of [
  [1440, 'ltr'],
  [1920, 'ltr'],
  [1440, 'rtl'],
  [1024, 'ltr'],
  [390, 'rtl'],
] as const) {
  test(`prose ends at one edge, and demos, code and tables at another (${width} px, ${direction})`, async ({
    page,
  }) => {
    if (direction === 'rtl') {
      await setRtl(page);
    }
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/x/react-data-grid/sorting/');
    const blocks = page.locator(BLOCKS);
    expect(await blocks.count()).toBeGreaterThan(10);
    expect(await endsOf(blocks)).toHaveLength(1);
    const prose = page.locator(PROSE);
    expect(await endsOf(prose)).toHaveLength(1);
    // At most 70 times the digit zero.
    const characters = await prose.evaluateAll((all) => {
      const zero = document.createElement('span');
      zero.style.cssText = 'display: block; width: 1ch;';
      all[1]?.append(zero);
      return (all[1]?.getBoundingClientRect().width ?? 0) / zero.getBoundingClientRect().width;
    });
    expect(characters).toBeGreaterThan(width > 1200 ? 60 : 30);
    expect(characters).toBeLessThanOrEqual(70);
  });
}

test('headings have 27 and 20 px, and follow the font size of the browser', async ({ page }) => {
  await open(page, '/x/introduction/installation/');
  const sizeOf = (level: 2 | 3) =>
    page
      .locator(`.theme-doc-markdown > h${level}`)
      .first()
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect([await sizeOf(2), await sizeOf(3)]).toEqual([27, 20]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  expect([await sizeOf(2), await sizeOf(3)]).toEqual([54, 40]);
});

test.describe('the header of a page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`is a way back, a table of contents that stays, and one line of links (${direction})`, async ({
      page,
    }) => {
      if (direction === 'rtl') {
        await setRtl(page);
      }
      await open(page, '/x/react-data-grid/sorting/');
      await settle(page);
      // The demo is drawn again from right to left.
      const shifted = await layoutShift(page);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(crumbs.locator('li').filter({ visible: true })).toHaveText([
        '',
        'Data Grid',
        'Main features',
      ]);
      await expect(crumbs.getByRole('link', { name: 'Data Grid' })).toHaveAttribute(
        'href',
        '/x/react-data-grid/',
      );

      // What readers rarely need is shown on demand.
      const links = page.getByRole('list', { name: 'Source, issues and package' });
      const own = links.getByRole('link', { name: '@mui/x-data-grid on npm' });
      await expect(links.getByRole('link', { name: 'Source' })).toBeVisible();
      await expect(own).toBeHidden();
      await links.getByText('More', { exact: true }).click();
      await expect(own).toBeVisible();

      const bar = page.getByText('On this page');
      await page.locator('#sort-on-the-server').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await bar.click();
      const toc = page.locator('.theme-doc-toc-mobile');
      await page.keyboard.press('Escape');
      await expect(toc.getByRole('link')).toHaveCount(0);
      await bar.click();
      await toc.getByRole('link', { name: 'Sort from code' }).click();
      const heading = page.getByRole('heading', { name: 'Sort from code' });
      await expect(heading).toBeInViewport();
      await expect(toc.getByRole('link')).toHaveCount(0);
      await expect(bar).toContainText('Sort from code');
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      const barBox = await bar.boundingBox();
      expect(y).toBeGreaterThan((barBox?.y ?? 0) + (barBox?.height ?? 0));
      expect((await layoutShift(page)) - shifted).toBeLessThan(UNSEEN_SHIFT);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
});

test('the preview and the code of the Pickers playground stay beside its options', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/x/react-date-pickers/playground/');
  const preview = page.getByRole('group', { name: 'Preview' });
  const options = page.getByRole('group', { name: 'Other props' });
  const last = options.getByText('showDaysOutsideCurrentMonth');
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(last).toBeInViewport();
  await expect(preview).toBeInViewport({ ratio: 1 });
  const code = page.getByRole('region', { name: 'Code' });
  await expect(code).toBeInViewport({ ratio: 1 });
  // Also when it is the page that scrolls.
  await page.getByRole('region', { name: 'Options' }).evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    window.scrollBy(0, 200);
  });
  await expect(preview).toBeInViewport({ ratio: 1 });
  await expect(code).toBeInViewport({ ratio: 1 });
  const colorOf = (text: string) =>
    code
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf('import')).not.toBe(await colorOf('<DatePicker'));
  // The name of a prop is one line.
  expect((await last.boundingBox())?.height).toBeLessThan(30);
});

test('a link to a choice in the Pickers playground shows it to a reader who only looks', async ({
  page,
}) => {
  await open(page, '/x/react-date-pickers/playground/?component=TimeClock&locale=de');
  const code = page.getByRole('region', { name: 'Code' });
  await expect(code.getByText('<TimeClock')).toBeVisible({ timeout: 4000 });
  await expect(page.getByRole('combobox', { name: 'Locale' })).toHaveValue('de');
});

test('on a phone, the options of the Pickers playground are between its preview, which stays in view, and its code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/x/react-date-pickers/playground/');
  const preview = page.getByRole('group', { name: 'Preview' });
  const options = page.getByRole('region', { name: 'Options' });
  const code = page.getByRole('region', { name: 'Code' });
  const top = async (element: typeof preview) => (await element.boundingBox())?.y ?? 0;
  expect(await top(preview)).toBeLessThan(await top(options));
  expect(await top(options)).toBeLessThan(await top(code));
  const last = options.getByText('showDaysOutsideCurrentMonth');
  await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(preview).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport();
  // Names in the code aren't broken.
  const name = code.getByText('LocalizationProvider').first();
  expect((await name.boundingBox())?.height).toBeLessThan(30);
});

test('links in the text of tabs are underlined, as in other text', async ({ page }) => {
  await open(page, '/x/react-date-pickers/adapters-locale/');
  const links = page.locator('.tabs-container p').getByRole('link', { includeHidden: true });
  await expect(links.first()).toHaveCSS('text-decoration-line', 'underline');
});

test('package managers are in the header of the code block', async ({ page }) => {
  await open(page, '/x/introduction/installation/');
  const block = page.locator('.tabs-container').first();
  const tabs = await block.getByRole('tablist').boundingBox();
  const code = await block.locator('pre').filter({ visible: true }).boundingBox();
  expect(code?.y).toBeCloseTo((tabs?.y ?? 0) + (tabs?.height ?? 0), 0);
  expect(code?.width).toBeCloseTo(tabs?.width ?? 0, 0);
});

test('the columns of plans are at the same place in all tables of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/x/react-data-grid/features/');
  const tables = page.locator('table.plan-table');
  expect(await tables.count()).toBeGreaterThan(5);
  const columns = await tables.evaluateAll((all) =>
    all.map((table) =>
      [...table.querySelectorAll('th')].map((heading) =>
        Math.round(heading.getBoundingClientRect().left),
      ),
    ),
  );
  expect(new Set(columns.map((lefts) => lefts.join(' '))).size).toBe(1);
});

for (const pathname of ['/x/react-data-grid/features/', '/x/react-data-grid/']) {
  test(`there is one sign for what a plan does not have, with a name (${pathname})`, async ({
    page,
  }) => {
    await open(page, pathname);
    const tables = page.locator('table.plan-table');
    expect(await tables.getByRole('img', { name: 'Not included' }).count()).toBeGreaterThan(5);
    const cells = await tables
      .locator('td')
      .evaluateAll((all) =>
        all
          .filter((cell) => !cell.querySelector('[role="img"]'))
          .map((cell) => cell.textContent.trim()),
      );
    expect(cells.filter((text) => /^(?:no|[-–—✗✕×✓])$/.test(text))).toEqual([]);
  });
}

/** Returns the contrast of an element's text to the page's background. */
const contrastOf = (element: Locator) =>
  element.evaluate((node) => {
    const context = document.createElement('canvas').getContext('2d');
    const luminance = (color: string) => {
      if (!context) {
        throw new Error('no canvas');
      }
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, light = 0] = [
      luminance(getComputedStyle(node).color),
      luminance(getComputedStyle(document.documentElement).backgroundColor),
    ].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });

test('the table of contents stands back from the text in both color modes', async ({ browser }) => {
  const contrasts: number[] = [];
  for (const mode of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await setMode(page, mode);
    await open(page, '/x/react-data-grid/sorting/');
    const link = page.locator('.theme-doc-toc-desktop a:not(.table-of-contents__link--active)');
    const contrast = await contrastOf(link.last());
    expect(contrast, mode).toBeGreaterThan(4.5);
    expect(contrast, mode).toBeLessThan(
      0.7 * (await contrastOf(page.locator('.theme-doc-markdown h2').first())),
    );
    contrasts.push(contrast);
    await page.close();
  }
  const [light = 0, dark = 0] = contrasts;
  expect(dark / light).toBeGreaterThan(0.75);
  expect(dark / light).toBeLessThan(1.33);
});

test.describe('the demos on the landing page', () => {
  const stage = (page: Page, name: string) => page.getByRole('group', { name: `${name}, live` });

  for (const [width, mode, direction] of [
    [1440, 'light', 'ltr'],
    [1440, 'dark', 'rtl'],
    [390, 'light', 'rtl'],
    [320, 'dark', 'ltr'],
  ] as const) {
    test(`appear when a reader is there, and nothing moves (${width} px, ${mode}, ${direction})`, async ({
      page,
    }) => {
      await setMode(page, mode);
      if (direction === 'rtl') {
        await setRtl(page);
      }
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/x/');
      const code = page.locator('section figure');
      await expect(code).toHaveCount(4);
      const before = await code.last().boundingBox();
      await page.mouse.move(20, 400);
      for (const [name, part] of [
        ['Orders', (demo: Locator) => demo.getByRole('gridcell', { name: 'Linh Tran' })],
        ['Departure', (demo: Locator) => demo.getByRole('option', { name: '10 hours' })],
        ['Electricity', (demo: Locator) => demo.locator('.MuiLineElement-root').first()],
        ['Project files', (demo: Locator) => demo.getByRole('treeitem', { name: 'Orders.tsx' })],
      ] as const) {
        const demo = stage(page, name);
        await demo.scrollIntoViewIfNeeded();
        await expect(part(demo)).toBeVisible();
        await expect(demo.locator('[data-island]')).toHaveAttribute('data-island-ready');
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await code.last().boundingBox()).toEqual(before);
      if (direction === 'ltr') {
        // The server renders from left to right, so parts inside a demo change places.
        expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
      }
      expect(await accessibilityViolations(page, '.theme-doc-markdown')).toEqual([]);
    });
  }

  test('include a grid that looks the same before its code has loaded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/x/');
    const texts = ['Customer', 'Total (€)', 'Amara Okafor', '129.5', '84', 'Linh Tran', '1–3 of 3'];
    const places = () =>
      Promise.all(
        texts.map(async (text) => {
          // Not in the code beside it.
          const beside = page.locator('section > div');
          const shown = beside.getByText(text, { exact: true }).filter({ visible: true });
          await expect(shown).toHaveCount(1);
          return shown.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { x, y, height } = range.getBoundingClientRect();
            return [Math.round(x), Math.round(y + height / 2)];
          });
        }),
      );
    const before = await places();
    await expect(stage(page, 'Orders').locator('[data-island]')).not.toHaveAttribute(
      'data-island-ready',
    );
    await page.mouse.move(20, 400);
    await expect(stage(page, 'Orders').getByRole('gridcell', { name: 'Linh Tran' })).toBeVisible();
    const after = await places();
    const moved = before.flatMap((place, text) =>
      place.map((value, axis) => Math.abs(value - (after[text]?.[axis] ?? 0))),
    );
    expect(Math.max(...moved)).toBeLessThanOrEqual(4);
  });

  test('do what the first click says', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/x/');
    const tree = stage(page, 'Project files');
    await tree.getByText('public').click();
    await expect(tree.getByRole('treeitem', { name: 'icon.svg' })).toBeVisible();
  });
});
