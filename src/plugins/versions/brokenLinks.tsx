/*
 * Takes the place of @docusaurus/core's `client/BrokenLinksContext.js` (3.10.2) on the server, where one version of the
 * site is built alone: a link to a page of another version, such as the logo's, is no broken one. Whether that page is
 * there is known from the files of that version. A link to a section of such a page is still reported, since nothing
 * here knows that version's sections.
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

/** What a page links to, and which sections it has. */
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
