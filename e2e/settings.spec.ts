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

const PAGE = '/x/introduction/installation/';

const button = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Opens the settings drawer. */
async function openSettings(page: Page): Promise<Locator> {
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

/** Locates an option of a group in the drawer. */
const option = (page: Page, group: string, name: string) =>
  drawer(page).getByRole('group', { name: group }).getByRole('radio', { name });

/** Returns the settings as shown on the page, and as stored. */
const state = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html } = document;
    return {
      dir: html.dir,
      dense: html.hasAttribute('data-dense'),
      theme: html.getAttribute('data-theme'),
      variant: html.getAttribute('data-code-variant'),
      styling: html.getAttribute('data-code-styling'),
    };
  });

const DEFAULTS = { dir: 'ltr', dense: false, theme: 'light', variant: 'TS', styling: 'system' };
const CHANGED = { dir: 'rtl', dense: true, theme: 'dark', variant: 'JS', styling: 'tailwind' };

/** Changes every setting to something other than its default. */
async function changeAll(page: Page): Promise<void> {
  await option(page, 'Mode', 'Dark').check();
  await option(page, 'Direction', 'Right to left').check();
  await drawer(page).getByRole('switch', { name: 'Dense' }).check();
  await option(page, 'Code language', 'JavaScript').check();
  await option(page, 'Styling', 'Tailwind').check();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

test('each setting applies immediately, is shown by its control, and survives a reload', async ({
  page,
}) => {
  await open(page, PAGE);
  expect(await state(page)).toEqual(DEFAULTS);
  await openSettings(page);
  await expect(option(page, 'Mode', 'System')).toBeChecked();
  await expect(option(page, 'Direction', 'Left to right')).toBeChecked();
  await expect(drawer(page).getByRole('switch', { name: 'Dense' })).not.toBeChecked();
  await expect(option(page, 'Code language', 'TypeScript')).toBeChecked();
  await expect(option(page, 'Styling', 'MUI System')).toBeChecked();
  await changeAll(page);
  expect(await state(page)).toEqual(CHANGED);

  await open(page, PAGE);
  expect(await state(page)).toEqual(CHANGED);
  await openSettings(page);
  await expect(option(page, 'Mode', 'Dark')).toBeChecked();
  await expect(option(page, 'Direction', 'Right to left')).toBeChecked();
  await expect(drawer(page).getByRole('switch', { name: 'Dense' })).toBeChecked();
  await expect(option(page, 'Code language', 'JavaScript')).toBeChecked();
  await expect(option(page, 'Styling', 'Tailwind')).toBeChecked();
});

test('code preferences are stored in cookies for a year', async ({ page, context }) => {
  await open(page, PAGE);
  await openSettings(page);
  await option(page, 'Code language', 'JavaScript').check();
  await option(page, 'Styling', 'CSS').check();
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['codeVariant', 'JS'],
    ['codeStyling', 'CSS'],
  ]);
  const inAYear = Date.now() / 1000 + 31_536_000;
  for (const { expires, path, sameSite } of cookies) {
    expect(Math.abs(expires - inAYear)).toBeLessThan(60);
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
  }
});

test('Reset to defaults resets everything, and announces it', async ({ page }) => {
  await open(page, PAGE);
  await openSettings(page);
  await changeAll(page);
  await drawer(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(drawer(page).getByRole('status')).toHaveText(/reset to their defaults/);
  expect(await state(page)).toEqual(DEFAULTS);
  await expect(option(page, 'Mode', 'System')).toBeChecked();
  await expect(option(page, 'Direction', 'Left to right')).toBeChecked();
  await option(page, 'Mode', 'Dark').check();
  await expect(drawer(page).getByRole('status')).toHaveText('');
  await option(page, 'Mode', 'System').check();
  await open(page, PAGE);
  expect(await state(page)).toEqual(DEFAULTS);
});

test('the drawer and the navbar show the same mode', async ({ page }) => {
  await open(page, PAGE);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('button', { name: 'Dark mode' }).click();
  await openSettings(page);
  await expect(option(page, 'Mode', 'Dark')).toBeChecked();
  await option(page, 'Mode', 'Light').check();
  await page.keyboard.press('Escape');
  await expect(navbar.getByRole('button', { name: 'Light mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('other tabs follow, whether their drawer is open or not', async ({ page, context }) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(other, PAGE);
  await openSettings(other);
  const third = await context.newPage();
  await third.emulateMedia({ colorScheme: 'light' });
  await open(third, PAGE);
  await openSettings(page);
  await changeAll(page);
  await expect.poll(() => state(other)).toEqual(CHANGED);
  await expect.poll(() => state(third)).toEqual(CHANGED);
  await expect(option(other, 'Direction', 'Right to left')).toBeChecked();
  await expect(option(other, 'Code language', 'JavaScript')).toBeChecked();
  await expect(drawer(other).getByRole('switch', { name: 'Dense' })).toBeChecked();
});

test('nothing of MUI is loaded before the button is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\/mui\b/.test(request.url())) {
      scripts.push(request.url());
    }
  });
  await open(page, PAGE);
  const served = await page.locator('[data-island="settings"]').innerHTML();
  expect(served).not.toMatch(/Mui|data-emotion/);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 300);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  // Only the click loads the drawer's code.
  await openSettings(page);
  expect(scripts).not.toEqual([]);
});

test('everything works by keyboard, and the focus returns', async ({ page }) => {
  await open(page, PAGE);
  const opener = button(page);
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  // While the drawer is open, the page is hidden from assistive technology, and so from locators by role.
  await expect(page.locator('[data-island="settings"] button')).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('button', { name: 'Close settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(option(page, 'Mode', 'System')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Mode', 'Dark')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const outline = await page.evaluate(() =>
    document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : undefined,
  );
  expect(outline).toBe('solid');

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Direction', 'Right to left')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(drawer(page).getByRole('switch', { name: 'Dense' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Code language', 'JavaScript')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Styling', 'Tailwind')).toBeChecked();
  expect(await state(page)).toEqual(CHANGED);

  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('button', { name: 'Reset to defaults' })).toBeFocused();
  // Focus stays in the drawer.
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('button', { name: 'Close settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the close button and a click outside the drawer close it and return the focus', async ({
  page,
}) => {
  await open(page, PAGE);
  await openSettings(page);
  await drawer(page).getByRole('button', { name: 'Close settings' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await openSettings(page);
  await page.mouse.click(200, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

for (const [direction, left] of [
  ['ltr', 80],
  ['rtl', 0],
] as const) {
  test(`on a phone the button is in the navbar, and the drawer at its end, ${direction}`, async ({
    page,
  }) => {
    await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, PAGE);
    await openSettings(page);
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(left);
    expect((await drawer(page).boundingBox())?.width).toBe(310);
  });
}

test('changing the direction while the drawer is open moves it to the other side', async ({
  page,
}) => {
  await open(page, PAGE);
  await openSettings(page);
  const { width = 0 } = (await drawer(page).boundingBox()) ?? {};
  expect(width).toBe(360);
  await option(page, 'Direction', 'Right to left').check();
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
  await option(page, 'Direction', 'Left to right').check();
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(1280 - 360);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const direction of ['ltr', 'rtl']) {
    test(`the open drawer is accessible, ${colorScheme} and ${direction}`, async ({ page }) => {
      await page.addInitScript((dir) => localStorage.setItem('direction', dir), direction);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, PAGE);
      await openSettings(page);
      await drawer(page).getByRole('switch', { name: 'Dense' }).check();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
}

/** Stores a value other than the default for every setting, before the page's own scripts run. */
const storeAll = () => {
  localStorage.setItem('mode', 'dark');
  localStorage.setItem('direction', 'rtl');
  localStorage.setItem('dense', 'true');
};

test('the choices apply before any bundle script runs', async ({ page, context }) => {
  await page.addInitScript(storeAll);
  await context.addCookies(
    Object.entries({ codeVariant: 'JS', codeStyling: 'Tailwind' }).map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
    })),
  );
  await page.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
  await page.goto(PAGE);
  expect(await state(page)).toEqual(CHANGED);
});

test("a hash takes precedence over cookies, and isn't stored", async ({ page, context }) => {
  await context.addCookies([
    { name: 'codeStyling', value: 'Tailwind', domain: 'localhost', path: '/' },
  ]);
  await open(page, `${PAGE}#css-Grid.js`);
  expect(await state(page)).toMatchObject({ variant: 'JS', styling: 'css' });
  await page.evaluate(() => {
    window.location.hash = '#Grid.tsx';
  });
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
  expect(await state(page)).toMatchObject({ variant: 'TS', styling: 'css' });
  await open(page, `${PAGE}?again`);
  expect(await state(page)).toMatchObject({ variant: 'TS', styling: 'tailwind' });
});

test('the direction never flips back, from first paint through hydration to other pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('direction', 'rtl');
    const frames = new Set<string>();
    const before: (string | null)[] = [];
    Object.assign(window, { directions: { frames, before } });
    new MutationObserver((changes) =>
      changes.forEach(({ oldValue }) => before.push(oldValue)),
    ).observe(document, { subtree: true, attributeFilter: ['dir'], attributeOldValue: true });
    requestAnimationFrame(function eachFrame() {
      // Nothing is visible before the page's first element.
      if (document.getElementById('__docusaurus')) {
        frames.add(document.documentElement.dir);
      }
      requestAnimationFrame(eachFrame);
    });
  });
  // A slow CPU spreads hydration over many frames.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });

  /**
   * Fails if any frame was left to right, or if anything after the page's first script changed the direction from that.
   */
  const expectNoTurn = async () => {
    // Waits for what hydration defers to later frames.
    await settle(page);
    const [frames, before] = await page.evaluate(() => {
      const { directions } = window as unknown as {
        directions: { frames: Set<string>; before: (string | null)[] };
      };
      return [[...directions.frames], directions.before];
    });
    expect(frames).toEqual(['rtl']);
    expect(before[0]).toBe('ltr');
    expect(before.slice(1)).not.toContain('ltr');
  };

  await open(page, PAGE);
  await expectNoTurn();
  await page.getByRole('link', { name: 'Licensing' }).first().click();
  await expect(page).toHaveURL('/x/introduction/licensing/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/licen/i);
  await expectNoTurn();
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expectNoTurn();
});

test('nothing shifts on a reload with stored choices', async ({ page }) => {
  await page.addInitScript(storeAll);
  await open(page, PAGE);
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  expect(await state(page)).toMatchObject({ dir: 'rtl', dense: true, theme: 'dark' });
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
});

test('dense fits about a third more navigation, with 24 px targets', async ({ page }) => {
  await open(page, PAGE);
  const links = page.locator('.theme-doc-sidebar-menu .menu__link:visible');
  const span = async () => {
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    return {
      pitch: (Math.max(...tops) - Math.min(...tops)) / (tops.length - 1),
      smallest: Math.min(...boxes.map((box) => box?.height ?? 0)),
    };
  };
  const roomy = await span();
  await openSettings(page);
  await drawer(page).getByRole('switch', { name: 'Dense' }).check();
  const dense = await span();
  expect(roomy.pitch / dense.pitch).toBeGreaterThan(1.28);
  expect(dense.smallest).toBeGreaterThanOrEqual(24);
  const toc = page.locator('.table-of-contents__link');
  for (const link of await toc.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});

for (const [name, breakIt] of Object.entries({
  'rubbish in storage and cookies': () => {
    localStorage.setItem('direction', '<img src=x onerror=alert(1)>');
    localStorage.setItem('dense', 'yes');
    document.cookie = 'codeVariant=%E0%A4%A; path=/';
    document.cookie = 'codeStyling=<b>; path=/';
  },
  'storage and cookies that throw': () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.defineProperty(window, 'BroadcastChannel', { value: deny });
  },
})) {
  test(`with ${name} the defaults apply, and the settings still work`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await open(page, PAGE);
    expect(await state(page)).toEqual(DEFAULTS);
    await openSettings(page);
    await changeAll(page);
    expect(await state(page)).toEqual(CHANGED);
    await drawer(page).getByRole('button', { name: 'Reset to defaults' }).click();
    expect(await state(page)).toEqual(DEFAULTS);
  });
}

test("a query can't set preferences", async ({ page }) => {
  await open(
    page,
    `${PAGE}?docusaurus-data-code-variant=evil&docusaurus-data-code-styling=evil` +
      '&docusaurus-data-dense=evil&docusaurus-data-served-dir=rtl',
  );
  expect(await state(page)).toEqual(DEFAULTS);
});
