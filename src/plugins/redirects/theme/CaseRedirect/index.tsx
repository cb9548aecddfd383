import { useLocation } from '@docusaurus/router';
import folders from '@portal/redirects';
import type { Location } from 'history';
import { useEffect } from 'react';

import { firstPage, lowerCasePaths } from '../../case';

/**
 * Leads from an address with capital letters to the page with the same address in lower case, if there is one. Static
 * hosts are case-sensitive. Part of the 404 page; render it in the browser only.
 */
export default function CaseRedirect() {
  const { pathname, search, hash }: Location = useLocation();
  useEffect(() => {
    let isShown = true;
    const { origin } = window.location;
    void firstPage(lowerCasePaths(pathname, folders), origin, (...request) =>
      fetch(...request),
    ).then((url) => {
      if (isShown && url !== undefined) {
        // The page may belong to another version, which is another build, so it has to be loaded in full.
        window.location.replace(url + search + hash);
      }
    });
    return () => {
      isShown = false;
    };
  }, [pathname, search, hash]);
  return null;
}
