import { searchVocabulary } from '../../searchVocabulary';
import { parseQuery } from '../../src/plugins/search/engine/query';
import { compileVocabulary } from '../../src/plugins/search/engine/vocabulary';

import './contender';
import { documentsOf } from './documents';
import { PRODUCTS, weightOfPage } from './pages';

interface PagefindResult {
  score: number;
  data: () => Promise<{ raw_url: string }>;
}

interface Pagefind {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: PagefindResult[] }>;
}

/** Found by tuning on the tuning sets. */
const TUNED = {
  allWords: 2.1,
  asTyped: 0.84,
  synonym: 0.7,
  /** Exponents of a page's share of the best score, and of a word's rarity. */
  share: 0.56,
  rarity: 0.6,
  pages: {
    own: 1.3,
    other: 0.4,
    otherHinted: 0.8,
    hinted: 1,
    notHinted: 0.65,
    migration: 0.2,
    api: 0.33,
    apiForCode: 0.71,
    links: 0.17,
  },
};
/** Maximum number of results per search to look at. Their files do not count as downloads. */
const MOST = 150;

/**
 * Pagefind searches for pages with all words of a query, and has no synonyms. So each word and each synonym is also
 * searched separately, and a page's score is the sum over the words.
 */
globalThis.createContender = async ({ index, pagefind: address }) => {
  // The bundler must not resolve this import.
  const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
  await pagefind.init();
  const vocabulary = compileVocabulary(searchVocabulary);
  const pages = new Map(documentsOf(index).map((page) => [page.path, page]));
  const kept = new Map<string, Promise<{ path: string; share: number }[]>>();

  async function ask(query: string) {
    const { results } = await pagefind.search(query);
    const best = results[0]?.score ?? 1;
    return Promise.all(
      results.slice(0, MOST).map(async ({ score, data }) => ({
        path: (await data()).raw_url,
        share: (score / best) ** TUNED.share,
      })),
    );
  }
  const search = (query: string) => {
    const answer = kept.get(query) ?? ask(query);
    kept.set(query, answer);
    return answer;
  };

  return async (question) => {
    const parsed = parseQuery(question, PRODUCTS, vocabulary, (word) => [word]);
    const scores = new Map<string, number>();
    const add = (path: string, score: number) => scores.set(path, (scores.get(path) ?? 0) + score);
    const all = await search(parsed.terms.map(({ folded }) => folded).join(' '));
    all.forEach(({ path, share }) => add(path, TUNED.allWords * share));
    (await search(question)).forEach(({ path, share }) => add(path, TUNED.asTyped * share));
    for (const { folded, synonyms, weight } of parsed.terms) {
      const best = new Map<string, number>();
      for (const query of [folded, ...synonyms.map((phrase) => phrase.join(' '))]) {
        const found = await search(query);
        const rarity = Math.log(1 + pages.size / Math.max(found.length, 1)) ** TUNED.rarity;
        const worth = rarity * (query === folded ? 1 : TUNED.synonym);
        found.forEach(({ path, share }) =>
          best.set(path, Math.max(best.get(path) ?? 0, worth * share)),
        );
      }
      best.forEach((score, path) => add(path, score * weight));
    }
    return [...scores]
      .flatMap(([path, score]) => {
        const page = pages.get(path);
        return page ? [{ path, score: score * weightOfPage(page, parsed, TUNED.pages) }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, 20)
      .map(({ path }) => path);
  };
};
