/** Attribute of the element around tabs: the name of their group. All tabs of a group show the same choice. */
export const GROUP_ATTRIBUTE = 'data-tabs-group';

/** Attribute of the same element: the values of the tabs as a JSON list, in tab order. */
export const VALUES_ATTRIBUTE = 'data-tabs-values';

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
  scrollBy: (top: number) => void;
}

/** Tabs that are static HTML. */
export interface StaticTabs {
  /** Shows the stored choices in all tabs of the document. */
  apply: () => void;
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

/**
 * Handles tabs that are static HTML and that React doesn't control, such as those in articles. They work by pointer and
 * keyboard, and all tabs of a group share one choice, which is stored.
 */
export function createStaticTabs({
  document,
  choices,
  scrollBy,
}: StaticTabsEnvironment): StaticTabs {
  const show = (group: string, value: string) => {
    document
      .querySelectorAll(`[${GROUP_ATTRIBUTE}="${CSS.escape(group)}"]`)
      .forEach((container) => {
        const index = valuesOf(container).indexOf(value);
        if (index >= 0) {
          select(container, index);
        }
      });
  };

  const choose = (tab: HTMLElement) => {
    const container = tab.closest(`[${GROUP_ATTRIBUTE}]`);
    if (!container) {
      return;
    }
    const index = tabsIn(container).indexOf(tab);
    const group = container.getAttribute(GROUP_ATTRIBUTE) ?? '';
    const value = valuesOf(container)[index];
    // Tabs above may change their height. Scrolls so that the tab that the reader has used stays in place.
    const { top } = tab.getBoundingClientRect();
    select(container, index);
    if (group && value !== undefined) {
      show(group, value);
      choices.set(group, value);
    }
    const moved = tab.getBoundingClientRect().top - top;
    if (moved !== 0) {
      scrollBy(moved);
    }
  };

  const tabOf = ({ target }: Event) =>
    target instanceof Element
      ? target.closest<HTMLElement>(`[${GROUP_ATTRIBUTE}] [role="tab"]`)
      : null;
  const onClick = (event: MouseEvent) => {
    const tab = tabOf(event);
    if (tab) {
      choose(tab);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabOf(event);
    const container = tab?.closest(`[${GROUP_ATTRIBUTE}]`);
    if (!tab || !container) {
      return;
    }
    const tabs = tabsIn(container);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Enter') {
      choose(tab);
    } else if (step !== undefined) {
      tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
    }
  };

  return {
    apply() {
      const groups = [...document.querySelectorAll(`[${GROUP_ATTRIBUTE}]`)].map(
        (container) => container.getAttribute(GROUP_ATTRIBUTE) ?? '',
      );
      new Set(groups).forEach((group) => {
        const value = group && choices.get(group);
        if (value) {
          show(group, value);
        }
      });
    },
    listen() {
      document.addEventListener('click', onClick);
      document.addEventListener('keydown', onKeyDown);
      return () => {
        document.removeEventListener('click', onClick);
        document.removeEventListener('keydown', onKeyDown);
      };
    },
  };
}
