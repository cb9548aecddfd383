import path from 'node:path';

import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath, DEFAULT_PLUGIN_ID, normalizeUrl } from '@docusaurus/utils';
import { addTrailingSlash, applyTrailingSlash } from '@docusaurus/utils-common';
import { Joi } from '@docusaurus/utils-validation';

import { reportConfiguration } from '../../core/validation/configuration';
import { builtSite } from '../../core/build/site';
import { applyOverrides } from '../../core/overrides';
import { PRODUCT_IDS, productOverview } from '../../core/navigation/paths';
import { CURRENT_VERSION, cutVersionNames, unversionedDocs } from '../../core/versions';
import { isCurrentVersion } from '../../core/versions/loaded';

import { findCounterpart, type MovedPages, type VersionPages } from './counterparts';
import { counterpartsStage } from './counterpartsStage';
import { readDocPages } from './docPages';
import { navbarKey, pathBelow } from './shown';
import type {
  ArchivedVersion,
  ElsewhereVersion,
  PageCounterparts,
  SiteVersion,
  VersionRelease,
  VersionsData,
} from './types';

export { planVersions, type VersionPlan, type VersionPlanSite } from './plan';
export { DOCS_EXCLUDE } from './docPages';
export type { MovedPages } from './counterparts';
export type { ArchivedVersion, ElsewhereVersion, VersionRelease } from './types';

/** Options of the versions plugin. */
export interface VersionsOptions {
  /** Documentation of older versions that is published elsewhere, in menu order. Default: none. */
  archived: readonly ArchivedVersion[];
  /**
   * Moved pages: from the old path to the new one, both relative to a version: `{ 'react-charts/gauges':
   * 'react-charts/gauge' }`. Default: none.
   */
  moved: MovedPages;
  /** What each version documents, by Docusaurus' name. Default: the label in Docusaurus, and no packages. */
  releases: Readonly<Record<string, VersionRelease>>;
  /** Versions of the site that other processes build, from `planVersions`. Default: none. */
  elsewhere: readonly ElsewhereVersion[];
}

const NAME = 'portal-versions';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Paths of the pages that other processes build. */
const LINKS = 'elsewhere.json';

/** A navbar item that links to a doc, in any version. */
interface DocItem {
  type: 'doc';
  docId: string;
  docsPluginId?: string;
}

const hasType = (item: object, type: string) => 'type' in item && item.type === type;
const isDocItem = (item: object): item is DocItem => hasType(item, 'doc');

/** Returns the items of the navbar that link to docs, also those in its menus. */
const navbarDocs = (items: readonly object[]): DocItem[] =>
  items.flatMap((item) => [
    ...(isDocItem(item) ? [item] : []),
    ...('items' in item ? navbarDocs(item.items as object[]) : []),
  ]);

/**
 * The data of a version that the menu, the banner and the pages of other versions need, whether or not this process
 * builds it.
 */
interface KnownVersion extends Pick<
  SiteVersion,
  'name' | 'label' | 'path' | 'isCurrent' | 'banner'
> {
  docs: readonly { id: string; permalink: string }[];
}

/**
 * Returns a doc with the path of its page. Docusaurus' `permalink` can lack the trailing slash, because Docusaurus only
 * adds it to the routes.
 */
const published = (
  { id, permalink }: KnownVersion['docs'][number],
  { trailingSlash }: LoadContext['siteConfig'],
  baseUrl: string,
) => ({ id, permalink: applyTrailingSlash(permalink, { trailingSlash, baseUrl }) });

const fromLoaded = (version: LoadedVersion): KnownVersion => ({
  name: version.versionName,
  label: version.label,
  path: version.path,
  isCurrent: isCurrentVersion(version),
  banner: version.banner,
  docs: version.docs,
});

const fromElsewhere = (
  { banner, pages, path: versionPath, ...version }: ElsewhereVersion,
  baseUrl: string,
): KnownVersion => {
  const absolute = normalizeUrl([baseUrl, versionPath]);
  return {
    ...version,
    path: absolute,
    banner: banner === 'none' ? null : banner,
    docs: pages.map(({ id, slug }) => ({ id, permalink: normalizeUrl([absolute, slug]) })),
  };
};

/** Returns a version's pages, by their paths relative to the version. */
function pagesOf({ name, path: versionPath, docs }: KnownVersion): VersionPages {
  const pages = new Map(
    docs.map(({ permalink }) => [pathBelow(permalink, versionPath), permalink]),
  );
  return { name, start: pages.get('') ?? docs[0]?.permalink ?? versionPath, pages };
}

/**
 * Checks that a version has the pages that other processes read from its files.
 *
 * @param folders - Absolute paths of the folders with its pages.
 * @throws Error that names the pages that only one of the two has.
 */
function checkDocPages(version: LoadedVersion, folders: readonly string[]): void {
  const built = version.docs.map(({ id, slug }) => `${id} at ${slug}`);
  const read = folders.flatMap(readDocPages).map(({ id, slug }) => `${id} at ${slug}`);
  const differing = [
    ...built.filter((page) => !read.includes(page)),
    ...read.filter((page) => !built.includes(page)),
  ];
  if (differing.length > 0) {
    throw new Error(
      `versions: for version "${version.versionName}", src/plugins/versions/docPages.ts finds other pages than ` +
        `Docusaurus: ${differing.slice(0, 5).join(', ')}. Has Docusaurus been upgraded?`,
    );
  }
}

/** @throws Error that names the entry if `moved` leads to a page that no version has. */
function checkMoved(moved: MovedPages, versions: readonly VersionPages[]): void {
  Object.entries(moved).forEach(([from, to]) => {
    // A page that has moved twice may be at its second address in no version.
    if (!(to in moved) && !versions.some(({ pages }) => pages.has(to))) {
      throw new Error(
        `A redirect leads from "${from}" to "${to}", which isn't a page of any version. Correct the redirect in portal.config.ts.`,
      );
    }
  });
}

/**
 * Returns the paths of the navbar's docs on pages of a version. A doc that the version doesn't have gets the version's
 * start page. A doc of another docs plugin has one path, in the version that this plugin shows first.
 */
function navbarPaths(
  { docs }: KnownVersion,
  start: string,
  items: readonly DocItem[],
  others: Readonly<Record<string, LoadedContent>>,
): Record<string, string> {
  return Object.fromEntries(
    items.map(({ docId, docsPluginId }) => {
      const key = navbarKey(docId, docsPluginId);
      if (docsPluginId === undefined || docsPluginId === DEFAULT_PLUGIN_ID) {
        return [key, docs.find(({ id }) => id === docId)?.permalink ?? start];
      }
      const versions = others[docsPluginId]?.loadedVersions ?? [];
      const shown = versions.find(({ isLast }) => isLast) ?? versions[0];
      const doc = shown?.docs.find(({ id }) => id === docId);
      if (!doc) {
        throw new Error(
          `The navbar links to the doc "${docId}" of the docs plugin "${docsPluginId}", which doesn't exist. Its docs: ${shown?.docs.map(({ id }) => id).join(', ') ?? 'none'}.`,
        );
      }
      return [key, doc.permalink];
    }),
  );
}

/** Returns the paths of the overviews of the products that a version has. */
const productPaths = ({ pages }: VersionPages): SiteVersion['products'] =>
  Object.fromEntries(
    PRODUCT_IDS.flatMap((id) => {
      const overview = pages.get(pathBelow(productOverview(id), '/x/'));
      return overview === undefined ? [] : [[id, overview]];
    }),
  );

/** Reports docs that the navbar links to and no version has. */
function reportMissingDocs(
  items: readonly DocItem[],
  versions: readonly KnownVersion[],
  { onBrokenLinks }: LoadContext['siteConfig'],
): void {
  const ids = new Set(versions.flatMap(({ docs }) => docs.map(({ id }) => id)));
  items
    .filter(({ docsPluginId = DEFAULT_PLUGIN_ID }) => docsPluginId === DEFAULT_PLUGIN_ID)
    .filter(({ docId }) => !ids.has(docId))
    .forEach(({ docId }) =>
      reportConfiguration(
        onBrokenLinks,
        `"docId" of an item of the navbar ("navbarItems", portal.config.ts) must be the id of a doc; found "${docId}", which doesn't exist in any version.`,
      ),
    );
}

interface BuiltVersion extends VersionPages {
  path: string;
}

/** Returns functions for the places of a page in other versions, and for the data of all versions and pages. */
function createCollector(
  context: LoadContext,
  { archived, moved, releases }: VersionsOptions,
  others: readonly KnownVersion[],
) {
  const { siteDir, siteConfig, baseUrl } = context;
  const { navbar } = siteConfig.themeConfig as { navbar?: { items?: object[] } };
  const order = [CURRENT_VERSION, ...cutVersionNames(siteDir)];
  const docItems = navbarDocs(navbar?.items ?? []);
  const unversioned = unversionedDocs(siteDir)?.directory ?? '';
  const isUnversioned = ({ source }: { source: string }) =>
    unversioned !== '' && source.startsWith(`${aliasedSitePath(unversioned, siteDir)}/`);

  /** Returns a page's places in the versions other than its own. */
  const placesOf = (page: string, versionName: string, versions: readonly VersionPages[]) =>
    Object.fromEntries(
      versions
        .filter(({ name }) => name !== versionName)
        .map((version) => [version.name, findCounterpart(page, version, moved)]),
    );

  const collectVersions = (
    loaded: readonly LoadedVersion[],
    instances: Readonly<Record<string, LoadedContent>>,
  ): { built: BuiltVersion[]; data: VersionsData } => {
    if (others.length > 0) {
      loaded.forEach((version) =>
        checkDocPages(version, [
          version.contentPath,
          ...(version.docs.some(isUnversioned) ? [unversioned] : []),
        ]),
      );
    }
    const known = [...loaded.map(fromLoaded), ...others]
      .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
      .map((version) => ({
        ...version,
        docs: version.docs.map((doc) => published(doc, siteConfig, baseUrl)),
      }))
      .map((version) => ({ version, own: pagesOf(version) }));
    const built: BuiltVersion[] = known.map(({ version, own }) => ({
      ...own,
      path: addTrailingSlash(version.path),
    }));
    if (order.every((name) => known.some(({ own }) => own.name === name))) {
      checkMoved(
        moved,
        known.map(({ own }) => own),
      );
    }
    reportMissingDocs(
      docItems,
      known.map(({ version }) => version),
      siteConfig,
    );

    const versions = known.map(({ version, own }): SiteVersion => ({
      name: version.name,
      label: releases[version.name]?.label ?? version.label,
      path: addTrailingSlash(version.path),
      start: own.start,
      navbar: navbarPaths(version, own.start, docItems, instances),
      products: productPaths(own),
      isCurrent: version.isCurrent,
      banner: version.banner,
      packages: releases[version.name]?.packages ?? {},
    }));
    const counterparts = (
      { versionName, path: versionPath }: LoadedVersion,
      doc: LoadedVersion['docs'][number],
    ): PageCounterparts => {
      const page = pathBelow(doc.permalink, versionPath);
      const places = placesOf(page, versionName, built);
      if (isUnversioned(doc)) {
        // The menu leads to another version's docs, in which nobody looks for this page.
        const entries = Object.entries(places).map(([name, place]) => [name, { path: place.path }]);
        return { places: Object.fromEntries(entries) as PageCounterparts['places'] };
      }
      const isMissing = Object.values(places).some(({ standIn }) => standIn);
      return { ...(isMissing ? { title: doc.title } : {}), places };
    };
    const pages =
      known.length > 1
        ? loaded.flatMap((version) =>
            version.docs.map(
              // `useShownPage` looks the page up with its slash.
              (doc) => [addTrailingSlash(doc.permalink), counterparts(version, doc)] as const,
            ),
          )
        : [];
    const data = { versions, archived: [...archived], pages: Object.fromEntries(pages) };
    return { built, data };
  };

  return { placesOf, collectVersions };
}

/**
 * Version support for readers: the menu, the banner on pages of versions other than the current one, and navbar links
 * that stay within the version. For each page, the build computes its place in the other versions.
 */
export default function versionsPlugin(context: LoadContext, options: VersionsOptions): Plugin {
  const { siteConfig, baseUrl, generatedFilesDir } = context;
  const { navbar } = siteConfig.themeConfig as { navbar?: { items?: object[] } };
  const hasMenu = (navbar?.items ?? []).some((item) => hasType(item, 'docsVersionDropdown'));
  const others = options.elsewhere.map((version) => fromElsewhere(version, baseUrl));
  const { placesOf, collectVersions } = createCollector(context, options, others);

  let builtVersions: readonly BuiltVersion[] = [];
  const { addStage, postBuild } = builtSite(context);
  if (hasMenu) {
    addStage(
      counterpartsStage(NAME, {
        versions: () => builtVersions,
        placesOf: (page, versionName) => placesOf(page, versionName, builtVersions),
      }),
    );
  }

  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'clientModule.ts')],

    async contentLoaded({ actions: { createData } }) {
      if (others.length > 0) {
        const paths = others.flatMap(({ docs }) => docs.map(({ permalink }) => permalink));
        await createData(LINKS, paths);
      }
    },

    allContentLoaded({ allContent, actions: { setGlobalData } }) {
      const instances = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>;
      const loaded = instances[DEFAULT_PLUGIN_ID]?.loadedVersions ?? [];
      const { built, data } = collectVersions(loaded, instances);
      builtVersions = built;
      setGlobalData(data);
    },

    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer && others.length > 0
        ? {
            ...applyOverrides({ 'versions/broken-links': {} }, { isServer, currentBundler }),
            resolve: {
              alias: {
                '@portal/elsewhere$': path.join(generatedFilesDir, NAME, 'default', LINKS),
              },
            },
          }
        : {},

    postBuild,
  };
}

const ADDRESS = '{{#label}} must be a URL that starts with https://; found "{{#value}}"';

const address = Joi.string()
  .custom((value: string, helpers) =>
    URL.canParse(value) && new URL(value).protocol === 'https:' ? value : helpers.error('address'),
  )
  .messages({ address: ADDRESS, 'string.empty': ADDRESS });

const BELOW =
  '{{#label}} must be a path within a version, without a leading or trailing slash, such as "react-charts/bars"; found "{{#value}}"';

const below = Joi.string()
  .pattern(/^[^/?#\s\\]+(?:\/[^/?#\s\\]+)*$/)
  .messages({ 'string.pattern.base': BELOW, 'string.empty': BELOW });

const schema = Joi.object<VersionsOptions>({
  archived: Joi.array()
    .items(
      Joi.object({
        text: Joi.string().required(),
        href: address.required(),
        products: Joi.object(Object.fromEntries(PRODUCT_IDS.map((id) => [id, address]))),
      }),
    )
    .unique('text')
    .default([])
    .messages({ 'array.unique': '{{#label}} has the same text as another archived version' }),
  moved: Joi.object()
    .pattern(below, below.allow(''))
    .messages({
      'object.unknown':
        '{{#label}} must be a path within a version, without a leading or trailing slash, such as "react-charts/bars"',
    })
    .default({}),
  releases: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({
        label: Joi.string().required(),
        packages: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
      }),
    )
    .default({}),
  elsewhere: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        label: Joi.string().required(),
        path: Joi.string().required(),
        isCurrent: Joi.boolean().required(),
        banner: Joi.valid('none', 'unreleased', 'unmaintained').required(),
        pages: Joi.array().required(),
      }),
    )
    .default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<VersionsOptions>, VersionsOptions>): VersionsOptions {
  return validate(schema, options);
}
