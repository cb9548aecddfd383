/** @jest-environment node */
import type { NavigationEntry } from '../src/core/navigation';

import { coverage } from './coverage';

const counts = (navigation: readonly NavigationEntry[], ...present: string[]) =>
  coverage(navigation, (pathname) => present.includes(pathname)).map(
    ({ entry, present: found, total }) => [entry.title, found, total],
  );

describe('coverage', () => {
  it('counts the pages of each top-level group, at any depth', () => {
    const navigation: NavigationEntry[] = [
      {
        pathname: '/x/grid',
        title: 'Grid',
        children: [
          { pathname: '/x/a' },
          { pathname: '/x/rows', children: [{ pathname: '/x/b' }, { pathname: '/x/c' }] },
        ],
      },
      { pathname: '/x/charts', title: 'Charts', children: [{ pathname: '/x/d' }] },
    ];
    expect(counts(navigation, '/x/a', '/x/c')).toEqual([
      ['Grid', 2, 3],
      ['Charts', 0, 1],
    ]);
  });

  it("counts a group's pages, but not the group's own page", () => {
    const group = { pathname: '/x/rows', title: 'Rows', children: [{ pathname: '/x/b' }] };
    expect(counts([group], '/x/rows')).toEqual([['Rows', 0, 1]]);
  });

  it('counts a page at the top level', () => {
    expect(counts([{ pathname: '/x/a', title: 'A' }], '/x/a')).toEqual([['A', 1, 1]]);
  });

  it('ignores links to other sites and sections of a page', () => {
    const group = {
      pathname: '/x/charts',
      title: 'Charts',
      children: [
        { pathname: 'https://mui.com/x/whats-new/' },
        { pathname: '/x/react-charts/#planned-charts' },
        { pathname: '/x/a' },
      ],
    };
    expect(counts([group])).toEqual([['Charts', 0, 1]]);
  });

  it('omits a group without pages to write', () => {
    expect(counts([{ pathname: 'https://mui.com/x/whats-new/', title: 'New' }])).toEqual([]);
    expect(counts([{ pathname: '/x/empty', title: 'Empty', children: [] }])).toEqual([]);
  });
});
