import { fireEvent } from '@testing-library/react';

import { loadDemoStyles } from './client';

beforeAll(() => {
  // jsdom has no CSS.escape.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});

let count = 0;
let sheet: (edit?: number) => string;

beforeEach(() => {
  count += 1;
  const test = count;
  // The module remembers what it has loaded, so each test uses its own URLs.
  sheet = (edit = 0) => `/assets/demos/Orders-${test}.${edit}.css`;
});
afterEach(() => document.head.replaceChildren());

const links = () => [...document.head.querySelectorAll('link')];
const addresses = () => links().map((link) => link.getAttribute('href'));
const linkTo = (href: string) =>
  links().find((link) => link.getAttribute('href') === href) as HTMLLinkElement;

/** Returns whether a promise has already resolved. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe("a demo's style sheet", () => {
  it('is awaited until the browser has loaded it', async () => {
    const loaded = loadDemoStyles('Orders-css', sheet());
    expect(linkTo(sheet())).toHaveAttribute('rel', 'stylesheet');
    expect(await isDone(loaded)).toBe(false);
    fireEvent.load(linkTo(sheet()));
    await loaded;
    expect(addresses()).toEqual([sheet()]);
  });

  it('is loaded once, however many demos request it, before and after it is loaded', async () => {
    const first = loadDemoStyles('Orders-css', sheet());
    const second = loadDemoStyles('Orders-css', sheet());
    expect(addresses()).toEqual([sheet()]);
    fireEvent.load(linkTo(sheet()));
    await Promise.all([first, second]);
    await loadDemoStyles('Orders-css', sheet());
    expect(addresses()).toEqual([sheet()]);
  });

  it('stays until the next one of the same demo is loaded, and is then removed', async () => {
    const before = loadDemoStyles('Orders-css', sheet(1));
    fireEvent.load(linkTo(sheet(1)));
    await before;
    const after = loadDemoStyles('Orders-css', sheet(2));
    expect(addresses()).toEqual([sheet(1), sheet(2)]);
    fireEvent.load(linkTo(sheet(2)));
    await after;
    expect(addresses()).toEqual([sheet(2)]);
  });

  it('returns when an edit is undone', async () => {
    for (const edit of [1, 2, 1]) {
      const loaded = loadDemoStyles('Orders-css', sheet(edit));
      fireEvent.load(linkTo(sheet(edit)));
      await loaded;
    }
    expect(addresses()).toEqual([sheet(1)]);
  });

  it("doesn't affect other demos and stylings", () => {
    ['Orders-css', 'Orders-tailwind', 'Bills-css'].forEach((owner, edit) => {
      void loadDemoStyles(owner, sheet(edit));
      fireEvent.load(linkTo(sheet(edit)));
    });
    expect(addresses()).toEqual([sheet(0), sheet(1), sheet(2)]);
  });

  it("that can't be loaded stops no demo, and is requested again by the next one", async () => {
    const kept = loadDemoStyles('Orders-css', sheet(1));
    fireEvent.load(linkTo(sheet(1)));
    await kept;
    const failed = loadDemoStyles('Orders-css', sheet(2));
    fireEvent.error(linkTo(sheet(2)));
    await expect(failed).resolves.toBeUndefined();
    expect(addresses()).toEqual([sheet(1)]);

    const again = loadDemoStyles('Orders-css', sheet(2));
    fireEvent.load(linkTo(sheet(2)));
    await again;
    expect(addresses()).toEqual([sheet(2)]);
  });
});
