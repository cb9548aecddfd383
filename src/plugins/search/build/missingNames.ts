import { isApiSymbol, type ReleasePage } from '../../../core/navigation';
import { productOf } from '../../../core/navigation/paths';
import { partsOf, plain, stem } from '../engine/words';
import { PLANS, type MissingNames, type SearchIndexData } from '../format';

import { withoutVersion, type IndexedPage } from './indexPage';

/** What the documented release has, whether or not the site has it. */
export interface DocumentedRelease {
  pages: readonly ReleasePage[];
  /** The vocabulary's words that most titles share. */
  titleWords: readonly string[];
}

/** Returns a page's path as the navigation has it: without the version, the base URL and the trailing slash. */
const pathnameOf = ({ path }: IndexedPage) =>
  `/${withoutVersion(path.slice(path.indexOf('x/')))}`.replace(/\/$/, '');

const joined = (names: readonly string[]) => [...new Set(names)].sort().join(' ');

/**
 * Returns what the search says about names that it doesn't find as readers expect: names of the documented release that
 * the API reference lacks, names that an earlier release had, and API pages without the guide that the release has.
 *
 * @param pages - The pages of the index, in its order.
 */
export function missingNames(
  pages: readonly IndexedPage[],
  { pages: releasePages, titleWords }: DocumentedRelease,
): Pick<SearchIndexData, 'missing'> {
  const common = new Set(titleWords.map((word) => stem(plain(word))));
  /** The subject of a title or a name: `line` for "lines" and `LineChart`. */
  const subjectOf = (words: readonly string[]) => {
    const own = words.map(plain).filter((word) => !common.has(stem(word)));
    return stem((own.length > 0 ? own : words.map(plain)).join(''));
  };
  const subjectOfPath = (pathname: string) =>
    `${productOf(pathname).product} ${subjectOf((pathname.split('/').at(-1) ?? '').split('-'))}`;

  const existing = new Set(pages.map(pathnameOf));
  const guides = releasePages.filter(
    ({ pathname }) => productOf(pathname).product !== undefined && !pathname.includes('/api/'),
  );
  // A group without a page of its own has a guide if a page below it exists.
  const isWritten = ({ pathname }: ReleasePage) =>
    [...existing].some((path) => path === pathname || path.startsWith(`${pathname}/`));
  const written = new Set(guides.filter(isWritten).map(({ pathname }) => subjectOfPath(pathname)));
  const unwritten = new Set(
    guides.filter((page) => !isWritten(page)).map(({ pathname }) => subjectOfPath(pathname)),
  );
  const withoutGuide = pages.flatMap(({ kind, product, title }, page) => {
    if (kind !== 'api') return [];
    const name = title.replace(/ (?:API|interface)$/, '');
    const parts = partsOf(name);
    const subject = `${product} ${subjectOf(parts.length > 0 ? parts : [name])}`;
    return unwritten.has(subject) && !written.has(subject) ? [page] : [];
  });

  const absent = releasePages.filter(
    ({ pathname }) => isApiSymbol(pathname) && !existing.has(pathname),
  );
  const namesOf = (plan: ReleasePage['plan']) =>
    joined(absent.filter((page) => page.plan === plan).map(({ title }) => title));
  const plans = Object.fromEntries(
    PLANS.map((plan) => [plan, namesOf(plan)]).filter(([, names]) => names !== ''),
  ) as MissingNames['plans'];
  const others = namesOf(undefined);
  const removed = pages.flatMap((page, index) =>
    page.removed.length > 0 ? [{ page: index, names: joined(page.removed) }] : [],
  );

  const missing: MissingNames = {
    ...(Object.keys(plans ?? {}).length > 0 ? { plans } : {}),
    ...(others ? { others } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(withoutGuide.length > 0 ? { withoutGuide } : {}),
  };
  return Object.keys(missing).length > 0 ? { missing } : {};
}
