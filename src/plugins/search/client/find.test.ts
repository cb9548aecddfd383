/** @jest-environment node */
import { createIndex } from '../build/createIndex';
import type { IndexedPage } from '../build/indexPage';
import type { ShownOutcome } from '../types';
import { EMPTY_VOCABULARY } from '../vocabulary';

import { find } from './find';
import { createLibrary } from './library';

const page = (path: string, title: string, text: string): IndexedPage => ({
  path,
  title,
  description: `All about ${title}.`,
  version: 'current',
  isHidden: false,
  members: [],
  removed: [],
  keywords: [],
  links: [],
  kind: 'guide',
  sections: [
    { anchor: '', heading: '', text: 'Opening.', files: [], demos: [], code: new Set() },
    { anchor: 'deep', heading: 'Deep', text, files: [], demos: [], code: new Set() },
  ],
});

/** Creates the files of a site with two versions. */
function site() {
  const files = new Map<string, unknown>();
  const add = (name: string, pages: IndexedPage[]) => {
    const { index, prose, excerpts } = createIndex(pages, []);
    files.set(`assets/${name}/index.json`, index);
    prose.forEach((data, at) => files.set(`assets/${name}/prose-${at}.json`, data));
    excerpts.forEach((excerpt, at) => files.set(`assets/${name}/text-${at}.json`, excerpt));
  };
  add('new', [
    page('/x/sorting/', 'Sorting', 'The comparator decides.'),
    {
      ...page('/x/api/grid/', 'Grid', ''),
      kind: 'api',
      sections: [],
      members: [
        { kind: 'prop', name: 'density', anchor: 'grid-prop-density' },
        { kind: 'prop', name: 'densityMenu', anchor: 'grid-prop-densityMenu' },
      ],
    },
  ]);
  add('old', [page('/x/7/sorting/', 'Sorting', 'The comparator decided.')]);
  files.set('search/manifest.json', {
    versions: [
      { name: 'current', label: 'Next', isLast: false, folder: 'assets/new/' },
      { name: '7', label: '7', isLast: true, folder: 'assets/old/' },
    ],
  });
  const reads: string[] = [];
  const down = new Set<string>();
  const library = createLibrary((path) => {
    reads.push(path);
    return down.has(path) || !files.has(path)
      ? Promise.reject(new Error(`${path}: 404`))
      : Promise.resolve(files.get(path));
  }, EMPTY_VOCABULARY);
  return { library, reads, down };
}

/** Returns all outcomes of a request: the first one and the improved ones. */
async function ask(library: ReturnType<typeof site>['library'], query: string, version: string) {
  const better: ShownOutcome[] = [];
  const first = await find(library, { query, version }, (outcome) => better.push(outcome));
  await new Promise((resolve) => setTimeout(resolve, 10));
  return [first, ...better];
}

const textOf = (pieces: readonly { text: string }[] = []) =>
  pieces.map(({ text }) => text).join('');

it('searches the version of the page', async () => {
  const [outcome] = await ask(site().library, 'sorting', 'current');
  expect(outcome?.results.map(({ href }) => href)).toEqual(['/x/sorting/']);
  expect(outcome?.results[0]?.title).toEqual([{ text: 'Sorting', marked: true }]);
});

it('searches the latest version on a page without one', async () => {
  const [outcome] = await ask(site().library, 'sorting', '');
  expect(outcome?.results.map(({ href }) => href)).toEqual(['/x/7/sorting/']);
});

it('searches all versions, and labels each result with its version', async () => {
  const [outcome] = await ask(site().library, 'sorting', 'all');
  expect(outcome?.results.map(({ version }) => version.label).sort()).toEqual(['7', 'Next']);
});

it('leads to the row that the query names, and otherwise to its page', async () => {
  const { library } = site();
  const [[row], [page]] = (await Promise.all(
    [' Density', 'densit'].map(async (query) => {
      const [outcome] = await ask(library, query, 'current');
      return outcome?.results ?? [];
    }),
  )) as [ShownOutcome['results'], ShownOutcome['results']];
  expect(row?.href).toBe('/x/api/grid/#grid-prop-density');
  expect(textOf(row?.row?.label)).toBe('density');
  expect(row?.hits.map(({ href }) => href)).toEqual(['/x/api/grid/#grid-prop-densityMenu']);
  expect(page?.href).toBe('/x/api/grid/');
});

it('improves results with the page text, and adds excerpts', async () => {
  const outcomes = await ask(site().library, 'comparator', 'current');
  const [result] = outcomes.at(-1)?.results ?? [];
  expect(textOf(result?.excerpt)).toBe('The comparator decides.');
  expect(result?.hits.map(({ href }) => href)).toEqual(['/x/sorting/#deep']);
});

it('fetches each file once', async () => {
  const { library, reads } = site();
  await ask(library, 'sorting', 'current');
  await ask(library, 'comparator', 'current');
  expect(new Set(reads).size).toBe(reads.length);
});

it("rejects if an index can't be loaded, and tries again on the next search", async () => {
  const { library, down } = site();
  down.add('assets/new/index.json');
  await expect(ask(library, 'sorting', 'current')).rejects.toThrow('assets/new/index.json: 404');
  down.clear();
  const [outcome] = await ask(library, 'sorting', 'current');
  expect(outcome?.results).toHaveLength(1);
});

it('returns titles and headings without the page text', async () => {
  const { library, down } = site();
  down.add('assets/new/prose-0.json').add('assets/new/text-0.json');
  const outcomes = await ask(library, 'sorting', 'current');
  expect(textOf(outcomes.at(-1)?.results[0]?.excerpt)).toBe('All about Sorting.');
});
