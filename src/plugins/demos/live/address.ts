/**
 * Folder of the live frames in the build. It contains a folder for each documented release, and `assets`, which they
 * share.
 */
export const LIVE_FOLDER = 'live';

/**
 * Returns the URL of a frame on this host.
 *
 * @param release - Release that the demo belongs to, such as `8.12.1`.
 */
export function liveAddress(release: string): string {
  return `${SITE_BASE_URL}${LIVE_FOLDER}/${release}/index.html`;
}
