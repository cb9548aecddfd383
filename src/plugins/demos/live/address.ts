/** Folder of the frames in the build, one folder in it for each documented version, and `assets` for all. */
export const LIVE_FOLDER = 'live';

/**
 * Address of a version's frame on this host.
 *
 * @param version - Of the documented release, such as `8.12.1`.
 */
export function liveAddress(version: string): string {
  return `/${LIVE_FOLDER}/${version}/index.html`;
}
