const URL_ENTRY = /<url>.*?<\/url>/gs;
const LOCATION = /<loc>([^<]+)<\/loc>/;

/**
 * Merges the sitemaps of separately built versions.
 *
 * @param sitemaps - The sitemap of each version, and whether a path belongs to that version. The version at the docs'
 * own path comes first.
 * @throws Error if a file is not a sitemap.
 */
export function mergeSitemaps(
  sitemaps: readonly { text: string; owns: (pathname: string) => boolean }[],
): string {
  const entries = sitemaps.flatMap(({ text, owns }) =>
    (text.match(URL_ENTRY) ?? []).filter((entry) =>
      owns(new URL(LOCATION.exec(entry)?.[1] ?? '').pathname),
    ),
  );
  const first = sitemaps[0]?.text ?? '';
  const start = first.indexOf('<url>');
  const end = first.lastIndexOf('</url>');
  if (start < 0 || end < 0) {
    throw new Error('the sitemap of the first version has no pages.');
  }
  return first.slice(0, start) + entries.join('') + first.slice(end + '</url>'.length);
}
