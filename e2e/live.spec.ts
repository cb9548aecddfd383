import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expect, open, test } from './support';

const PAGE = '/x/react-data-grid/sorting/';
const MODIFIER = process.platform === 'darwin' ? 'Meta' : 'Control';

interface OpenEditor {
  demo: Locator;
  /** The code before it turns into a text field. */
  code: Locator;
  editor: Locator;
  preview: Locator;
  frame: FrameLocator;
  status: Locator;
}

/** Shows the code of the first demo. */
async function showCode(page: Page): Promise<{ demo: Locator; code: Locator }> {
  const demo = page.locator('figure').first();
  const show = demo.getByText('Show code');
  if (await show.isVisible()) {
    await show.click();
  }
  return { demo, code: demo.locator('pre.code') };
}

/** Opens the editor of the first demo on a page, by keyboard. All tests use this. */
async function openEditor(page: Page): Promise<OpenEditor> {
  const { demo, code } = await showCode(page);
  await code.focus();
  await page.keyboard.press('Enter');
  const editor = demo.getByRole('textbox', { name: /^Code of .+, editable/ });
  await expect(editor).toBeFocused();
  const preview = demo.locator('iframe');
  return {
    demo,
    code,
    editor,
    preview,
    frame: demo.frameLocator('iframe'),
    status: demo.getByRole('status').filter({ hasText: /\S/ }),
  };
}

/** Returns a demo's code that renders the given JSX. */
const showing = (jsx: string, before = '') =>
  `import * as React from 'react';\n${before}\nexport default function Edited() {\n  return ${jsx};\n}\n`;

test.beforeEach(async ({ page }) => {
  await open(page, PAGE);
});

test('code runs while it is typed, and looks like the page', async ({ page }) => {
  const { editor, frame, preview } = await openEditor(page);
  await editor.fill(showing('<p id="said">one</p>'));
  const said = frame.locator('#said');
  await expect(said).toHaveText('one');
  await expect(preview).toBeVisible();
  await expect(preview).toHaveAttribute('title', /, live preview$/);

  await editor.fill(showing('<p id="said">two</p>'));
  await expect(said).toHaveText('two');
  const font = () => said.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await font()).toContain('Figtree');
  expect(
    await said.evaluate(() => document.fonts.check('16px Figtree')),
    'the page’s font is there',
  ).toBe(true);
});

test('the editor has exactly the position of the code', async ({ page }) => {
  const { demo, code: pre } = await showCode(page);
  const before = await pre.boundingBox();
  const text = await pre
    .locator('code')
    .first()
    .evaluate((element) => ({
      html: element.innerHTML,
      font: getComputedStyle(element).font,
      left: element.getBoundingClientRect().left,
    }));
  const { editor } = await openEditor(page);
  const code = demo.locator('div.code');
  const after = await code.boundingBox();
  expect(after?.height).toBe(before?.height);
  expect(after?.width).toBe(before?.width);
  const picture = await demo.locator('div.code pre').evaluate((element) => ({
    html: element.innerHTML.replace(/<br>$/, '\n'),
    font: getComputedStyle(element).font,
    left: element.getBoundingClientRect().left,
  }));
  expect(picture).toEqual(text);
  expect(await editor.evaluate((field) => getComputedStyle(field).font)).toBe(text.font);
});

test.describe('edited code', () => {
  // The browser reports the popup.
  test.use({ allowsConsoleErrors: true });

  test("has an opaque origin, and can't access the page", async ({ page }) => {
    const { editor, frame } = await openEditor(page);
    await page.evaluate(() => {
      document.cookie = 'secret=1; path=/';
      localStorage.setItem('secret', '1');
    });
    await editor.fill(
      showing(
        '<ul>{tries.map(([name, done]) => <li key={name}>{name}: {done}</li>)}</ul>',
        `const attempt = (get: () => unknown) => {
  try { return 'reached ' + String(get()); } catch (error) { return (error as Error).name; }
};
const tries = [
  ['origin', attempt(() => self.origin)],
  ['cookie', attempt(() => document.cookie)],
  ['storage', attempt(() => localStorage.getItem('secret'))],
  ['parent', attempt(() => parent.document.title)],
  ['top', attempt(() => top!.location.href)],
  ['popup', attempt(() => window.open('/x/'))],
];`,
      ),
    );
    await expect(frame.getByRole('listitem')).toHaveText([
      'origin: reached null',
      'cookie: SecurityError',
      'storage: SecurityError',
      'parent: SecurityError',
      'top: SecurityError',
      'popup: reached null',
    ]);
  });
});

test.describe("what edited code can't do", () => {
  // The browser reports each attempt.
  test.use({ allowsConsoleErrors: true });

  test('fetch anything, or navigate the reader away', async ({ page }) => {
    const { editor, frame, status } = await openEditor(page);
    await editor.fill(
      showing('<p>{said} <a href="https://example.com/" target="_blank">away</a></p>', '').replace(
        'return',
        `const [said, say] = React.useState('asked');
  React.useEffect(() => { fetch('/x/').then(() => say('reached'), () => say('refused')); }, []);
  return`,
      ),
    );
    await expect(frame.getByText('refused')).toBeVisible();
    const pages = page.context().pages().length;
    await frame.getByRole('link').click();
    await expect(frame.getByText('refused')).toBeVisible();
    expect(page.context().pages()).toHaveLength(pages);

    await editor.fill(showing('<button onClick={() => { location.href = "/x/"; }}>Leave</button>'));
    await frame.getByRole('button', { name: 'Leave' }).click();
    await expect(status).toContainText('tried to leave this page');
    await editor.fill(showing('<p>back</p>'));
    await expect(frame.getByText('back')).toBeVisible();
    await expect(status).toHaveCount(0);
  });

  test('show alerts, or load scripts from other hosts', async ({ page }) => {
    const { editor, frame } = await openEditor(page);
    await editor.fill(
      showing('<p>{said}</p>').replace(
        'return',
        `const [said, say] = React.useState('asked');
  React.useEffect(() => {
    alert('hello');
    const script = document.createElement('script');
    script.src = 'https://example.com/a.js';
    script.onload = () => say('loaded');
    script.onerror = () => say('refused');
    document.head.append(script);
  }, []);
  return`,
      ),
    );
    await expect(frame.getByText('refused')).toBeVisible();
  });
});

test("the page itself can't evaluate code", async ({ page, request }) => {
  const policy = (await request.get(PAGE)).headers()['content-security-policy'];
  expect(policy).not.toContain('unsafe-eval');
  const { preview } = await openEditor(page);
  expect(await preview.getAttribute('sandbox')).toBe('allow-scripts');
  const address = (await preview.getAttribute('src')) ?? '';
  const headers = (await request.get(address)).headers();
  expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
  expect(headers['content-security-policy']).not.toContain("frame-ancestors 'none'");
});

test('an error is shown with its position, and the last working preview stays', async ({
  page,
}) => {
  const { editor, frame, status } = await openEditor(page);
  await editor.fill(showing('<p>good</p>'));
  await expect(frame.getByText('good')).toBeVisible();

  await editor.fill(showing('<p>{half</p>'));
  await expect(status).toContainText(/Line 4(, column \d+)?: Syntax error/);
  await expect(status, 'in view wherever the end of the code is').toBeInViewport({ ratio: 1 });
  await expect(frame.getByText('good')).toBeVisible();

  await editor.fill(showing('<p>{(undefined as unknown as { name: string }).name}</p>'));
  await expect(status).toContainText(/Line 4: TypeError/);
  await expect(frame.getByText('good')).toBeVisible();

  await editor.fill(showing('<p>{half}</p>'));
  await expect(status).toContainText('half is not defined');

  await editor.fill(showing('<p>better</p>'));
  await expect(frame.getByText('better')).toBeVisible();
  await expect(status).toHaveCount(0);
});

test.describe('an error', () => {
  // The browser also reports the error.
  test.use({ allowsConsoleErrors: true });

  test('in a click handler is shown, and so is one that unmounts the demo', async ({ page }) => {
    const { editor, frame, status } = await openEditor(page);
    await editor.fill(
      showing('<button onClick={() => { throw new RangeError("no such order"); }}>Break</button>'),
    );
    await frame.getByRole('button', { name: 'Break' }).click();
    await expect(status).toContainText('Line 4: RangeError: no such order');
    await expect(frame.getByRole('button', { name: 'Break' })).toBeVisible();

    await editor.fill(
      showing(
        '<button onClick={() => fail(true)}>{isBroken ? explode() : "Crash"}</button>',
      ).replace(
        'return',
        `const [isBroken, fail] = React.useState(false);
  const explode = () => { throw new Error('late'); };
  return`,
      ),
    );
    await frame.getByRole('button', { name: 'Crash' }).click();
    await expect(frame.getByText('The demo crashed.')).toBeVisible();
    await expect(status).toContainText('late');
  });
});

test.describe('what developers can’t understand by its message is explained', () => {
  // The browser also reports each of them.
  test.use({ allowsConsoleErrors: true });

  test('state that is set while rendering', async ({ page }) => {
    const { editor, status } = await openEditor(page);
    await editor.fill(
      showing('<p>{count}</p>').replace(
        'return',
        'const [count, setCount] = React.useState(0);\n  setCount(count + 1);\n  return',
      ),
    );
    await expect(status).toContainText('A component sets its own state while it renders');
    await expect(status).toContainText('Minified React error #301');
  });

  test('a request', async ({ page }) => {
    const { editor, status } = await openEditor(page);
    await editor.fill(
      showing('<p>list</p>').replace(
        'return',
        "React.useEffect(() => { fetch('https://example.com/rows').then((all) => all.json()); }, []);\n  return",
      ),
    );
    await expect(status).toContainText('edited code can’t reach the network here');
    await expect(status).toContainText(/TypeError: Failed to fetch|https:\/\/example\.com\/rows/);
  });

  test('alert(), in a click and in an effect', async ({ page }) => {
    const { editor, frame, status } = await openEditor(page);
    await editor.fill(showing('<button onClick={() => alert("Saved")}>Save</button>'));
    await frame.getByRole('button', { name: 'Save' }).click();
    await expect(status).toContainText('Line 4: alert() opens no dialog here');
    await expect(status).toContainText('The text: Saved');
    await expect(frame.getByRole('button', { name: 'Save' })).toBeVisible();

    await editor.fill(
      showing('<p>shown</p>').replace(
        'return',
        'React.useEffect(() => { alert("Welcome"); }, []);\n  return',
      ),
    );
    await expect(frame.getByText('shown')).toBeVisible();
    await expect(status).toContainText('The text: Welcome');
  });
});

test('code that is opened at the lower edge of the window comes into view, and moves nothing else', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = page.locator('figure[data-event-category=demo]').first();
  const show = demo.getByRole('button', { name: 'Show code' });
  const code = demo.locator('[data-demo-code]');
  const scrollToBottom = (distance: number) =>
    show.evaluate((element, space) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy({ top: bottom - (window.innerHeight - space), behavior: 'instant' });
    }, distance);
  await show.scrollIntoViewIfNeeded();
  await scrollToBottom(8);
  // As with the keyboard, the button is in view, so that Playwright doesn't scroll.
  await show.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      code.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return window.innerHeight - top >= Math.min(height, 200);
      }),
    )
    .toBe(true);
  const hide = demo.getByRole('button', { name: 'Hide code' });
  await expect(hide).toBeInViewport({ ratio: 1 });

  await hide.press('Enter');
  await scrollToBottom(400);
  const y = await page.evaluate(() => window.scrollY);
  await show.press('Enter');
  await expect(code.locator('code').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
});

test("an import that can't be resolved is reported by name", async ({ page }) => {
  const { editor, status } = await openEditor(page);
  await editor.fill(`import debounce from 'lodash';\n${showing('<p>{debounce.name}</p>')}`);
  await expect(status).toContainText(
    "Line 1: 'lodash' isn’t available here. Open the demo in StackBlitz to use it.",
  );
  await editor.fill(`import { a } from './other';\n${showing('<p>{a}</p>')}`);
  await expect(status).toContainText("'./other' isn’t one of this demo’s files");
});

test("the library's components, icons and styles can be imported, on demand", async ({ page }) => {
  const { editor, frame } = await openEditor(page);
  await editor.fill(`import Rating from '@mui/material/Rating';
import { LineChart } from '@mui/x-charts';
import { styled } from '@mui/material/styles';
${showing(
  '<Wide><Rating value={3} readOnly /><LineChart height={120} series={[{ data: [1, 3, 2] }]} /></Wide>',
  "const Wide = styled('section')({ padding: 8 });",
)}`);
  await expect(frame.getByRole('img', { name: '3 Stars' })).toBeVisible();
  await expect(frame.locator('svg path').first()).toBeAttached();
});

test('an endless loop is stopped while the page keeps working', async ({ page }) => {
  const { editor, frame, status } = await openEditor(page);
  await editor.fill(showing('<p>good</p>'));
  await expect(frame.getByText('good')).toBeVisible();
  // A response after it confirms that the code is good.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        window.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown }>) => {
          if (data.type === 'pong') {
            resolve();
          }
        }),
      ),
  );

  const longestFrame = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 };
    let last = performance.now();
    requestAnimationFrame(function eachFrame(now) {
      seen.milliseconds = Math.max(seen.milliseconds, now - last);
      last = now;
      requestAnimationFrame(eachFrame);
    });
    return seen;
  });
  await editor.fill(showing('<p>{(() => { for (;;); })()}</p>'));
  await expect(status).toContainText('didn’t respond for 3 seconds and was stopped', {
    timeout: 10_000,
  });
  expect((await longestFrame.jsonValue()).milliseconds).toBeLessThan(500);
  await expect(frame.getByText('good')).toBeVisible();

  await editor.fill(showing('<p>after</p>'));
  await expect(frame.getByText('after')).toBeVisible();
  await expect(status).toHaveCount(0);
});

test('many quick edits run once', async ({ page }) => {
  const { editor, frame } = await openEditor(page);
  await editor.fill(showing('<p id="runs">{count}</p>', 'const count = 1;'));
  await expect(frame.locator('#runs')).toHaveText('1');

  // Each run briefly adds a style sheet of its own, so runs can be counted from inside the frame.
  await frame.locator('body').evaluate((body) => {
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).length;
      const before = Number(body.dataset.runs ?? 0);
      body.dataset.runs = String(before + added);
    }).observe(document.querySelector('#root')!, { childList: true });
  });
  await editor.evaluate((field: HTMLTextAreaElement) => {
    for (let count = 2; count <= 10_000; count += 1) {
      // Like typing: React listens for input events, and compares the value with the one that it set itself.
      field.setRangeText(
        field.value.replace(/count = \d+/, `count = ${count}`),
        0,
        field.value.length,
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(frame.locator('#runs')).toHaveText('10000');
  expect(Number(await frame.locator('body').getAttribute('data-runs'))).toBeLessThan(5);
});

test('the preview follows mode and direction, and has the height of its content', async ({
  page,
}) => {
  const { editor, frame, preview } = await openEditor(page);
  await editor.fill(showing('<div style={{ height: 333 }}>tall</div>'));
  const html = frame.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect.poll(async () => (await preview.boundingBox())?.height).toBeGreaterThanOrEqual(333);

  // Like changes in another tab.
  await page.evaluate(() => {
    for (const [key, newValue] of [
      ['mode', 'dark'],
      ['direction', 'rtl'],
    ] as const) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(frame.getByText('tall')).toHaveCSS('color', 'rgb(236, 238, 250)');
  await expect(editor).toHaveCSS('direction', 'ltr');
});

test('everything works by keyboard', async ({ page }) => {
  const { demo, editor, code, frame } = await openEditor(page);
  await expect(editor).toHaveAccessibleDescription('Press Escape to leave');
  await page.keyboard.press(`${MODIFIER}+a`);
  await page.keyboard.insertText(showing('<p>typed</p>'));
  await expect(frame.getByText('typed')).toBeVisible();

  await page.keyboard.insertText('// more');
  await expect(editor).toHaveValue(/more/);
  await page.keyboard.press(`${MODIFIER}+z`);
  await expect(editor).not.toHaveValue(/more/);

  const value = await editor.inputValue();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  expect(await editor.inputValue()).toBe(value);
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(code).toBeFocused();
  await expect(code).toContainText('typed');
  await expect(demo.locator('iframe')).toBeVisible();
});

test("a form submission reaches the code, and doesn't navigate", async ({ page }) => {
  const { editor, frame } = await openEditor(page);
  await editor.fill(
    showing(
      '<form onSubmit={(event) => { event.preventDefault(); say("sent"); }}><input aria-label="Name" required /><button>Send</button>{said}</form>',
    ).replace('return', "const [said, say] = React.useState('');\n  return"),
  );
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('sent')).toHaveCount(0);
  await frame.getByLabel('Name').fill('Aiko');
  await frame.getByLabel('Name').press('Enter');
  await expect(frame.getByText('sent')).toBeVisible();
});

test('nothing of the frame remains after leaving the page', async ({ page }) => {
  const { preview } = await openEditor(page);
  await expect(preview).toBeVisible();
  expect(page.frames().length).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Charts' }).first().click();
  await expect(page).toHaveURL(/react-charts/);
  await expect.poll(() => page.frames().length).toBe(1);
});
