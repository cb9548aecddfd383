/** Folder of the frames in the build, one folder in it for each documented release, and `assets` for all. */
export const LIVE_FOLDER = 'live';

/**
 * Address of a frame on this host.
 *
 * @param release - That the demo is of, such as `8.12.1`.
 */
export function liveAddress(release: string): string {
  return `/${LIVE_FOLDER}/${release}/index.html`;
}
