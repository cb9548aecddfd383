/** The properties of a cut version's sidebar item that concern its text. */
export interface CutSidebarItem {
  type: string;
  /** The entry's pathname, which is the key of its translation. HTML items have none. */
  key?: string;
  label?: string;
  /** Where a link leads. */
  href?: string;
  items?: readonly CutSidebarItem[];
}

/** A version's Docusaurus translation file: texts by key. */
export type SidebarTranslations = Record<string, { message: string }>;

/**
 * Returns the translations of a cut version's sidebar. Docusaurus writes its labels in English into the version's own
 * file, and reads other languages from `i18n/<locale>/docusaurus-plugin-content-docs/version-<name>.json`.
 *
 * @param sidebars - Sidebars by name, as in the version's file.
 * @param titleOf - Returns an entry's title in the language by its pathname, or the English one if it has none.
 * @returns The labels that differ from the English ones.
 */
export function sidebarTranslations(
  sidebars: Readonly<Record<string, readonly CutSidebarItem[]>>,
  titleOf: (pathname: string, english: string) => string,
): SidebarTranslations {
  const translations: SidebarTranslations = {};
  const visit = (sidebar: string, items: readonly CutSidebarItem[]) => {
    for (const { type, key, label, href = '', items: children = [] } of items) {
      if (key !== undefined && label !== undefined) {
        const message = titleOf(key, label);
        // A page without versions is a doc of the newest version, and a link in the others.
        const types = href.startsWith('/') ? [type, 'doc'] : [type];
        if (message !== label) {
          types.forEach((itemType) => {
            translations[`sidebar.${sidebar}.${itemType}.${key}`] = { message };
          });
        }
      }
      visit(sidebar, children);
    }
  };
  Object.entries(sidebars).forEach(([name, items]) => visit(name, items));
  return translations;
}
