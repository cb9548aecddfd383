import { GROUP_ATTRIBUTE, QUERY_ATTRIBUTE, VALUES_ATTRIBUTE } from './markup';

/** The reader's choice in each group, which is kept between visits. */
export interface TabChoices {
  /** Returns the value that the reader has chosen, or null if there is none or storage is blocked. */
  get: (group: string) => string | null;
  set: (group: string, value: string) => void;
}

/** What {@link createStaticTabs} depends on: the browser's own in production, fakes in tests. */
export interface StaticTabsEnvironment {
  document: Document;
  choices: TabChoices;
  /** The address of the page. */
  address: {
    get: () => Pick<Location, 'search' | 'hash'>;
    /** Replaces the query, without a navigation. */
    setSearch: (search: string) => void;
  };
  scrollBy: (top: number) => void;
}

/** Tabs that are static HTML. */
export interface StaticTabs {
  /** Shows the choices in the query, or else the stored ones, in all tabs of the document, and what the hash refers to. */
  apply: () => void;
  /** Shows the target of the address's hash, if it is in a tab that isn't shown. */
  reveal: () => void;
  /** Handles clicks and keys, until the returned function is called. */
  listen: () => () => void;
}

const tabsIn = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>(':scope > * > [role="tablist"] > [role="tab"]'),
];

const panelsIn = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>(':scope > * > * > [role="tabpanel"]'),
];

/** Shows the tab at an index, like theme-classic's `Tabs` (3.10.2). */
function select(container: Element, index: number): void {
  tabsIn(container).forEach((tab, each) => {
    const isSelected = each === index;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isSelected);
  });
  panelsIn(container).forEach((panel, each) => {
    panel.hidden = each !== index;
  });
}

function valuesOf(container: Element): string[] {
  return JSON.parse(container.getAttribute(VALUES_ATTRIBUTE) ?? '[]') as string[];
}

/** Returns the element that a hash refers to. */
function targetOf(document: Document, hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Typed into the address bar with an invalid encoding.
    return null;
  }
}

/** Returns whether a link leads to a place on its own page. */
const isHere = ({ pathname, ownerDocument }: HTMLAnchorElement) =>
  pathname === ownerDocument.location.pathname;

/** Shows a value in all tabs of a group. */
const show = (document: Document, group: string, value: string) => {
  document.querySelectorAll(`[${GROUP_ATTRIBUTE}="${CSS.escape(group)}"]`).forEach((container) => {
    const index = valuesOf(container).indexOf(value);
    if (index >= 0) {
      select(container, index);
    }
  });
};

/** Shows all tabs around an element. */
const showAround = (element: Element) => {
  for (
    let container = element.closest(`[${GROUP_ATTRIBUTE}]`);
    container;
    container = container.parentElement?.closest(`[${GROUP_ATTRIBUTE}]`) ?? null
  ) {
    const index = panelsIn(container).findIndex((panel) => panel.contains(element));
    if (index >= 0) {
      select(container, index);
    }
  }
};

const tabOf = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[${GROUP_ATTRIBUTE}] [role="tab"]`)
    : null;
/** Returns the tab that an arrow key leads to. */
function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tabsIn(tab.closest(`[${GROUP_ATTRIBUTE}]`) ?? tab);
  const forward = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const step = { ArrowRight: forward, ArrowLeft: -forward }[key];
  return step === undefined ? undefined : tabs.at((tabs.indexOf(tab) + step) % tabs.length);
}

/** Shows the tabs around the target of a link. */
const onLink = ({ target }: MouseEvent) => {
  const link = target instanceof Element ? target.closest('a[href*="#"]') : null;
  const hash = /^[^#]*(#.*)$/.exec(link?.getAttribute('href') ?? '')?.[1] ?? '';
  const heading =
    link instanceof HTMLAnchorElement && isHere(link) && targetOf(link.ownerDocument, hash);
  if (heading) {
    showAround(heading);
  }
};

/** Selects the tabs that readers have chosen before, and those that the query string asks for. */
function applyChoices({ document, choices, address }: StaticTabsEnvironment): void {
  const groups = [...document.querySelectorAll(`[${GROUP_ATTRIBUTE}]`)].map(
    (container) => container.getAttribute(GROUP_ATTRIBUTE) ?? '',
  );
  new Set(groups).forEach((group) => {
    const value = group && choices.get(group);
    if (value) {
      show(document, group, value);
    }
  });
  const search = new URLSearchParams(address.get().search);
  document.querySelectorAll(`[${QUERY_ATTRIBUTE}]`).forEach((container) => {
    const value = search.get(container.getAttribute(QUERY_ATTRIBUTE) ?? '') ?? '';
    const index = valuesOf(container).indexOf(value);
    if (index < 0) {
      return;
    }
    select(container, index);
    const group = container.getAttribute(GROUP_ATTRIBUTE);
    if (group) {
      // As in development: the choice is kept.
      show(document, group, value);
      choices.set(group, value);
    }
  });
}

/**
 * Handles tabs that are static HTML and that React doesn't control, such as those in articles. They work by pointer and
 * keyboard, and all tabs of a group share one choice, which is stored.
 */
export function createStaticTabs({
  document,
  choices,
  address,
  scrollBy,
}: StaticTabsEnvironment): StaticTabs {
  const choose = (tab: HTMLElement) => {
    const container = tab.closest(`[${GROUP_ATTRIBUTE}]`);
    // As in theme-classic, nothing changes, and the address doesn't either.
    if (!container || tab.getAttribute('aria-selected') === 'true') {
      return;
    }
    const index = tabsIn(container).indexOf(tab);
    const group = container.getAttribute(GROUP_ATTRIBUTE) ?? '';
    const value = valuesOf(container)[index];
    // Tabs above may change their height. Scrolls so that the tab that the reader has used stays in place.
    const { top } = tab.getBoundingClientRect();
    select(container, index);
    if (group && value !== undefined) {
      show(document, group, value);
      choices.set(group, value);
    }
    const query = container.getAttribute(QUERY_ATTRIBUTE);
    if (query !== null && value !== undefined) {
      const search = new URLSearchParams(address.get().search);
      search.set(query, value);
      address.setSearch(`?${search.toString()}`);
    }
    const moved = tab.getBoundingClientRect().top - top;
    if (moved !== 0) {
      scrollBy(moved);
    }
  };

  const reveal = () => {
    const target = targetOf(document, address.get().hash);
    if (target?.closest('[role="tabpanel"][hidden]')) {
      showAround(target);
      target.scrollIntoView();
    }
  };

  const onClick = (event: MouseEvent) => {
    const tab = tabOf(event);
    if (tab) {
      choose(tab);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabOf(event);
    if (tab && (event.key === 'Enter' || event.key === ' ')) {
      // Space would scroll the page.
      event.preventDefault();
      choose(tab);
    } else if (tab) {
      neighbor(tab, event.key)?.focus();
    }
  };

  return {
    apply() {
      applyChoices({ document, choices, address, scrollBy });
      reveal();
    },
    reveal,
    listen() {
      document.addEventListener('click', onClick);
      document.addEventListener('keydown', onKeyDown);
      // Before the link is followed, so that the page scrolls to its target.
      document.addEventListener('click', onLink, true);
      return () => {
        document.removeEventListener('click', onClick);
        document.removeEventListener('keydown', onKeyDown);
        document.removeEventListener('click', onLink, true);
      };
    },
  };
}
