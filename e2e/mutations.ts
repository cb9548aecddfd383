import type { Browser, Page } from '@playwright/test';

import { expect, settle } from './support';

/*
 * Browser extensions, translations and password managers change a page whenever they like: before React hydrates it,
 * meanwhile, and later. React then removes what it can't match and renders it again, and the text of a page, which is in
 * no JavaScript, has to be there afterwards.
 */

/** A page of each kind. */
export const PAGES = {
  guide: '/x/react-data-grid/sorting/',
  pickers: '/x/react-date-pickers/date-picker/',
  text: '/x/introduction/installation/',
  'API page': '/x/api/data-grid/data-grid/',
  'API index': '/x/api/data-grid/',
  landing: '/x/',
  gallery: '/x/react-charts/examples/',
  template: '/x/templates/sign-in/',
  playground: '/playground/',
} as const;

/** Parts of a page. Not every page has all of them. */
const REGIONS = {
  navbar: '.navbar',
  sidebar: 'nav.menu',
  article: 'article, main',
  'table of contents': '.table-of-contents',
  footer: 'footer',
  demo: '[data-island-root]',
} as const;

export const KINDS = [
  'added',
  'removed',
  'wrapped',
  'replaced',
  'translated',
  'attributes',
] as const;

/** The kinds of changes, for two tests. */
export const HALVES = [KINDS.slice(0, 3), KINDS.slice(3)];

/** Milliseconds after `DOMContentLoaded`. */
const TIMES = [0, 100, 300, 2000] as const;

interface Mutation {
  kind: (typeof KINDS)[number];
  region: string;
  time: number;
}

declare global {
  interface Window {
    isMutated?: boolean;
  }
}

/**
 * Changes a part of the page, `time` milliseconds after `DOMContentLoaded`, or now if that is negative. Runs in the page.
 */
export function mutate({ kind, region, time }: Mutation): void {
  const texts = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript')) {
        found.push(text);
      }
    }
    return found;
  };
  // Chrome's translation replaces each text with two nested elements, and follows changes to the page.
  const translate = (text: Text) => {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const change = () => {
    if (kind === 'attributes') {
      // Dark Reader, Grammarly, password managers.
      document.documentElement.setAttribute('data-extension-mode', 'dark');
      document.documentElement.classList.add('extension');
      document.body.setAttribute('data-extension-installed', '');
      document
        .querySelectorAll<HTMLElement>('input, textarea, button, [style]')
        .forEach((element) => {
          element.setAttribute('data-extension-type', 'username');
          element.style.setProperty('--extension-color', 'red');
        });
      return;
    }
    const root = document.querySelector(region);
    if (!root) {
      return;
    }
    if (kind === 'translated') {
      const all = texts(root);
      all.forEach(translate);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const added of addedNodes) {
            if (added instanceof Element && !added.closest('font')) {
              texts(added).forEach(translate);
            }
          }
        }
      }).observe(root, { childList: true, subtree: true });
      return;
    }
    const all = [...root.querySelectorAll('button, a, li, p, h2, h1, label, td')]
      .filter((element) => !element.querySelector('article'))
      .slice(0, 12);
    for (const element of all) {
      if (kind === 'added') {
        element.after(document.createElement('div'));
        element.prepend(document.createElement('span'));
      } else if (kind === 'removed') {
        element.remove();
      } else if (kind === 'wrapped') {
        const wrapper = document.createElement('span');
        element.replaceWith(wrapper);
        wrapper.append(element);
      } else {
        element.replaceWith(element.cloneNode(true));
      }
    }
  };
  if (time < 0) {
    change();
    return;
  }
  addEventListener('DOMContentLoaded', () => {
    setTimeout(() => {
      change();
      window.isMutated = true;
    }, time);
  });
}

export const regions = Object.values(REGIONS);

/** One part for each kind of change, at one of the times. The pages take turns, so that together they try everything. */
const mutations = (turn: number): Mutation[] =>
  KINDS.map((kind, row) => ({
    kind,
    region: regions[(turn + row) % regions.length] ?? '',
    time: TIMES[(turn + 2 * row) % TIMES.length] ?? 0,
  }));

export const wordsOf = async (page: Page) =>
  (await page.locator('article, main').last().innerText()).split(/\s+/).length;

export const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

/**
 * Loads a page of {@link PAGES} on a slow processor, each time with another change, and expects its words to be there.
 *
 * @param name - Key of the page.
 * @param kinds - Of changes. A test of all of them would take a slow machine more than a minute.
 */
export async function expectToSurvive(
  browser: Browser,
  name: keyof typeof PAGES,
  kinds: (typeof HALVES)[number],
  baseURL = '',
) {
  const turn = Object.keys(PAGES).indexOf(name);
  const changes = mutations(turn).filter(({ kind }) => kinds.includes(kind));
  let whole = 0;
  for (const mutation of [undefined, ...changes]) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (mutation) {
      await page.addInitScript(mutate, mutation);
    }
    await page.goto(PAGES[name]);
    await hydrated(page);
    await page.waitForFunction((wanted) => window.isMutated ?? !wanted, Boolean(mutation));
    await settle(page);
    const words = await wordsOf(page);
    // Some of the words may have been removed.
    whole ||= words;
    expect(words / whole, JSON.stringify(mutation)).toBeGreaterThan(0.7);
    await context.close();
  }
}
