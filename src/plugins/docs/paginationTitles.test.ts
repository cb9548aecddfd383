import type { LoadedContent } from '@docusaurus/plugin-content-docs';

import { namePagination } from './paginationTitles';

/** Pages in the order of the sidebar, with their labels there. */
const PAGES = [
  { page: 'grid', label: 'Overview', title: 'Data Grid' },
  { page: 'grid/sorting', label: 'Sorting', title: 'Data Grid sorting' },
  { page: 'grid/filtering', label: 'Overview', title: 'Filtering overview' },
  {
    page: 'charts',
    label: 'Overview',
    title: 'Charts',
    pagination_label: 'Charts, from the start',
  },
];

/** Returns the titles of the links on each page, previous first. */
function titles(pages: typeof PAGES): [string | undefined, string | undefined][] {
  const link = (index: number) => {
    const { page, label, pagination_label } = pages[index] ?? {};
    return page && { permalink: `/x/${page}`, title: pagination_label ?? label };
  };
  const docs = pages.map(({ page, title, pagination_label }, index) => ({
    permalink: `/x/${page}`,
    title,
    frontMatter: pagination_label ? { pagination_label } : {},
    previous: link(index - 1),
    next: link(index + 1),
  }));
  const content = { loadedVersions: [{ docs }] } as unknown as LoadedContent;
  return (namePagination(content).loadedVersions[0]?.docs ?? []).map(({ previous, next }) => [
    previous?.title,
    next?.title,
  ]);
}

it('a link names its page where several have the same label', () => {
  expect(titles(PAGES)).toEqual([
    [undefined, 'Sorting'],
    ['Data Grid', 'Filtering overview'],
    ['Sorting', 'Charts, from the start'],
    ['Filtering overview', undefined],
  ]);
});

it('a label of one page alone stays', () => {
  expect(titles(PAGES.slice(1, 3))).toEqual([
    [undefined, 'Overview'],
    ['Sorting', undefined],
  ]);
});

it('a page that is linked from both sides is one page', () => {
  expect(titles(PAGES.slice(0, 2))).toEqual([
    [undefined, 'Sorting'],
    ['Overview', undefined],
  ]);
});
