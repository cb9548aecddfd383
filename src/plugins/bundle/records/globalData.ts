import type { DocRecord, PageData } from './types';

interface DocEntry {
  id: string;
  path: string;
  sidebar?: string;
}

interface DocsVersion {
  name: string;
  mainDocId: string;
  docs: DocEntry[];
}

/** The part of Docusaurus' global data that lists docs. */
interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<string, { versions: DocsVersion[] }>;
}

/** An instance of a plugin. Its global data may have entries for individual pages, by path. */
interface PluginData {
  pages?: Record<string, unknown>;
}

/** The part of the global data that concerns individual pages, by plugin and instance. */
type PagesData = Record<string, Record<string, PluginData>>;

const versionsOf = (data: GlobalData) =>
  Object.entries(data['docusaurus-plugin-content-docs'] ?? {}).flatMap(([pluginId, { versions }]) =>
    versions.map((version) => ({ pluginId, version })),
  );

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

const samePath = (first: string, second: string) => withoutSlash(first) === withoutSlash(second);

/**
 * Returns the global data without the list of all docs, of which each version keeps its main page, and without the data
 * of plugins for individual pages.
 *
 * @param json - Docusaurus' `globalData.json`.
 */
export function withoutPages(json: string): string {
  const data = JSON.parse(json) as GlobalData & PagesData;
  versionsOf(data).forEach(({ version }) => {
    version.docs = version.docs.filter(({ id }) => id === version.mainDocId);
  });
  Object.values(data)
    .flatMap((instances) => Object.values<PluginData>(instances))
    .filter(({ pages }) => pages)
    .forEach((instance) => {
      instance.pages = {};
    });
  return JSON.stringify(data);
}

/**
 * Returns a function that returns the data of plugins for a page, which {@link withoutPages} removes. The data keeps
 * the path under which the plugin stored it; whether that path ends with a slash makes no difference.
 *
 * @param json - Docusaurus' `globalData.json`.
 */
export function pageDataByPath(json: string): (pathname: string) => PageData[] {
  const byPath = new Map<string, PageData[]>();
  for (const [plugin, byId] of Object.entries(JSON.parse(json) as PagesData)) {
    for (const [id, { pages = {} }] of Object.entries(byId)) {
      for (const [pathname, data] of Object.entries(pages)) {
        const key = withoutSlash(pathname);
        byPath.set(key, [...(byPath.get(key) ?? []), { plugin, id, pathname, data }]);
      }
    }
  }
  return (pathname) => byPath.get(withoutSlash(pathname)) ?? [];
}

/**
 * Returns a function that returns the docs entries for a page, which {@link withoutPages} removes: its own entry, and
 * those of the same page in other versions.
 *
 * @param json - Docusaurus' `globalData.json`.
 */
export function docsByPath(json: string): (pathname: string) => DocRecord[] {
  const versions = versionsOf(JSON.parse(json) as GlobalData);
  return (pathname) => {
    const found = versions.flatMap(({ pluginId, version }) =>
      version.docs
        .filter(({ path }) => samePath(path, pathname))
        .map(({ id }) => ({ pluginId, id })),
    );
    return found.flatMap(({ pluginId, id }) =>
      versions
        .filter((candidate) => candidate.pluginId === pluginId)
        .flatMap(({ version }) =>
          version.docs
            .filter((entry) => entry.id === id)
            .map((entry) => ({ pluginId, version: version.name, entry })),
        ),
    );
  };
}

interface VersionProps {
  version?: { docs?: object; docsSidebars?: Record<string, unknown> };
}

/**
 * Returns the module of a docs version's data without the list of all docs, which only pages with doc cards read, and
 * without its sidebars. It contains their names, and a function `loadSidebars` that loads them.
 *
 * @param json - Docusaurus' data of the version.
 * @param sidebarsRequest - Request for the module of {@link sidebarsModule}.
 */
export function versionModule(json: string, sidebarsRequest: string): string {
  const data = JSON.parse(json) as VersionProps;
  const { version } = data;
  if (!version?.docsSidebars) {
    return `export default ${json};`;
  }
  version.docs = {};
  version.docsSidebars = Object.fromEntries(
    Object.keys(version.docsSidebars).map((name) => [name, []]),
  );
  return `const data = ${JSON.stringify(data)};
data.version.loadSidebars = () => import(${JSON.stringify(sidebarsRequest)});
export default data;`;
}

/**
 * Returns the module of a docs version's sidebars: see {@link versionModule}.
 *
 * @param json - Docusaurus' data of the version.
 */
export function sidebarsModule(json: string): string {
  const { version } = JSON.parse(json) as VersionProps;
  // JavaScript engines parse a JSON string faster than an object literal.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(version?.docsSidebars ?? {}))});`;
}
