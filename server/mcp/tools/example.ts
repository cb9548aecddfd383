import * as z from 'zod';

import { cursorInput, joinNotes, textAnswer, versionInput, type ToolAnswer } from '../answers';
import type { Demo } from '../demos';
import type { Library, Version } from '../library';
import { slugOfHeading, type CodeBlock } from '../markdown';
import { closestNames } from '../suggestions';

export const exampleInput = z.object({
  query: z
    .string()
    .min(1)
    .max(500)
    .describe(
      'A task ("sort on the server"), a symbol (GridColDef.valueGetter), or a demo\'s name',
    ),
  cursor: cursorInput,
  version: versionInput,
});

/** Number of search results whose pages are searched for demos. */
const PAGES = 8;
const MOST_OTHERS = 3;

/** A demo with how well it matches. */
interface Match {
  demo: Demo;
  score: number;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z\d]{3,}/g) ?? [];

/** What a query for a demo consists of: `SortInvoices`, `SortInvoices.tsx`, or one of these after `page#`. */
const NAMED = /^(?:(\S*\/)#)?([A-Z]\w+)(?:\.tsx)?$/;

/** How answers refer to a demo. Several pages may have demos of the same name. */
const addressOf = ({ name, page }: Demo) => `${page}#${name}`;

/** Returns how well a demo matches: names in its code count most, then the words of its name and its headings. */
function scoreOf({ name, block }: Demo, query: string): number {
  const names = query.match(/[A-Za-z_$][\w$]*/g) ?? [];
  const code = names.filter(
    (candidate) =>
      /[a-z][A-Z]|^[A-Z][a-z]/.test(candidate) && new RegExp(`\\b${candidate}\\b`).test(block.code),
  ).length;
  const own = [name.replace(/([a-z\d])([A-Z])/g, '$1 $2'), ...block.headings].join(' ');
  const title = new Set(wordsOf(own));
  const words = wordsOf(query);
  const shared = words.filter((word) => title.has(word) || title.has(word.replace(/s$/, '')));
  return 3 * code + (words.length > 0 ? (2 * shared.length) / words.length : 0);
}

/** What was found for a task or a symbol. */
interface FoundDemos {
  /** Best first. */
  demos: Demo[];
  /** The section that the search finds first. */
  section?: { page: string; heading: string };
}

/** Whether a block is a file of a live demo, rather than a part of a reader's project, such as `src/main.tsx`. */
const isLive = ({ block }: Demo) => !block.title?.includes('/');

/** Finds the demos that show a task or use a symbol. */
function findDemos(version: Version, query: string): FoundDemos {
  const { results } = version.engine().search(query, { limit: PAGES });
  const [first] = results;
  const [hit] = first?.hits ?? [];
  const matches = results
    .flatMap(({ path, hits }, place) => {
      const anchors = new Set(
        hits.filter(({ kind }) => kind === 'demo').map(({ anchor }) => anchor),
      );
      const sections = new Set(
        hits.filter(({ kind }) => kind === 'section').map(({ label }) => slugOfHeading(label)),
      );
      return version.demosOf(path).map((demo, index): Match => {
        const inSection = demo.block.headings.some((heading) =>
          sections.has(slugOfHeading(heading)),
        );
        const score =
          scoreOf(demo, query) +
          (anchors.has(demo.name) ? 2 : 0) +
          (inSection ? 1.5 : 0) +
          (isLive(demo) ? 1 : 0) +
          3 / (place + 1) -
          index * 0.02;
        return { demo, score };
      });
    })
    .sort((a, b) => b.score - a.score);
  return {
    demos: matches.map(({ demo }) => demo),
    ...(first && hit?.kind === 'section' && hit.anchor !== ''
      ? { section: { page: first.path, heading: hit.label } }
      : {}),
  };
}

/** Returns true if a demo is in a section. */
const isIn = ({ page, block }: Demo, section: { page: string; heading: string }) =>
  page === section.page &&
  block.headings.some((heading) => slugOfHeading(heading) === slugOfHeading(section.heading));

/** Returns the demos that a query names. */
function demosNamed(version: Version, query: string): Demo[] {
  const [, page, name] = NAMED.exec(query.trim()) ?? [];
  if (name === undefined) {
    return [];
  }
  const only = page === undefined ? undefined : version.pathOf(page);
  return version.source.index().pages.flatMap(({ path, sections = [] }) => {
    const isHere =
      (page === undefined || path === only) &&
      sections.some(({ demos = [] }) => demos.some((demo) => demo.replace(/=.*$/, '') === name));
    return isHere
      ? version
          .demosOf(path)
          .filter((demo) => demo.name === name)
          .slice(0, 1)
      : [];
  });
}

/** Returns a file as a block of code. */
function fencedCode({ language, code, title }: CodeBlock, withTitle: boolean): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}${withTitle && title !== undefined ? ` title="${title}"` : ''}\n${code}\n${fence}`;
}

/** A word that can only be a name in code: `sortModel`, `DataGridPro`. */
const CODE_NAME = /\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*)\b/g;

/** Says which names of a query a demo doesn't use, and the plan that they require. */
function missingNames(version: Version, query: string, { block, files }: Demo): string[] {
  const code = [block, ...files].map((file) => file.code).join('\n');
  return [...new Set(query.match(CODE_NAME))]
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
    .map((name) => {
      const plan = version.plans().planOf(name);
      const requires =
        plan === undefined ? '' : `, which requires the ${plan === 'pro' ? 'Pro' : 'Premium'} plan`;
      return `This demo doesn't use \`${name}\`${requires}.`;
    });
}

/** Answers the tool `example`. */
export function example(
  library: Library,
  { query, cursor, version: request }: z.infer<typeof exampleInput>,
): ToolAnswer {
  const { version, note } = library.version(request);
  const named = demosNamed(version, query);
  const { demos: found, section }: FoundDemos =
    named.length > 0 ? { demos: named } : findDemos(version, query);
  const [best] = found;
  if (!best) {
    const names = version.source
      .index()
      .pages.flatMap(({ sections = [] }) =>
        sections.flatMap(({ demos = [] }) => demos.map((demo) => demo.replace(/=.*$/, ''))),
      );
    const near = closestNames(query, names);
    return textAnswer({
      version,
      text: joinNotes(
        `No demo matches "${query}".`,
        near.length > 0 ? `Closest demos: ${near.join(', ')}.` : undefined,
      ),
      found: false,
      note,
    });
  }
  const { page, block, files } = best;
  const missing = named.length > 0 ? [] : missingNames(version, query, best);
  const others = found.slice(1, MOST_OTHERS + 1).map((demo) => `- ${addressOf(demo)}`);
  const text = [
    ...(missing.length > 0 ? [missing.join(' ')] : []),
    `# ${block.title ?? best.name}`,
    `From ${page}${block.headings.length > 0 ? `, ${block.headings.at(-1)}` : ''}`,
    ...[block, ...files].map((file) => fencedCode(file, files.length > 0)),
    ...(section && !isIn(best, section)
      ? [
          `If this demo shows something else, \`read\` ${section.page} with the section "${section.heading}".`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `Other demos (${found.length > MOST_OTHERS + 1 ? 'not all' : 'complete'}); pass one of these as the query:\n${others.join('\n')}`,
        ]
      : []),
  ].join('\n\n');
  return textAnswer({ version, text: `${text}\n`, found: true, cursor, note });
}
