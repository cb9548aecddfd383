import * as z from 'zod';

import { LIBRARY } from '../../../library';
import type { Plan } from '../../../src/core/navigation';
import { PRODUCT_IDS } from '../../../src/core/navigation/paths';
import type { SearchOutcome } from '../../../src/plugins/search/engine/createEngine';
import type { SearchNote } from '../../../src/plugins/search/engine/notes';

import { joinNotes, versionInput, type ToolAnswer } from '../answers';
import { namesOfReference, type Library, type Version } from '../library';
import { outlineOf, paragraphAt, sectionOf, summaryOf } from '../markdown';
import { quotedIn } from '../messages';
import { allRenames, byUse } from '../renames';
import { versionLabel } from '../versions';

/** Maximum number of results, and of those with a summary. Agents pay for each one, and the right page is among the first. */
const MOST = 5;
const MOST_SUMMARIES = 3;
/** Maximum number of characters of what a page says about a quoted error: its cause and its remedy. */
const QUOTATION_LENGTH = 280;

export const searchInput = z.object({
  query: z.string().min(1).max(500),
  product: z.enum(PRODUCT_IDS).optional(),
  version: versionInput,
});

/** A page that was found. */
interface SearchResult {
  page: string;
  title: string;
  /** Its best section. */
  section?: string;
  /** Only for the first results. */
  summary?: string;
}

/** Says which plan has a name. */
export const planText = (name: string, plan: Plan): string =>
  `\`${name}\` requires the ${plan === 'pro' ? 'Pro' : 'Premium'} plan.`;

/** Most names in a query about which an answer says something. */
const MOST_NAMES = 4;

/** Says what replaced the names in a query that the version lacks, and which plans have them. */
async function missingIn(query: string, version: Version, withPlans: boolean): Promise<string[]> {
  const names = new Set(query.match(/\b(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*/g));
  const notes = [...names].flatMap((name) => {
    const plan = withPlans ? version.plans().planOf(name) : undefined;
    const [rename] = (allRenames(version).get(name) ?? []).toSorted(byUse);
    return [
      ...(rename === undefined
        ? []
        : [{ name, text: `\`${name}\` → ${rename.replacement} (${rename.page}).` }]),
      ...(plan === undefined ? [] : [{ name, text: planText(name, plan) }]),
    ];
  });
  const known =
    notes.length > 0
      ? new Set(
          namesOfReference(await version.reference()).map((full) => full.replace(/^.*\./, '')),
        )
      : undefined;
  return notes
    .filter(({ name }) => !known?.has(name))
    .slice(0, MOST_NAMES)
    .map(({ text }) => text);
}

/** Says why a name isn't found as the client may expect. */
export function noteText(note: SearchNote): string {
  switch (note.kind) {
    case 'plan':
      return planText(note.name, note.plan);
    case 'elsewhere':
      return `\`${note.name}\` exists, but isn't documented here.`;
    case 'removed':
      return `\`${note.name}\` was removed; see ${note.path}.`;
    case 'withoutGuide':
      return `\`${note.name}\` has an API page (${note.path}), but no guide.`;
    case 'unknown':
      return `Nothing is named \`${note.name}\`.`;
  }
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z\d]{3,}/g));

/**
 * Returns the section of a page that has most of a query's words, so that agents needn't read the whole page. Words that
 * few sections have count more. Undefined if no section stands out.
 */
function sectionFor(markdown: string, query: string): string | undefined {
  const { headings } = outlineOf(markdown);
  const sections = headings
    .map(({ level, text, start }, index) => ({
      level,
      text,
      title: wordsOf(text),
      words: wordsOf(markdown.slice(start, headings[index + 1]?.start)),
    }))
    .filter(({ level, text }) => level > 1 && text !== 'See also');
  const wanted = [...wordsOf(query)].map((word) => {
    const count = sections.filter(({ words }) => words.has(word)).length;
    return { word, weight: count === 0 ? 0 : 1 / count };
  });
  const scored = sections
    .map(({ text, title, words }) => ({
      text,
      score: wanted.reduce(
        (sum, { word, weight }) =>
          sum + (words.has(word) ? weight : 0) + (title.has(word) ? weight : 0),
        0,
      ),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  return best && best.score > (second?.score ?? 0) ? best.text : undefined;
}

/** Maximum number of pages that come first because they quote an error message in the query. */
const MOST_QUOTED = 2;

/** The place of an error message in a page. */
interface Quotation {
  section?: string;
  /** What the page says about it. */
  summary: string;
}

/** Searches, and moves the pages that quote an error message in the query to the front. */
function find(
  { query, product }: z.infer<typeof searchInput>,
  version: Version,
): SearchOutcome & { quotations: ReadonlyMap<string, Quotation> } {
  const quoted = quotedIn(version.messages(), query);
  const found = version.engine().search(query, {
    limit: quoted.length > 0 ? Infinity : MOST + 1,
    ...(product && { product }),
  });
  const first = found.results
    .filter(({ path }) => quoted.some(({ page }) => page === path))
    .slice(0, MOST_QUOTED);
  const quotations = first.map(({ path }): [string, Quotation] => {
    const start = quoted.find(({ page }) => page === path)?.start ?? 0;
    const markdown = version.source.markdown(path) ?? '';
    const heading = outlineOf(markdown).headings.findLast((candidate) => candidate.start < start);
    return [
      path,
      {
        ...(heading && heading.level > 1 && { section: heading.text }),
        summary: summaryOf(paragraphAt(markdown, start), QUOTATION_LENGTH),
      },
    ];
  });
  return {
    ...found,
    results: [...first, ...found.results.filter((result) => !first.includes(result))],
    quotations: new Map(quotations),
  };
}

/** Answers the tool `search`. */
export async function search(
  library: Library,
  input: z.infer<typeof searchInput>,
): Promise<ToolAnswer> {
  const { query } = input;
  const { version, note } = library.version(input.version);
  const found = find(input, version);
  const results = found.results.slice(0, MOST).map((result, index): SearchResult => {
    const { path, title, kind, description } = result;
    const quotation = found.quotations.get(path);
    const [first] = result.hits;
    const hit =
      quotation?.section === undefined
        ? first && first.anchor !== ''
          ? first
          : undefined
        : { kind: 'section', label: quotation.section };
    const entry: SearchResult = {
      page: path,
      title: kind === 'api' ? `${title} API` : title,
      ...(hit ? { section: hit.label } : {}),
    };
    if (index >= MOST_SUMMARIES) {
      return entry;
    }
    const markdown = version.source.markdown(path) ?? '';
    const section =
      hit?.kind === 'section'
        ? hit.label
        : hit === undefined && kind !== 'api'
          ? sectionFor(markdown, query)
          : undefined;
    const own = section === undefined ? undefined : sectionOf(markdown, section);
    const summary =
      quotation?.summary || summaryOf(own ?? '') || (description ?? summaryOf(markdown));
    return {
      ...entry,
      ...(section === undefined ? {} : { section }),
      ...(summary === '' ? {} : { summary }),
    };
  });
  const isComplete = found.results.length <= MOST;
  const about = joinNotes(
    note,
    found.note && noteText(found.note),
    ...(await missingIn(query, version, found.note === undefined)),
    found.nearest.length > 0 ? `Did you mean: ${found.nearest.join(', ')}?` : undefined,
  );
  const label = versionLabel(version.source);
  const lines = results.map(
    ({ page, title, section, summary }, index) =>
      `${index + 1}. ${title}${section === undefined ? '' : ` › ${section}`} (${page})${summary === undefined ? '' : `: ${summary}`}`,
  );
  const end =
    results.length === 0
      ? 'No results.'
      : isComplete
        ? 'These are all results.'
        : `Only the first ${MOST} results.`;
  return {
    texts: [[`${LIBRARY} ${label}. ${about}`.trim(), ...lines, end].join('\n')],
    data: {
      version: label,
      results,
      complete: isComplete,
      ...(about === '' ? {} : { note: about }),
    },
  };
}
