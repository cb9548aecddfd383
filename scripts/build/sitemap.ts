const URL_ENTRY = /<url>.*?<\/url>/gs;
const LOCATION = /<loc>([^<]+)<\/loc>/;

/**
 * Merges the sitemaps of versions that were built one by one.
 *
 * @param sitemaps - By version, the one at the docs' own path first: its sitemap, and whether a path is of its pages.
 * @throws Error where a file is no sitemap.
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
