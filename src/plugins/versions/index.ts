import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { addTrailingSlash } from '@docusaurus/utils-common';
import { Joi } from '@docusaurus/utils-validation';

import { PRODUCT_IDS } from '../../core/paths';
import { CURRENT_VERSION, cutVersionNames } from '../../core/versions';

import { findCounterpart, type MovedPages, type VersionPages } from './counterparts';
import { pathBelow } from './shown';
import type {
  ArchivedVersion,
  PageCounterparts,
  SiteVersion,
  VersionRelease,
  VersionsData,
} from './types';

export { docsVersionOptions, parseVersions, versionLabel } from './docsVersions';
export type { MovedPages } from './counterparts';
export type { ArchivedVersion, VersionRelease } from './types';

/** Options of the versions plugin. */
export interface VersionsOptions {
  /** Documentation of older versions that is published elsewhere, in the order of the menu. None by default. */
  archived: readonly ArchivedVersion[];
  /**
   * Pages that have moved: by the version they moved with (`current` for the docs that are not cut), from their path
   * below a version before to that in it: `{ current: { 'react-charts/gauges': 'react-charts/gauge' } }`. None by
   * default.
   */
  moved: MovedPages;
  /** What versions document, by Docusaurus' name. By default a version has its label in Docusaurus and no releases. */
  releases: Readonly<Record<string, VersionRelease>>;
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** An item of the navbar that links to a doc, in any version. */
interface DocItem {
  type: 'doc';
  docId: string;
}

const isDocItem = (item: object): item is DocItem => 'type' in item && item.type === 'doc';

/** The docs that the navbar links to. */
function navbarDocs({ navbar }: { navbar?: { items?: object[] } }): string[] {
  return (navbar?.items ?? []).filter(isDocItem).map(({ docId }) => docId);
}

/** A version's pages by their paths below it. */
function pagesOf({ versionName, path: versionPath, docs }: LoadedVersion): VersionPages {
  const pages = new Map(
    docs.map(({ permalink }) => [pathBelow(permalink, versionPath), permalink]),
  );
  return { name: versionName, start: pages.get('') ?? docs[0]?.permalink ?? versionPath, pages };
}

/** @throws Error that names the entry, where `moved` names a version or a page that is not there. */
function checkMoved(
  moved: MovedPages,
  order: readonly string[],
  built: readonly VersionPages[],
): void {
  Object.entries(moved).forEach(([name, targets]) => {
    if (!order.includes(name)) {
      throw new Error(
        `"moved" of the versions plugin has the name of no version: "${name}". There are ${order.join(', ')}.`,
      );
    }
    const pages = built.find((version) => version.name === name)?.pages;
    Object.entries(targets).forEach(([from, to]) => {
      if (pages && !pages.has(to)) {
        throw new Error(
          `"moved.${name}" of the versions plugin sends "${from}" to "${to}", which is no page of that version.`,
        );
      }
    });
  });
}

/** Where the navbar's docs are in a version. One that it lacks is where it starts. */
function navbarPaths(
  { docs }: LoadedVersion,
  start: string,
  docIds: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    docIds.map((id) => [id, docs.find((doc) => doc.id === id)?.permalink ?? start]),
  );
}

/**
 * Versions for readers (SPEC §3, §9): the menu, the banner of pages that are not of the current version, and links of
 * the navbar that stay within the version. Where a page is in other versions is worked out at build, for each page.
 */
export default function versionsPlugin(
  { siteDir, siteConfig }: LoadContext,
  { archived, moved, releases }: VersionsOptions,
): Plugin {
  const order = [CURRENT_VERSION, ...cutVersionNames(siteDir)];
  const docIds = navbarDocs(siteConfig.themeConfig);
  return {
    name: 'portal-versions',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    allContentLoaded({ allContent, actions: { setGlobalData } }) {
      const docs = allContent[DOCS_PLUGIN]?.default as LoadedContent | undefined;
      const loaded = docs?.loadedVersions ?? [];
      const built = loaded.map((version) => ({ version, own: pagesOf(version) }));
      checkMoved(
        moved,
        order,
        built.map(({ own }) => own),
      );
      docIds
        .filter((id) => !loaded.some((version) => version.docs.some((doc) => doc.id === id)))
        .forEach((id) =>
          logger.report(siteConfig.onBrokenLinks)(
            `The navbar links to the doc "${id}", which no version has.`,
          ),
        );

      const versions = built.map(({ version, own }): SiteVersion => ({
        name: version.versionName,
        label: releases[version.versionName]?.label ?? version.label,
        path: addTrailingSlash(version.path),
        start: own.start,
        navbar: navbarPaths(version, own.start, docIds),
        isCurrent: version.isLast,
        banner: version.banner,
        packages: releases[version.versionName]?.packages ?? {},
      }));
      const counterparts = ({
        version: { versionName, path: versionPath },
        permalink,
        title,
      }: {
        version: LoadedVersion;
        permalink: string;
        title: string;
      }): PageCounterparts => {
        const page = pathBelow(permalink, versionPath);
        const places = Object.fromEntries(
          built
            .filter(({ own }) => own.name !== versionName)
            .map(({ own }) => [own.name, findCounterpart(page, versionName, own, order, moved)]),
        );
        const isMissing = Object.values(places).some(({ standIn }) => standIn);
        return { ...(isMissing ? { title } : {}), places };
      };
      const pages =
        built.length > 1
          ? built.flatMap(({ version }) =>
              version.docs.map(
                ({ permalink, title }) =>
                  [permalink, counterparts({ version, permalink, title })] as const,
              ),
            )
          : [];
      setGlobalData({
        versions,
        archived: [...archived],
        pages: Object.fromEntries(pages),
      } satisfies VersionsData);
    },
  };
}

const ADDRESS = '{{#label}} must be an address that starts with https://; found "{{#value}}"';

const address = Joi.string()
  .custom((value: string, helpers) =>
    URL.canParse(value) && new URL(value).protocol === 'https:' ? value : helpers.error('address'),
  )
  .messages({ address: ADDRESS, 'string.empty': ADDRESS });

const BELOW =
  '{{#label}} must be a path below a version, without slashes at its ends, such as "react-charts/bars"; found "{{#value}}"';

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
    .messages({ 'array.unique': '{{#label}} has the text of another archived version' }),
  moved: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object().pattern(below, below).messages({
        'object.unknown':
          '{{#label}} is no path below a version, without slashes at its ends, such as "react-charts/bars"',
      }),
    )
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
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<VersionsOptions>, VersionsOptions>): VersionsOptions {
  return validate(schema, options);
}
