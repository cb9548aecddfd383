import { isRecord } from '../../../core/validation/isRecord';

/** The kind of an API tab, which is also the front matter field with the names that it shows. */
export type DocTabKind = 'components' | 'hooks';

/** The tabs of a docs page with `components-api` or `hooks-api` pages, from its `frontMatter.tabs`. */
export interface DocTabs {
  /** Heading of the page to which the tabs belong. */
  title: string;
  /** The current tab. */
  current: 'documentation' | DocTabKind;
  /** The tabs other than the documentation. */
  kinds: readonly DocTabKind[];
}

/** The names of a tab. */
export interface DocTabNames {
  /** Name of its file without the extension, and last segment of its path. */
  segment: string;
  /** Text of the tab. */
  label: string;
  /** Suffix of its page's title, after the title of the page to which it belongs. */
  suffix: string;
}

/** The tabs other than the documentation. */
export const DOC_TABS: Readonly<Record<DocTabKind, DocTabNames>> = {
  components: { segment: 'components-api', label: 'Components API', suffix: 'components API' },
  hooks: { segment: 'hooks-api', label: 'Hooks API', suffix: 'hooks API' },
};

/** The kinds of tabs in display order. */
export const DOC_TAB_KINDS = ['components', 'hooks'] as const satisfies readonly DocTabKind[];

/** Returns the title of a tab's page: `Bar charts: components API`. */
export function docTabTitle(pageTitle: string, kind: DocTabKind): string {
  return `${pageTitle}: ${DOC_TABS[kind].suffix}`;
}

/** Returns the kind of tab for the last segment of a file or path, or undefined for any other page. */
export function docTabKindOf(pathname: string): DocTabKind | undefined {
  const segment = pathname
    .replace(/\/$/, '')
    .split('/')
    .at(-1)
    ?.replace(/\.mdx$/, '');
  return DOC_TAB_KINDS.find((kind) => DOC_TABS[kind].segment === segment);
}

/**
 * Returns the tabs in a page's front matter, to which the build has added them.
 *
 * @returns Undefined for a page without tabs.
 */
export function docTabsOf(frontMatter: Readonly<Record<string, unknown>>): DocTabs | undefined {
  const { tabs } = frontMatter;
  return isDocTabs(tabs) ? tabs : undefined;
}

function isDocTabs(value: unknown): value is DocTabs {
  return isRecord(value) && 'kinds' in value && 'current' in value;
}
