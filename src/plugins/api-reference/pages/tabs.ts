import { isRecord } from '../../../core/values';

/** A page's part of the API reference: the field of its front matter that names what is in it. */
export type DocTabKind = 'components' | 'hooks';

/** The tabs of a docs page with `components-api` or `hooks-api` pages, as its `frontMatter.tabs` lists them. */
export interface DocTabs {
  /** Heading of the page that they are of. */
  title: string;
  /** The tab that is shown. */
  current: 'documentation' | DocTabKind;
  /** The tabs beside the documentation. */
  kinds: readonly DocTabKind[];
}

/** What a tab is called. */
export interface DocTabNames {
  /** Its file's name without extension, and the last segment of its path. */
  segment: string;
  /** Its text. */
  label: string;
  /** What its page's title says after the name of the page that it is of. */
  suffix: string;
}

/** The tabs beside the documentation, in their order. */
export const DOC_TABS: Readonly<Record<DocTabKind, DocTabNames>> = {
  components: { segment: 'components-api', label: 'Components API', suffix: 'components API' },
  hooks: { segment: 'hooks-api', label: 'Hooks API', suffix: 'hooks API' },
};

/** In the order in which they stand. */
export const DOC_TAB_KINDS = ['components', 'hooks'] as const satisfies readonly DocTabKind[];

/** Title of a tab's page: `Bar charts: components API`. */
export function docTabTitle(pageTitle: string, kind: DocTabKind): string {
  return `${pageTitle}: ${DOC_TABS[kind].suffix}`;
}

/** The kind of the tab that a file or path is by its last segment; undefined for any other page. */
export function docTabKindOf(pathname: string): DocTabKind | undefined {
  const segment = pathname
    .replace(/\/$/, '')
    .split('/')
    .at(-1)
    ?.replace(/\.mdx$/, '');
  return DOC_TAB_KINDS.find((kind) => DOC_TABS[kind].segment === segment);
}

/**
 * The tabs in a page's front matter, where the build has put them.
 *
 * @returns `undefined` for a page without tabs.
 */
export function docTabsOf(frontMatter: Readonly<Record<string, unknown>>): DocTabs | undefined {
  const { tabs } = frontMatter;
  return isDocTabs(tabs) ? tabs : undefined;
}

function isDocTabs(value: unknown): value is DocTabs {
  return isRecord(value) && 'kinds' in value && 'current' in value;
}
