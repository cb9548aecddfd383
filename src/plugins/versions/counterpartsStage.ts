import { addTrailingSlash } from '@docusaurus/utils-common';
import { findAll } from 'domutils';

import { stageKey, type Page, type Stage } from '../../core/build/site';
import { RECORDS } from '../bundle';

import type { VersionPages } from './counterparts';
import { OWN_CLICK_ATTRIBUTE } from './ownClick';
import { pathBelow, versionAt } from './shown';
import type { Counterpart, PageCounterparts } from './types';

/** Number of pages that the error names. */
const NAMED = 5;

/** The versions that the stage checks, once the docs are loaded. */
interface CheckedVersions {
  versions: () => readonly (VersionPages & { path: string })[];
  /** Returns the places of a page, given by its path below its version, in the other versions. */
  placesOf: (page: string, versionName: string) => Readonly<Record<string, Counterpart>>;
}

/** Returns where the version menu in a page's HTML leads. */
const menuLinks = ({ document }: Page): string[] =>
  findAll(
    ({ name, attribs }) => name === 'a' && OWN_CLICK_ATTRIBUTE in attribs,
    document.children,
  ).map(({ attribs }) => attribs.href ?? '');

/** Returns where a page's record leads, from which the browser renders the menu. Undefined if there are no records. */
function recordLinks(page: Page, plugin: string): string[] | undefined {
  const recorded = page.result(RECORDS)?.data;
  const own = recorded?.find(
    (data) => data.plugin === plugin && data.pathname === addTrailingSlash(page.path),
  );
  return (
    recorded && Object.values((own?.data as PageCounterparts)?.places ?? {}).map(({ path }) => path)
  );
}

/**
 * Checks that the version menu of each built page of the docs leads to the page's place in each other version, in the
 * page's HTML as well as in its record. The menu itself would fall back to the start page without an error.
 *
 * @param plugin - Name of the plugin.
 */
export function counterpartsStage(
  plugin: string,
  { versions, placesOf }: CheckedVersions,
): Stage<string> {
  return {
    key: stageKey<string>('version-links'),
    plugin,
    reads: { html: true, optionalResults: [RECORDS] },
    start: () => ({
      page(page) {
        const own = page.kind === 'route' ? versionAt(versions(), page.path) : undefined;
        const below = own && pathBelow(page.path, own.path);
        // Other routes in the folder of the version, such as those of demos, are not pages of the docs.
        if (!own || below === undefined || !own.pages.has(below)) {
          return undefined;
        }
        const inMenu = menuLinks(page);
        const inRecord = recordLinks(page, plugin) ?? inMenu;
        const missing = Object.values(placesOf(below, own.name))
          .map(({ path }) => path)
          .filter((path) => !inMenu.includes(path) || !inRecord.includes(path));
        return missing.length > 0 ? `${page.path} (to ${missing.join(' and ')})` : undefined;
      },
      finish({ pages }) {
        if (pages.size > 0) {
          const named = [...pages.values()].slice(0, NAMED).join(', ');
          const others = pages.size > NAMED ? ` and on ${pages.size - NAMED} more` : '';
          throw new Error(
            `versions: the version menu lacks a link to the page's place in another version on ${named}${others}. ` +
              `Does the path of these pages differ from the one under which src/plugins/versions/index.ts stores ` +
              `their places?`,
          );
        }
        return undefined;
      },
    }),
  };
}
