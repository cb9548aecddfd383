import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support';

/*
 * Nothing is lost that a reader does while a page and its demos are loading, on a processor that is four times slower: 60
 * tries.
 */
test.describe.configure({ timeout: 240_000 });

/** Milliseconds between the appearance of an element and the reader's input. */
const DELAYS = [0, 150, 400, 800, 1600];

interface Input {
  path: string;
  /** What the reader uses. */
  target: (page: Page) => Locator;
  /** What is typed after the click. Default: nothing. */
  keys?: string;
  /** How the reader gets there. Default: by a click. */
  by?: 'focus' | 'nothing';
  /** What has to be seen then. */
  check: (page: Page, target: Locator) => Promise<void>;
}

const demo = (page: Page, id: string) => page.locator(`#${id}`);
const searchField = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const GUIDE = '/x/react-data-grid/sorting/';

const INPUTS: Record<string, Input> = {
  'a date in a field': {
    path: '/x/react-date-pickers/date-picker/',
    target: (page) => page.getByRole('spinbutton', { name: 'Month' }).first(),
    keys: '12252024',
    check: async (_, month) => {
      await expect(month.locator('xpath=ancestor::*[@role="group"][1]')).toContainText(
        /12\W*\/\W*25\W*\/\W*2024/,
      );
    },
  },
  'the checkbox of a row': {
    path: '/x/react-data-grid/row-selection/',
    target: (page) => page.getByRole('gridcell').getByRole('checkbox').first(),
    check: (_, box) => expect(box).toBeChecked(),
  },
  'Ctrl+K, and words to search for': {
    path: GUIDE,
    target: (page) => page.getByRole('heading', { level: 1 }),
    keys: 'Control+k sorting',
    by: 'nothing',
    check: (page) => expect(searchField(page)).toHaveValue('sorting'),
  },
  'a slash, and words to search for': {
    path: '/x/api/data-grid/data-grid/',
    target: (page) => page.getByRole('heading', { level: 1 }),
    keys: '/ sorting',
    by: 'nothing',
    check: async (page) => {
      const fields = page.locator('input:focus');
      await expect(fields).toHaveValue('sorting');
    },
  },
  'a group of the sidebar': {
    path: GUIDE,
    target: (page) =>
      page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Charts', { exact: true }),
    check: (page) =>
      expect(
        page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Bars', { exact: true }),
      ).toBeVisible(),
  },
  'an item of a tree': {
    path: '/x/react-tree-view/rich-tree-view/items/',
    target: (page) => page.locator('[role="treeitem"][aria-expanded="false"]').first(),
    check: (page) =>
      expect(page.locator('[role="treeitem"]').first()).toHaveAttribute('aria-expanded', 'true'),
  },
  'a slider': {
    path: '/x/react-charts/gauge/',
    target: (page) => page.getByRole('slider').first(),
    by: 'focus',
    keys: 'ArrowRight ArrowRight',
    check: (_, slider) => expect(slider).toHaveValue('-90'),
  },
  'a text field': {
    path: '/x/react-tree-view/accessibility/',
    target: (page) => demo(page, 'FilterPlants').getByRole('textbox').first(),
    keys: 'oak',
    check: (_, field) => expect(field).toHaveValue('oak'),
  },
  'the color mode': {
    path: GUIDE,
    target: (page) => page.getByRole('button', { name: /^Dark/ }),
    check: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the code of a demo': {
    path: GUIDE,
    target: (page) => page.getByRole('button', { name: 'Show code' }).first(),
    check: (page) => expect(page.locator('[data-demo-code]').first()).toBeVisible(),
  },
  'code that is edited': {
    path: '/x/react-charts/quickstart/',
    target: (page) => page.getByRole('group', { name: /^Code of / }).first(),
    by: 'focus',
    keys: 'Enter // edited',
    check: (page) =>
      expect(page.getByRole('textbox', { name: /editable/ }).first()).toHaveValue(/^\/\/edited/),
  },
  'a filter of props': {
    path: '/x/api/data-grid/data-grid/',
    target: (page) => page.getByRole('searchbox').first(),
    keys: 'pagination',
    check: (_, field) => expect(field).toHaveValue('pagination'),
  },
  'a choice of a package manager': {
    path: '/x/introduction/installation/',
    target: (page) => page.getByRole('tab', { name: 'pnpm' }).first(),
    check: (_, tab) => expect(tab).toHaveAttribute('aria-selected', 'true'),
  },
};

/** Presses keys: words are typed, and names of keys are pressed. */
async function press(page: Page, keys: string): Promise<void> {
  for (const word of keys.split(' ')) {
    if (/^(?:\/|[A-Z]\w+(?:\+\w)?)$/.test(word)) {
      await page.keyboard.press(word);
    } else {
      await page.keyboard.type(word, { delay: 30 });
    }
  }
}

for (const [name, { path, target, keys = '', by, check }] of Object.entries(INPUTS)) {
  test(`${name} is not lost`, async ({ browser, baseURL }) => {
    for (const delay of DELAYS) {
      await test.step(`after ${delay} ms`, async () => {
        const context = await browser.newContext({ baseURL });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(path, { waitUntil: 'commit' });
        const element = target(page);
        await element.waitFor({ timeout: 30_000 });
        await element.scrollIntoViewIfNeeded();
        // oxlint-disable-next-line syntax/restricted -- The time is what varies.
        await page.waitForTimeout(delay);
        if (by === 'focus') {
          await element.focus();
        } else if (!by) {
          const box = await element.boundingBox();
          await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
        }
        await press(page, keys);
        await expect
          .soft(check(page, element), `${name} after ${delay} ms`)
          .resolves.toBe(undefined);
        await context.close();
      });
    }
  });
}
