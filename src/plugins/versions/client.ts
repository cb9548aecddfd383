import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { addTrailingSlash } from '@docusaurus/utils-common';
import { productOf } from '@site/src/core/paths';

import { arrivalAt } from './arrival';
import { pathBelow, shownVersion, type VersionSwitch } from './shown';
import type { Counterpart, PageCounterparts, SiteVersion, VersionsData } from './types';

interface ShownPage extends VersionsData {
  pathname: string;
  /** The page in other versions; absent for pages that are no docs, and where there is one version. */
  page: PageCounterparts | undefined;
}

function useShownPage(): ShownPage {
  const pathname = addTrailingSlash(useLocation().pathname);
  const data = usePluginData('portal-versions') as VersionsData;
  return { ...data, pathname, page: data.pages[pathname] };
}

/** The version that the page is of; the current one for pages of none. `undefined` where there are no docs. */
export function useShownVersion(): SiteVersion | undefined {
  const { versions, pathname } = useShownPage();
  return shownVersion(versions, pathname);
}

/**
 * Gives addresses of the version that the page is of: `/x/react-charts/` is `/x/next/react-charts/` there. They are
 * links like any other, so the build checks them.
 *
 * @param address - As in the current version, below its folder: `react-charts/`.
 */
export function useVersionAddress(): (address: string) => string {
  const version = useShownVersion();
  return (address) => `${version?.path ?? ''}${address}`;
}

/** The page's place in the current version; `undefined` on pages of that version, and where it is not built. */
export function useCurrentPlace(): (Counterpart & { label: string }) | undefined {
  const { versions, page } = useShownPage();
  const current = versions.find(({ isCurrent }) => isCurrent);
  const place = current && page?.places[current.name];
  return place && { ...place, label: current.label };
}

/** An entry of the version menu. */
export interface VersionEntry {
  text: string;
  href: string;
  /** Whether the page is of this version. */
  current: boolean;
  /** What kind of version it is. */
  kind: 'current' | 'unreleased' | 'unmaintained' | 'archived';
  /** What the page has to be told that the entry leads to. */
  versionSwitch?: VersionSwitch;
}

/** Entries of the version menu: the versions of this site, newest first, then those that are published elsewhere. */
export function useVersionEntries(): VersionEntry[] {
  const { versions, archived, pathname, page } = useShownPage();
  const shown = shownVersion(versions, pathname);
  const product = shown && productOf(`/x/${pathBelow(pathname, shown.path)}`).product;
  return [
    ...versions.map(({ name, label, path, start, isCurrent, banner }): VersionEntry => {
      const current = name === shown?.name;
      const place = page?.places[name];
      return {
        text: label,
        href: place?.path ?? (current && pathname.startsWith(path) ? pathname : start),
        current,
        kind: isCurrent ? 'current' : (banner ?? 'unmaintained'),
        ...(place
          ? { versionSwitch: { standIn: place.standIn, title: page?.title ?? '', label } }
          : {}),
      };
    }),
    ...archived.map(({ text, href, products }): VersionEntry => ({
      text,
      href: (product && products?.[product]) ?? href,
      current: false,
      kind: 'archived',
    })),
  ];
}

/** The switch that has led to this page; `undefined` after the next navigation, and when the page is opened again. */
export function useVersionSwitch(): VersionSwitch | undefined {
  const { pathname } = useLocation();
  // The server knows of none, and the first render has to be what it has made.
  return useIsBrowser() ? arrivalAt(pathname) : undefined;
}
