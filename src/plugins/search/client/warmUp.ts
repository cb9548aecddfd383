import { INDEX_FILE, MANIFEST_PATH, versionOf, type SearchManifest } from '../format';

/**
 * Asks for the index while the code of dialog and worker is still on its way, so that the worker finds it in the
 * browser's cache.
 * Never fails: what cannot be had the worker asks for again, and says so.
 *
 * @param baseUrl - The site's, with a slash at both ends.
 * @param version - Docusaurus' name of the version.
 * @param request - The browser's `fetch`.
 * @returns The manifest, once it is there, for the worker; undefined where it cannot be had.
 */
export async function warmUp(
  baseUrl: string,
  version: string,
  request: (address: string) => Promise<Pick<Response, 'ok' | 'text'>>,
): Promise<SearchManifest | undefined> {
  try {
    const response = await request(baseUrl + MANIFEST_PATH);
    if (!response.ok) return undefined;
    const manifest = JSON.parse(await response.text()) as SearchManifest;
    const found = versionOf(manifest.versions, version);
    if (found) {
      // What is not read to its end is not kept.
      request(baseUrl + found.folder + INDEX_FILE).then(
        (index) => index.text().catch(() => {}),
        () => {},
      );
    }
    return manifest;
  } catch {
    // Offline, or no index.
    return undefined;
  }
}
