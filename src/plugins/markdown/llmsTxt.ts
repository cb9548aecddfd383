/** A line of an index. */
export interface IndexedPage {
  title: string;
  description: string;
  /** Absolute address of its Markdown. */
  url: string;
  plan?: 'pro' | 'premium';
}

/** A group of pages in an index. */
export interface IndexSection {
  title: string;
  pages: readonly IndexedPage[];
}

/** The maximum length of a file, in characters: agents cut off longer ones. */
export const LIMIT = 50_000;

const PLANS = { pro: ' (Pro plan)', premium: ' (Premium plan)' } as const;

const line = ({ title, description, url, plan }: IndexedPage) =>
  `- [${title}](${url})${plan ? PLANS[plan] : ''}${description ? `: ${description}` : ''}`;

/**
 * Returns an index in the format of https://llmstxt.org: a title, a summary, text, and sections of links.
 *
 * @param text - Markdown between the summary and the first section. Empty for none.
 * @throws Error if the file would have more than {@link LIMIT} characters, so that it has to be split.
 */
export function llmsTxt(
  title: string,
  summary: string,
  text: string,
  sections: readonly IndexSection[],
): string {
  const file = [
    `# ${title}`,
    `> ${summary}`,
    ...(text.trim() ? [text.trim()] : []),
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .map((section) => `## ${section.title}\n\n${section.pages.map(line).join('\n')}`),
  ].join('\n\n');
  if (file.length > LIMIT) {
    throw new Error(
      `The index "${title}" has ${file.length} characters; at most ${LIMIT} are allowed, because agents cut off longer files. Shorten descriptions or split it.`,
    );
  }
  return `${file}\n`;
}
