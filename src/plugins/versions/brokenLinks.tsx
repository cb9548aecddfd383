/*
 * Replaces `client/BrokenLinksContext.js` of @docusaurus/core (3.10.2) on the server if only one version of the site is
 * built. A link to a page of another version, such as the logo's, must not be reported as broken. The files of that
 * version show which pages it has. A link to a section of such a page is still reported, because that version's
 * sections are unknown here.
 */
import elsewhere from '@portal/elsewhere';
import { createContext, useContext, type ReactNode } from 'react';

const comparable = (pathname: string) => pathname.replace(/\/$/, '');
const known = new Set(elsewhere.map(comparable));
const isElsewhere = (link: string) => !link.includes('#') && known.has(comparable(link));

interface BrokenLinks {
  collectAnchor: (anchor: string | undefined) => void;
  collectLink: (link: string | undefined) => void;
}

/** Collects a page's links and sections. */
export const createStatefulBrokenLinks = () => {
  const anchors = new Set<string>();
  const links = new Set<string>();
  return {
    collectAnchor: (anchor: string | undefined) => {
      if (anchor !== undefined) anchors.add(anchor);
    },
    collectLink: (link: string | undefined) => {
      if (link !== undefined && !isElsewhere(link)) links.add(link);
    },
    getCollectedAnchors: () => [...anchors],
    getCollectedLinks: () => [...links],
  };
};

const Context = createContext<BrokenLinks>({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
});

export const useBrokenLinksContext = () => useContext(Context);

export function BrokenLinksProvider({
  children,
  brokenLinks,
}: {
  children: ReactNode;
  brokenLinks: BrokenLinks;
}) {
  return <Context.Provider value={brokenLinks}>{children}</Context.Provider>;
}
