import { Redirect, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { addTrailingSlash } from '@docusaurus/utils-common';
import folders from '@portal/redirects';
import type { Location } from 'history';

import { movedPath } from '../../folders';

/** Redirects an address in a moved folder if the host doesn't. Part of the 404 page. */
export default function FolderRedirect() {
  const { pathname, search, hash }: Location = useLocation();
  // The folder itself may be asked for without its slash.
  const to = movedPath(folders, pathname) ?? movedPath(folders, addTrailingSlash(pathname));
  // The server renders the same HTML for all unknown addresses.
  return useIsBrowser() && to !== undefined ? <Redirect to={to + search + hash} /> : null;
}
