import { INDEX_FILE, MANIFEST_PATH, versionOf, type SearchManifest } from '../format';

/**
 * Requests the index while the code of the dialog and the worker is still loading, so that the worker finds it in the
 * browser's cache. Never rejects: the worker requests what is missing again, and reports the error.
 *
 * @param baseUrl - Base URL of the site, with a slash at both ends.
 * @param version - Docusaurus' name of the version.
 * @param request - The browser's `fetch`.
 * @returns The manifest for the worker, or undefined if it can't be loaded.
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
      // Browsers don't cache a response that isn't read to its end.
      request(baseUrl + found.folder + INDEX_FILE).then(
        (index) => index.text().catch(() => {}),
        () => {},
      );
    }
    return manifest;
  } catch {
    // There is no network or no index.
    return undefined;
  }
}
