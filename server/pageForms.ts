import Negotiator from 'negotiator';

/** What a page can be sent as. The first one is sent to clients that name neither. */
const TYPES = ['text/html', 'text/markdown'];

/**
 * Returns whether a client prefers a page as Markdown, by its `Accept` header. If it names both with the same weight, the
 * first one counts. The configurations in `src/core/hosts` decide the same.
 */
export const prefersMarkdown = (accept: string | null | undefined): boolean =>
  new Negotiator({ headers: { ...(accept == null ? {} : { accept }) } }).mediaType(TYPES) ===
  'text/markdown';

/**
 * Returns the paths at which a page's Markdown can be: next to its folder, or in it for the start page of a version.
 *
 * @param pathname - Path of the page. The slash at its end may be missing, as in addresses that agents derive from those
 *   of Markdown.
 */
export const markdownPaths = (pathname: string): string[] => {
  const page = pathname.replace(/\/$/, '');
  return page === '' ? ['/index.md'] : [`${page}.md`, `${page}/index.md`];
};

/** Returns whether a path can be that of a page: it has no ending, like that of a file. */
export const isPagePath = (pathname: string): boolean => /\/[^/.]*$/.test(pathname);

/** Returns whether a request is for Markdown, by its path or its `Accept` header. */
export const wantsMarkdown = (pathname: string, accept: string | null | undefined): boolean =>
  pathname.endsWith('.md') || (isPagePath(pathname) && prefersMarkdown(accept));

/**
 * Returns the number of tokens of a page's Markdown, which its front matter says. Undefined for other files.
 *
 * @param start - The start of the file.
 */
export const markdownTokens = (start: string): string | undefined =>
  /^---\n(?:(?!---\n).*\n)*?tokens: (\d+)\n/.exec(start)?.[1];

/**
 * Returns the answer to a request for Markdown that doesn't exist. Agents pay for each character of an answer.
 *
 * @param pathname - Path of the request, encoded as in its address.
 * @param baseUrl - Path of the site on the host, with a slash at both ends.
 * @param nearest - Paths of the pages that may have been meant, best first.
 */
export function missingMarkdown(
  pathname: string,
  baseUrl: string,
  nearest: readonly string[] = [],
): string {
  const index = `${baseUrl}x/llms.txt`;
  return [
    `# Page not found`,
    `There is no page \`${pathname.replaceAll('`', '%60')}\`.`,
    ...(nearest.length > 0
      ? [`Nearest pages:\n\n${nearest.map((path) => `- [${path}](${path})`).join('\n')}`]
      : []),
    `All pages: [${index}](${index})\n`,
  ].join('\n\n');
}
