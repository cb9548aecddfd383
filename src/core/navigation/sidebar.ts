import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { navigationChips, navigationFlags } from './chips';
import { entryTitle } from './title';
import type { NavigationEntry } from './types';

/** A sidebar item, as sidebars.ts passes it to Docusaurus. */
type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The docs' route base. Without it, `/x/react-data-grid/sorting` becomes `react-data-grid/sorting`. */
const DOCS_PREFIX = /^\/x(?:\/|$)/;

/**
 * Returns the doc id of the page at `pathname`, or `undefined` if there is no such page.
 *
 * @param pathname - Route without a trailing slash, such as `/x/react-data-grid/sorting`.
 * @param docIds - Ids of the existing docs: paths below `docs/`, without extension.
 */
export function docIdOf(
  pathname: string,
  docIds: Pick<ReadonlySet<string>, 'has'>,
): string | undefined {
  if (!DOCS_PREFIX.test(pathname)) {
    return undefined;
  }
  const path = pathname.replace(DOCS_PREFIX, '');
  const name = path.split('/').pop() ?? '';
  const ids = path ? [`${path}/${name}`, path, `${path}/index`] : ['index'];
  return ids.find((id) => docIds.has(id));
}

/** Returns the path of a doc's page. The inverse of {@link docIdOf}. */
export function pathnameOfDoc(id: string): string {
  const segments = id.split('/');
  const name = segments.at(-1);
  const isFolderOfItsOwn = name === 'index' || (segments.length > 1 && name === segments.at(-2));
  return ['/x', ...(isFolderOfItsOwn ? segments.slice(0, -1) : segments)].join('/');
}

function toItem(
  entry: NavigationEntry,
  docIds: ReadonlySet<string>,
  titleOf: (entry: NavigationEntry) => string,
  unversioned: ReadonlySet<string>,
): SidebarItemConfig | undefined {
  // Docusaurus identifies an item's translation by its key. The default key is the label, which may not be unique.
  const key = entry.pathname;
  const label = titleOf(entry);
  const customProps = { ...navigationFlags(entry) };
  const items = (entry.children ?? [])
    .map((child) => toItem(child, docIds, titleOf, unversioned))
    .filter((item) => item !== undefined);
  const id = docIdOf(entry.pathname, docIds);

  if (items.length > 0) {
    return {
      type: 'category',
      key,
      label,
      customProps,
      items,
      ...(id ? { link: { type: 'doc', id } } : {}),
      ...(entry.subheader ? { collapsible: false, className: 'sidebar-subheader' } : {}),
    };
  }
  if (id) {
    return { type: 'doc', key, id, label, customProps };
  }
  if (entry.pathname.startsWith('https://')) {
    return { type: 'link', key, href: entry.pathname, label, customProps };
  }
  if (docIdOf(entry.pathname, unversioned) !== undefined) {
    return { type: 'link', key, href: `${entry.pathname}/`, label, customProps };
  }
  if (entry.planned) {
    return { type: 'html', value: plannedItemHtml(entry, label), className: 'sidebar-planned' };
  }
  return undefined;
}

const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);
}

/** Returns the HTML of a planned entry, which has no page to link to. */
function plannedItemHtml(entry: NavigationEntry, label: string): string {
  const chips = navigationChips(entry)
    .map(
      ({ kind, label, name }) =>
        `<span class="chip chip--${kind}" role="img" aria-label="${escapeHtml(name)}" title="${escapeHtml(name)}">${escapeHtml(label)}</span>`,
    )
    .join('');
  return `<span class="menu__link">${escapeHtml(label)}${chips}</span>`;
}

/**
 * Creates the Docusaurus sidebar from the navigation.
 *
 * Entries without a page are left out, and so are groups that end up empty. Planned entries stay, without a link.
 * An entry's flags are passed on as `customProps`, from which the chips in the sidebar and next to the title are
 * rendered.
 *
 * @param entries - The navigation entries.
 * @param docIds - Ids of the existing docs.
 * @param titleOf - Returns the text of an entry. Default: the English title.
 * @param unversioned - Ids of pages that have no versions. They get links to their address, which is the same in all
 *   versions. Default: none.
 */
export function sidebarItems(
  entries: readonly NavigationEntry[],
  docIds: ReadonlySet<string>,
  titleOf: (entry: NavigationEntry) => string = entryTitle,
  unversioned: ReadonlySet<string> = new Set(),
): SidebarItemConfig[] {
  return entries
    .map((entry) => toItem(entry, docIds, titleOf, unversioned))
    .filter((item) => item !== undefined);
}
