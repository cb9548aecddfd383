import type { Locator, Page } from '@playwright/test';

import { DIFFERENCES, type Difference } from './differences';

/** The theme with which a site is built. */
export type Theme = 'classic' | 'portal';

/** What is compared of a page: lines of text, by the name of the part. */
export type PageSnapshot = Readonly<Record<string, string>>;

/** Parts of a page, by CSS selector. Parts that are inside of `main` are compared apart from it. */
const PARTS = {
  announcement: '.theme-announcement-bar',
  navbar: 'nav.navbar',
  sidebar: '.theme-doc-sidebar-container',
  note: '.theme-unlisted-banner',
  breadcrumbs: '.theme-doc-breadcrumbs',
  contents: '.theme-doc-toc-desktop, main .col--2 .table-of-contents',
  'footer of the text': '.theme-doc-footer',
  pagination: '.pagination-nav',
  main: 'main',
  footer: '.theme-layout-footer',
} as const;

/** Entries of {@link DIFFERENCES} that some page has needed. */
const used = new Set<Difference>();

/** Returns the entries that no page has needed, and that have no test of their own. */
export const unusedDifferences = (): string[] =>
  DIFFERENCES.filter((difference) => !difference.test && !used.has(difference)).map(
    ({ what }) => what,
  );

/** Attribute that marks what isn't compared. Its value is what `aria-hidden` was. */
const LEFT_OUT = 'data-left-out';

/** Hides elements from the snapshot. Returns how many there are. */
const leaveOut = (page: Page, selector: string) =>
  page.evaluate(
    ([attribute, selected]) => {
      const elements = [...document.querySelectorAll(selected)];
      for (const element of elements.filter((candidate) => !candidate.hasAttribute(attribute))) {
        element.setAttribute(attribute, element.getAttribute('aria-hidden') ?? '');
        element.setAttribute('aria-hidden', 'true');
      }
      return elements.length;
    },
    [LEFT_OUT, selector] as const,
  );

/** Attributes by which an element is more than a box. */
const MEANING = ['role', 'aria-label', 'tabindex'];

/** Makes elements boxes without a meaning. Returns how many there are. */
const unwrap = (page: Page, selector: string) =>
  page.evaluate(
    ([names, selected]) => {
      const elements = [...document.querySelectorAll(selected)];
      for (const element of elements) {
        for (const name of names) {
          const value = element.getAttribute(name);
          if (value !== null) {
            element.setAttribute(`data-unwrapped-${name}`, value);
            element.removeAttribute(name);
          }
        }
      }
      return elements.length;
    },
    [MEANING, selector] as const,
  );

/** Undoes {@link leaveOut} and {@link unwrap}. */
const restore = (page: Page) =>
  page.evaluate(
    ([attribute, names]) => {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const before = element.getAttribute(attribute);
        element.removeAttribute(attribute);
        if (before) {
          element.setAttribute('aria-hidden', before);
        } else {
          element.removeAttribute('aria-hidden');
        }
      }
      for (const name of names) {
        for (const element of document.querySelectorAll(`[data-unwrapped-${name}]`)) {
          element.setAttribute(name, element.getAttribute(`data-unwrapped-${name}`) ?? '');
          element.removeAttribute(`data-unwrapped-${name}`);
        }
      }
    },
    [LEFT_OUT, MEANING] as const,
  );

/** Applies the differences to a page of a theme until the callback has run. */
async function withDifferences<Result>(
  page: Page,
  theme: Theme,
  read: () => Promise<Result>,
): Promise<Result> {
  for (const difference of DIFFERENCES) {
    const selector = difference.leaveOut?.[theme];
    const count =
      (selector ? await leaveOut(page, selector) : 0) +
      (difference.unwrap && theme === 'portal' ? await unwrap(page, difference.unwrap) : 0);
    if (count > 0) {
      used.add(difference);
    }
  }
  try {
    return await read();
  } finally {
    await restore(page);
  }
}

/** Replaces text that is different in the portal. */
const replaced = (theme: Theme, snapshot: PageSnapshot): PageSnapshot =>
  theme === 'classic'
    ? snapshot
    : Object.fromEntries(
        Object.entries(snapshot).map(([name, text]) => [
          name,
          DIFFERENCES.reduce((before, difference) => {
            const after = difference.replace ? before.replaceAll(...difference.replace) : before;
            if (after !== before) {
              used.add(difference);
            }
            return after;
          }, text),
        ]),
      );

/** Returns the roles, names, states, texts and links of elements. */
async function ariaOf(elements: Locator): Promise<string> {
  const texts: string[] = [];
  for (const element of await elements.all()) {
    texts.push(await element.ariaSnapshot());
  }
  return texts.filter(Boolean).join('\n');
}

/** Returns what a page says that is in no accessibility tree: its head, ids, classes, files, and code. */
const factsOf = (page: Page) =>
  page.evaluate((leftOut) => {
    const isCompared = (element: Element) =>
      !element.closest(`[${leftOut}]`) && element.checkVisibility();
    const within = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(isCompared);

    const head = [...document.head.querySelectorAll('meta[name], meta[property], link[rel]')]
      .filter((element) => !element.hasAttribute(leftOut))
      .filter((element) => !/stylesheet|preload|prefetch|manifest/.test(element.outerHTML))
      .map((element) =>
        [...element.attributes]
          .filter(({ name }) => !name.startsWith('data-'))
          .map(({ name, value }) => `${name}="${value}"`)
          .sort()
          .join(' '),
      )
      .sort();

    const media = within('img, video, source, iframe').map((element) =>
      [
        element.localName,
        ...['src', 'alt', 'title', 'width', 'height', 'controls']
          .filter((name) => element.hasAttribute(name))
          .map((name) => `${name}="${element.getAttribute(name)?.slice(0, 100)}"`),
      ].join(' '),
    );

    /** Returns the lines of code, each with a sign for its marks. */
    const linesOf = (code: Element) => {
      const lines: string[] = [];
      let open = '';
      for (const node of code.childNodes) {
        const isLine = node instanceof Element && /^(?:div|mark)$/.test(node.localName);
        const text = (node.textContent ?? '').replace(isLine ? /\n$/ : /$^/, '');
        if (isLine) {
          const classes = node.className;
          lines.push(
            (/highlighted-line|code-line(?:\s|$)/.test(classes) ? '>' : '') +
              (/code-error/.test(classes) ? '!' : '') +
              text,
          );
        } else {
          const parts = (open + text).split('\n');
          open = parts.pop() ?? '';
          lines.push(...parts);
        }
      }
      return open ? [...lines, open] : lines;
    };
    const code = [
      ...document.querySelectorAll<HTMLElement>(
        'main .theme-code-block, main figure[data-language]',
      ),
    ]
      .filter((block) => block.checkVisibility())
      .map((block) => {
        const shown = [...block.querySelectorAll('code')].find((element) =>
          element.checkVisibility(),
        );
        const title = [
          ...block.querySelectorAll('[class*="codeBlockTitle"], figcaption > span'),
        ].find((element) => element.checkVisibility());
        const language =
          block.dataset.language ?? /language-(\S+)/.exec(block.innerHTML)?.[1] ?? 'text';
        const isNumbered = block.querySelector('[class*="codeLineNumber"], .code-row') !== null;
        return [
          `── ${language} ${title?.textContent ?? ''}${isNumbered ? ' (numbered)' : ''}`,
          ...(shown ? linesOf(shown) : []),
        ].join('\n');
      });

    return {
      title: document.title,
      address: location.pathname + location.search + location.hash,
      head: head.join('\n'),
      classes: [...document.documentElement.classList].sort().join('\n'),
      ids: within('[id]')
        .map(({ id }) => id)
        .join('\n'),
      media: media.join('\n'),
      code: code.join('\n'),
    };
  }, LEFT_OUT);

/** Returns what is compared of a page. */
export async function readPage(page: Page, theme: Theme): Promise<PageSnapshot> {
  const snapshot = await withDifferences(page, theme, async () => {
    const facts: Record<string, string> = await factsOf(page);
    for (const [name, selector] of Object.entries(PARTS)) {
      facts[name] = await ariaOf(page.locator(selector));
      if (selector !== PARTS.main) {
        await leaveOut(page, selector);
      }
    }
    return facts;
  });
  return replaced(theme, snapshot);
}

/** Returns what is compared of a part of a page. */
export async function readPart(page: Page, theme: Theme, selector: string): Promise<string> {
  const text = await withDifferences(page, theme, () => ariaOf(page.locator(selector)));
  return replaced(theme, { text }).text ?? '';
}
