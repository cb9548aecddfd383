import { INDEX_FILE, MANIFEST_PATH, versionOf, type SearchManifest } from '../format';

/**
 * Asks for the index while the code of dialog and worker is still on its way, so that the worker finds it in the
 * browser's cache.
 * Never fails: what cannot be had the worker asks for again, and says so.
 *
 * @param baseUrl - The site's, with a slash at both ends.
 * @param version - Docusaurus' name of the version.
 * @param request - The browser's `fetch`.
 */
export async function warmUp(
  baseUrl: string,
  version: string,
  request: (address: string) => Promise<Pick<Response, 'ok' | 'text'>>,
): Promise<void> {
  try {
    const manifest = await request(baseUrl + MANIFEST_PATH);
    if (!manifest.ok) return;
    const { versions } = JSON.parse(await manifest.text()) as SearchManifest;
    const found = versionOf(versions, version);
    if (found === undefined) return;
    const index = await request(baseUrl + found.folder + INDEX_FILE);
    // What is not read to its end is not kept.
    await index.text();
  } catch {
    // Offline, or no index.
  }
}
