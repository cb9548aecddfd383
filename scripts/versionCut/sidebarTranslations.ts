/** An item of a sidebar that was cut, as far as its text is concerned. */
export interface CutSidebarItem {
  type: string;
  /** The entry's pathname, which names its translation. Items of HTML have none. */
  key?: string;
  label?: string;
  items?: readonly CutSidebarItem[];
}

/** Docusaurus' translation file of a version: texts by key. */
export type SidebarTranslations = Record<string, { message: string }>;

/**
 * Translations of a sidebar that was cut. Docusaurus writes its labels in English into the version's own file, and asks
 * for other languages in `i18n/<locale>/docusaurus-plugin-content-docs/version-<name>.json`.
 *
 * @param sidebars - By name, as in the version's file.
 * @param titleOf - Gives an entry's title in the language, by its pathname; the English one where it has none.
 * @returns Those that are not the English ones.
 */
export function sidebarTranslations(
  sidebars: Readonly<Record<string, readonly CutSidebarItem[]>>,
  titleOf: (pathname: string, english: string) => string,
): SidebarTranslations {
  const translations: SidebarTranslations = {};
  const visit = (sidebar: string, items: readonly CutSidebarItem[]) => {
    for (const { type, key, label, items: children = [] } of items) {
      if (key !== undefined && label !== undefined) {
        const message = titleOf(key, label);
        if (message !== label) {
          translations[`sidebar.${sidebar}.${type}.${key}`] = { message };
        }
      }
      visit(sidebar, children);
    }
  };
  Object.entries(sidebars).forEach(([name, items]) => visit(name, items));
  return translations;
}
