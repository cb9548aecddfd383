import data from '@portal/verified-data';

import type { Verified } from '../types';

/** What {@link useVerified} needs to know of a page: part of Docusaurus' metadata of a doc. */
export interface VerifiedPageOptions {
  /** Docusaurus' name of the version. */
  version: string;
  /** Docusaurus' id of the doc. */
  id: string;
  /** The page's path, with the base URL. */
  permalink: string;
}

/** Returns what was verified on a page, or undefined if nothing was. */
export function useVerified({ version, id }: VerifiedPageOptions): Verified | undefined {
  const ofVersion = data[version];
  const page = ofVersion?.pages[id];
  return ofVersion && page ? { release: ofVersion.release, page } : undefined;
}
