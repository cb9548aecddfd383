import { excerpt, markWords } from '../engine/mark';
import type { SearchResult } from '../engine/createEngine';
import { fold } from '../engine/words';
import type { SearchRequest, ShownOutcome, ShownResult } from '../types';

import type { LoadedVersion, SearchLibrary } from './library';

/** Maximum number of pages shown. */
const SHOWN_PAGES = 12;
/** Number of guides, from the top, for which prose is fetched. */
const GUIDES_WITH_EXCERPT = 4;

interface Found {
  from: LoadedVersion;
  result: SearchResult;
  words: ReadonlySet<string>;
}

/**
 * @param query - If it is the name of a row, the result leads there: whoever types a prop's name and presses Enter wants
 * the prop, not the beginning of its page.
 */
function show({ from, result, words }: Found, query: string): ShownResult {
  const named = result.hits.find(({ label }) => fold(label) === fold(query.trim()));
  const row = result.others.length > 0 ? result.hits[0] : result.kind === 'api' ? named : undefined;
  return {
    href: row ? `${result.path}#${row.anchor}` : result.path,
    title: markWords(result.title, words),
    ...(result.description ? { excerpt: markWords(result.description, words) } : {}),
    kind: result.kind,
    ...(result.product ? { product: result.product } : {}),
    ...(result.plan ? { plan: result.plan } : {}),
    version: from.version,
    ...(row
      ? {
          row: {
            label: markWords(row.label, words),
            kind: row.kind,
            others: result.others.map(({ path, title, anchor }) => ({
              href: `${path}#${anchor}`,
              title,
            })),
          },
        }
      : {}),
    // The top of the page is the page itself, so it isn't listed.
    hits: result.hits
      .filter((hit) => hit !== row && hit.anchor !== '')
      .map(({ kind, label, anchor }) => ({
        kind,
        href: `${result.path}#${anchor}`,
        label: markWords(label, words),
      })),
  };
}

/** Returns the result with an excerpt from its prose. */
async function withExcerpt(found: Found, shown: ShownResult): Promise<ShownResult> {
  const sections = await found.from.excerptsOf(found.result.page);
  const order = [...found.result.hits.flatMap(({ section }) => section ?? []), 0];
  for (const section of order) {
    const pieces = excerpt(sections[section] ?? '', found.words);
    if (pieces) return { ...shown, excerpt: pieces };
  }
  return shown;
}

/**
 * Answers a request with the data that is loaded, and again when more has arrived.
 *
 * @param better - Called with improved outcomes: first with words of the prose, then with excerpts.
 * @throws Error if the index can't be loaded.
 */
export async function find(
  library: SearchLibrary,
  request: SearchRequest,
  better: (outcome: ShownOutcome) => void,
): Promise<ShownOutcome> {
  const versions = await library.versions();
  const names = request.version === 'all' ? versions.map(({ name }) => name) : [request.version];
  const loaded = await Promise.all(names.map((name) => library.load(name)));

  const answer = () => {
    const outcomes = loaded.map((from) => ({
      from,
      outcome: from.engine.search(request.query, {
        limit: SHOWN_PAGES,
        ...(request.product ? { product: request.product } : {}),
        ...(request.kind ? { kind: request.kind } : {}),
      }),
    }));
    const found = outcomes
      .flatMap(({ from, outcome }) => {
        const words = new Set(outcome.words);
        return outcome.results.map((result): Found => ({ from, result, words }));
      })
      .sort((a, b) => b.result.score - a.result.score)
      .slice(0, SHOWN_PAGES);
    const nearest = [...new Set(outcomes.flatMap(({ outcome }) => outcome.nearest))];
    // What one version lacks, another may have.
    const [note] = outcomes.every(({ outcome }) => outcome.note)
      ? outcomes.map(({ outcome }) => outcome.note)
      : [];
    return {
      found,
      shown: {
        results: found.map((each) => show(each, request.query)),
        nearest,
        ...(note ? { note } : {}),
        versions,
      },
    };
  };

  const first = answer();
  const improve = async () => {
    let latest = first;
    const read = await Promise.all(loaded.map(({ readProse }) => readProse(request.query)));
    if (read.includes(true)) {
      latest = answer();
      better(latest.shown);
    }
    const { found, shown } = latest;
    const guides = shown.results.filter(({ kind }) => kind !== 'api');
    const withProse = new Set(guides.slice(0, GUIDES_WITH_EXCERPT));
    const results = await Promise.all(
      shown.results.map((result, index) => {
        const source = found[index];
        return source && withProse.has(result)
          ? withExcerpt(source, result)
          : Promise.resolve(result);
      }),
    );
    better({ ...shown, results });
  };

  void improve();
  return first.shown;
}
