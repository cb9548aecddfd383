import path from 'node:path';

import docsPlugin, {
  type LoadedContent,
  type LoadedVersion,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import { addDocNavigation } from '@docusaurus/plugin-content-docs/lib/docs.js';
import {
  createSidebarsUtils,
  transformSidebarItems,
} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { CURRENT_VERSION, unversionedDocs } from '../../core/versions';
import { isCurrentVersion } from '../../core/versions/loaded';

const comparable = (pathname: string) => pathname.replace(/\/$/, '');

/**
 * Adds pages to a version. The sidebars of all versions have links to them, which become entries of docs here, so that
 * these pages show the sidebar and get links to the previous and next page like all others.
 */
function addPages(version: LoadedVersion, pages: LoadedVersion['docs']): LoadedVersion {
  const ids = new Map(pages.map(({ id, permalink }) => [comparable(permalink), id]));
  const sidebars = Object.fromEntries(
    Object.entries(version.sidebars).map(([name, sidebar]) => [
      name,
      transformSidebarItems(sidebar, (item) => {
        if (item.type !== 'link') {
          return item;
        }
        const { key, label, customProps, href } = item;
        const id = ids.get(comparable(href));
        return id === undefined
          ? item
          : { type: 'doc', id, key, label, customProps, translatable: true };
      }),
    ]),
  );
  const own = pages.map((page) => ({ ...page, version: version.versionName }));
  const docs = addDocNavigation({
    docs: [...version.docs, ...own],
    sidebarsUtils: createSidebarsUtils(sidebars),
  });
  return { ...version, sidebars, docs };
}

/**
 * `@docusaurus/plugin-content-docs` with the pages in `unversioned_docs` as pages of the version that readers get by
 * default. An instance of the plugin reads and compiles them. Its routes can't be used: React Router looks no further
 * after the other instance's route, which has the same path.
 */
export async function docsWithUnversioned(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { siteDir } = context;
  const directory = unversionedDocs(siteDir, options.path)?.directory;
  if (directory === undefined) {
    return docsPlugin(context, options);
  }
  // The first one, because both write a file on which the cache of MDX depends.
  const unversioned = await docsPlugin(context, {
    ...options,
    path: path.relative(siteDir, directory),
    sidebarPath: false,
    versions: { [CURRENT_VERSION]: { path: '' } },
    onlyIncludeVersions: [CURRENT_VERSION],
  });
  const versioned = await docsPlugin(context, options);
  return {
    ...versioned,
    getPathsToWatch: () =>
      [versioned, unversioned].flatMap((plugin) => plugin.getPathsToWatch?.() ?? []),

    async loadContent() {
      const [{ loadedVersions = [] } = {}, added] = await Promise.all([
        versioned.loadContent?.(),
        unversioned.loadContent?.(),
      ]);
      const pages = added?.loadedVersions.flatMap(({ docs }) => docs) ?? [];
      return {
        loadedVersions: loadedVersions.map((version) =>
          isCurrentVersion(version) ? addPages(version, pages) : version,
        ),
      };
    },

    configureWebpack(...args) {
      const [configured, added] = [versioned, unversioned].map(
        (plugin) => plugin.configureWebpack?.(...args) ?? {},
      );
      return {
        ...configured,
        module: {
          rules: [configured, added].flatMap((configuration) => configuration?.module?.rules ?? []),
        },
      };
    },
  };
}
