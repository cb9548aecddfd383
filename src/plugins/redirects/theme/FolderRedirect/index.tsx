import { Redirect, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import folders from '@portal/redirects';
import type { Location } from 'history';

import { movedPath } from '../../folders';

/** Leads on from an address below a folder that has moved, where the host does not; placed on the page of what is not there. */
export default function FolderRedirect() {
  const { pathname, search, hash }: Location = useLocation();
  const to = movedPath(folders, pathname);
  // The HTML is the same for all addresses that lead nowhere.
  return useIsBrowser() && to !== undefined ? <Redirect to={to + search + hash} /> : null;
}
