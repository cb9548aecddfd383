import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { addTrailingSlash } from '@docusaurus/utils-common';
import { productOf } from '@site/src/core/navigation/paths';

import { arrivalAt } from './arrival';
import { pathBelow, shownVersion, type VersionSwitch } from './shown';
import type { Counterpart, PageCounterparts, SiteVersion, VersionsData } from './types';

export { navbarKey } from './shown';

interface ShownPage extends VersionsData {
  pathname: string;
  /** The page's places in other versions. Undefined for pages that aren't docs, and if there is only one version. */
  page: PageCounterparts | undefined;
}

function useShownPage(): ShownPage {
  const pathname = addTrailingSlash(useLocation().pathname);
  const data = usePluginData('portal-versions') as VersionsData;
  return { ...data, pathname, page: data.pages[pathname] };
}

/**
 * Returns the version of the page, or the current version for pages that belong to none. Returns undefined if there are
 * no docs.
 */
export function useShownVersion(): SiteVersion | undefined {
  const { versions, pathname } = useShownPage();
  return shownVersion(versions, pathname);
}

/**
 * Returns a function that converts addresses to the page's version: `/x/react-charts/` becomes `/x/next/react-charts/`
 * in the next version. The results are ordinary links, so the build checks them.
 *
 * @param address - Address in the current version, relative to its folder: `react-charts/`.
 */
export function useVersionAddress(): (address: string) => string {
  const version = useShownVersion();
  return (address) => `${version?.path ?? ''}${address}`;
}

/**
 * Returns the page's place in the current version. Returns undefined on pages of that version, and if it isn't built.
 */
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
  /** Whether the page belongs to this version. */
  current: boolean;
  /** What kind of version it is. */
  kind: 'current' | 'unreleased' | 'unmaintained' | 'archived';
  /** The note for the page that the entry leads to. */
  versionSwitch?: VersionSwitch;
}

/**
 * Returns the entries of the version menu: the versions of this site, newest first, then those that are published
 * elsewhere.
 */
export function useVersionEntries(): VersionEntry[] {
  const { versions, archived, pathname, page } = useShownPage();
  const shown = shownVersion(versions, pathname);
  const product = shown && productOf(`/x/${pathBelow(pathname, shown.path)}`).product;
  const isInDocs = shown !== undefined && pathname.startsWith(shown.path);
  /** The place in a version for an address in the docs that isn't a page, where the 404 page is shown. */
  const lost = ({ products, start }: SiteVersion): Counterpart => ({
    path: (product && products[product]) ?? start,
    standIn: 'nearest',
  });
  return [
    ...versions.map((version): VersionEntry => {
      const { name, label, start, isCurrent, banner } = version;
      const current = name === shown?.name;
      const place = page?.places[name] ?? (isInDocs && !current ? lost(version) : undefined);
      return {
        text: label,
        href: place?.path ?? (current && isInDocs ? pathname : start),
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

/**
 * Returns the switch that led to this page. Returns undefined after the next navigation, and when the page is opened
 * again.
 */
export function useVersionSwitch(): VersionSwitch | undefined {
  const { pathname } = useLocation();
  // The server doesn't know about the switch, and the first render has to match the server's HTML.
  return useIsBrowser() ? arrivalAt(pathname) : undefined;
}
