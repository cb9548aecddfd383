import { KEPT } from '../engine/ranking';
import { isStopWord, plain, stem, wordsOf } from '../engine/words';
import {
  ANCHOR_INFIX,
  anchorOf,
  defaultClassPrefix,
  demoTitleOf,
  FREQUENCY_STEPS,
  MAX_LINKS,
  slugOf,
  type ExcerptData,
  type MemberNames,
  PAGE_KINDS,
  PLANS,
  type PageEntry,
  type SearchIndexData,
  type ProseData,
  type SectionEntry,
} from '../format';

import type { ExtractedMember, ExtractedSection } from './extract';
import type { IndexedPage } from './indexPage';
import { missingNames, type DocumentedRelease } from './missingNames';

/** All files of a version. */
export interface SearchFiles {
  index: SearchIndexData;
  /** By file number. */
  prose: readonly ProseData[];
  /** By the page's place in the index, for guides only. */
  excerpts: ReadonlyMap<number, ExcerptData>;
}

/**
 * Returns the prefix of the rows' class names, from the first row whose class name ends with the row's name. State
 * classes such as `Mui-selected` don't count, because they have the same name everywhere.
 */
function classPrefixOf(members: readonly ExtractedMember[]): string | undefined {
  return members.flatMap(({ name, className = '' }) =>
    className.endsWith(`-${name}`) && !className.startsWith('Mui-')
      ? [className.slice(0, -name.length)]
      : [],
  )[0];
}

/** Returns the rows of an API page, and the prefix of its class names if it doesn't follow from the title. */
function memberEntry(
  path: string,
  title: string,
  members: readonly ExtractedMember[],
): Pick<PageEntry, 'members' | 'classPrefix'> {
  const classPrefix = classPrefixOf(members) ?? defaultClassPrefix(title);
  const names: MemberNames = {};
  for (const { kind, name, anchor, className } of members) {
    const key = name.replace(/\s+/g, '-');
    const place = slugOf(path) + ANCHOR_INFIX[kind] + key === anchor ? '' : `>${anchor}`;
    const other =
      className !== undefined && className !== classPrefix + name ? `=${className}` : '';
    names[kind] = `${names[kind] === undefined ? '' : `${names[kind]} `}${key}${place}${other}`;
  }
  return {
    ...(members.length > 0 ? { members: names } : {}),
    ...(classPrefix === defaultClassPrefix(title) ? {} : { classPrefix }),
  };
}

function sectionEntry({ anchor, heading, demos, code }: ExtractedSection): SectionEntry {
  const names = [...code].sort().slice(0, KEPT.namesOfSection);
  return {
    ...(heading ? { heading } : {}),
    ...(anchor === anchorOf(heading) ? {} : { anchor }),
    ...(demos.length > 0
      ? {
          demos: demos.map((demo) =>
            demo.title === demoTitleOf(demo.anchor) ? demo.anchor : `${demo.anchor}=${demo.title}`,
          ),
        }
      : {}),
    ...(names.length > 0 ? { code: names.join(' ') } : {}),
  };
}

/** Counts how many pages link to each page. */
function countLinks(pages: readonly IndexedPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    if (page.kind === 'api') continue;
    const targets = new Set(
      page.links.map((href) => new URL(href, new URL(page.path, 'https://site.invalid')).pathname),
    );
    targets.delete(page.path);
    targets.forEach((target) => counts.set(target, (counts.get(target) ?? 0) + 1));
  }
  return counts;
}

/** Counts the searchable words of a section. */
function countTerms(section: ExtractedSection): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of wordsOf([section.text, ...section.files].join(' '))) {
    const folded = plain(word);
    if (folded.length > 1 && folded.length < 40 && !isStopWord(folded) && !/^\d+$/.test(folded)) {
      const term = stem(folded);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

/** Distributes the words of the prose over files. A search only reads the files that it needs. */
function createProse(pages: readonly IndexedPage[]): ProseData[] {
  const sections: { page: number; counts: Map<string, number> }[] = [];
  pages.forEach((page, index) => {
    if (page.kind !== 'api') {
      page.sections.forEach((section) =>
        sections.push({ page: index, counts: countTerms(section) }),
      );
    }
  });
  const frequencies = new Map<string, number>();
  for (const { counts } of sections) {
    for (const term of counts.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const weightOf = (term: string, count: number) =>
    (count / (count + 1.2)) * Math.log(1 + sections.length / (frequencies.get(term) ?? 1));

  // The most distinctive words of each page, from all its sections.
  const kept = new Map<number, Set<string>>();
  const byPage = groupByPage(sections);
  byPage.forEach((own, page) => {
    const best = new Map<string, number>();
    for (const { counts } of own) {
      counts.forEach((count, term) =>
        best.set(term, Math.max(best.get(term) ?? 0, weightOf(term, count))),
      );
    }
    const terms = [...best].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    kept.set(page, new Set(terms.slice(0, KEPT.wordsOfPage).map(([term]) => term)));
  });

  const postings = new Map<string, number[]>();
  const last = new Map<string, number>();
  sections.forEach(({ page, counts }, index) => {
    counts.forEach((count, term) => {
      if (!kept.get(page)?.has(term)) return;
      const list = postings.get(term) ?? [];
      const distance = index - (last.get(term) ?? 0);
      list.push(distance * FREQUENCY_STEPS + Math.min(count, FREQUENCY_STEPS) - 1);
      postings.set(term, list);
      last.set(term, index);
    });
  });
  const terms = [...postings.keys()].sort();
  return Array.from({ length: Math.ceil(terms.length / KEPT.wordsOfFile) }, (_, file) => {
    const own = terms.slice(file * KEPT.wordsOfFile, (file + 1) * KEPT.wordsOfFile);
    return { terms: own, postings: own.map((term) => postings.get(term) ?? []) };
  });
}

function groupByPage<T extends { page: number }>(items: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(item.page);
    if (group) group.push(item);
    else groups.set(item.page, [item]);
  }
  return groups;
}

/**
 * Creates the index of one version.
 *
 * @param pages - All pages to be indexed, in any order.
 * @param products - Names of the products. Each page has one of them or none.
 * @param release - What the documented release has. Default: nothing else.
 */
export function createIndex(
  pages: readonly IndexedPage[],
  products: readonly string[],
  release: DocumentedRelease = { pages: [], titleWords: [] },
): SearchFiles {
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const links = countLinks(sorted);
  const entries = sorted.map((page): PageEntry => {
    const product = page.product === undefined ? -1 : products.indexOf(page.product);
    const linked = Math.min(links.get(page.path) ?? 0, MAX_LINKS);
    const isApi = page.kind === 'api';
    const title = isApi ? page.title.replace(/ (?:API|interface)$/, '') : page.title;
    return {
      path: page.path,
      title,
      ...(page.label && page.label !== title && !isApi ? { label: page.label } : {}),
      // Descriptions of API pages only repeat their names.
      ...(page.description && !isApi ? { description: page.description } : {}),
      ...(page.keywords.length > 0 ? { keywords: page.keywords } : {}),
      ...(page.kind === 'guide' ? {} : { kind: PAGE_KINDS.indexOf(page.kind) }),
      ...(product < 0 ? {} : { product }),
      ...(linked > 0 ? { links: linked } : {}),
      ...(page.plan ? { plan: PLANS.indexOf(page.plan) } : {}),
      ...(isApi
        ? memberEntry(page.path, title, page.members)
        : { sections: page.sections.map(sectionEntry) }),
    };
  });
  const prose = createProse(sorted);
  return {
    index: {
      products,
      pages: entries,
      ...missingNames(sorted, release),
      prose: prose.map(({ terms }) => terms[0] ?? ''),
    },
    prose,
    excerpts: new Map(
      sorted.flatMap((page, index) =>
        page.kind === 'api' ? [] : [[index, page.sections.map(({ text }) => text)]],
      ),
    ),
  };
}
