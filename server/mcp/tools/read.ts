import * as z from 'zod';

import { EXAMPLES } from '../../../examples';
import { cursorInput, joinNotes, textAnswer, versionInput, type ToolAnswer } from '../answers';
import type { Library, Version } from '../library';
import { outlineOf, sectionOf } from '../markdown';
import { partBytes } from '../pages';
import { closestNames } from '../suggestions';

export const readInput = z.object({
  page: z
    .string()
    .min(1)
    .max(300)
    .describe(`Path, URL or resource: /x/${EXAMPLES.page}/, also with #section`),
  section: z.string().max(200).optional().describe('Heading'),
  cursor: cursorInput,
  version: versionInput,
});

const MOST_RESULTS = 5;

/** Says which pages were probably meant. */
function missingPage(version: Version, page: string): string {
  const bare = (path: string) => path.slice(version.source.base.length).replace(/\/$/, '');
  const paths = version.source.paths();
  const slug = page.replace(/[?#].*$/s, '').replace(/(?:\.md|\/)+$/, '');
  const last = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
  const byName = new Map(paths.map((path) => [bare(path), path]));
  const near = closestNames(slug.replace(/^\/?x\//, ''), byName.keys(), 3).map((name) =>
    byName.get(name),
  );
  const sameLast = paths.filter((path) => last(path) === last(slug));
  const found = version
    .engine()
    .search(last(slug).replace(/-/g, ' '), { limit: MOST_RESULTS })
    .results.map(({ path }) => path);
  const list = [...new Set([...sameLast, ...near, ...found])].filter(Boolean).slice(0, 5);
  return [
    `There is no page "${page}".`,
    ...(list.length > 0 ? ['Similar pages:', ...list.map((path) => `- ${path}`)] : []),
  ].join('\n');
}

/** Answers the tool `read`. */
export function read(
  library: Library,
  { page, section, cursor, version: request }: z.infer<typeof readInput>,
): ToolAnswer {
  const inPath = /^(?:mui-x:\/\/docs|.*?\/x)\/(next|\d[^/#?]*)(?=\/|$)/.exec(page.trim())?.[1];
  const { version, note } = library.version(request ?? inPath);
  const path = version.pathOf(page);
  const markdown = path === undefined ? undefined : version.source.markdown(path);
  if (path === undefined || markdown === undefined) {
    return textAnswer({ version, text: missingPage(version, page), found: false, note });
  }
  const wanted = section ?? /#(.+)$/s.exec(page)?.[1];
  if (wanted === undefined) {
    // The address of the next part of a resource.
    const inAddress = /^mui-x:[^#]*[?&]cursor=([^#&]*)/.exec(page.trim())?.[1];
    return textAnswer({
      version,
      text: markdown,
      found: true,
      cursor: cursor ?? inAddress,
      note,
      maxBytes: partBytes(markdown),
    });
  }
  const part = sectionOf(markdown, wanted);
  if (part === undefined) {
    const { headings } = outlineOf(markdown);
    const text = [
      `${path} has no section "${wanted}". Its sections (complete):`,
      ...headings
        .filter(({ level }) => level > 1)
        .map(({ level, text: title }) => `${'  '.repeat(level - 2)}- ${title}`),
    ].join('\n');
    return textAnswer({ version, text, found: false, cursor, note });
  }
  return textAnswer({ version, text: part, found: true, cursor, note: joinNotes(note) });
}
