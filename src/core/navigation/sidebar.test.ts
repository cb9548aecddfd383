/** @jest-environment node */
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import { getLoadedContentTranslationFiles } from '@docusaurus/plugin-content-docs/lib/translations.js';

import { entries } from '../../../navigation';
import { docIdOf, pathnameOfDoc, sidebarItems } from './sidebar';
import type { NavigationEntry } from './types';

const ids = (...docIds: string[]) => new Set(docIds);

/** Returns ids as if every entry of the navigation had a page. */
function everyDocId(list: readonly NavigationEntry[]): string[] {
  return list.flatMap(({ pathname, children }) => [
    pathname.replace(/^\/x\//, ''),
    ...everyDocId(children ?? []),
  ]);
}

/** Processes the sidebar as Docusaurus does. */
function readByDocusaurus(items: ReturnType<typeof sidebarItems>) {
  const sidebars = normalizeSidebars({ docs: items });
  validateSidebars(sidebars);
  return sidebars;
}

describe('pathnameOfDoc', () => {
  test.each([
    ['react-data-grid/sorting/sorting', '/x/react-data-grid/sorting'],
    ['react-data-grid/sorting', '/x/react-data-grid/sorting'],
    ['react-data-grid/sorting/index', '/x/react-data-grid/sorting'],
    ['introduction/introduction', '/x/introduction'],
    ['introduction', '/x/introduction'],
    ['index', '/x'],
  ])('returns the pathname of %s', (id, pathname) => {
    expect(pathnameOfDoc(id)).toBe(pathname);
    expect(docIdOf(pathname, ids(id))).toBe(id);
  });
});

describe('docIdOf', () => {
  test.each([
    ['folder with a page of the same name', 'react-data-grid/sorting/sorting'],
    ['file', 'react-data-grid/sorting'],
    ['folder with an index', 'react-data-grid/sorting/index'],
  ])('finds the page as a %s', (_layout, id) => {
    expect(docIdOf('/x/react-data-grid/sorting', ids('react-data-grid/index', id))).toBe(id);
  });

  it("finds a product's overview page, one level below the root", () => {
    expect(docIdOf('/x/react-charts', ids('react-charts/react-charts'))).toBe(
      'react-charts/react-charts',
    );
  });

  it('finds the landing page at the root of the docs', () => {
    expect(docIdOf('/x', ids('index', 'x'))).toBe('index');
    expect(docIdOf('/x', ids('x', 'x/index'))).toBeUndefined();
  });

  it('finds nothing for a missing page, even if a sibling has a similar name', () => {
    const docIds = ids('react-data-grid/sorting-recipes', 'sorting', 'react-charts/sorting');
    expect(docIdOf('/x/react-data-grid/sorting', docIds)).toBeUndefined();
  });

  it('finds nothing for a path outside the docs', () => {
    expect(docIdOf('https://mui.com/x/whats-new/', ids('whats-new'))).toBeUndefined();
    expect(docIdOf('/xylophone', ids('ylophone', 'xylophone'))).toBeUndefined();
  });
});

describe('sidebarItems', () => {
  it('links a page by its doc id, with its title and flags', () => {
    const entry = { pathname: '/x/react-charts/sankey', plan: 'pro', unstable: true } as const;
    expect(sidebarItems([entry], ids('react-charts/sankey'))).toEqual([
      {
        type: 'doc',
        key: '/x/react-charts/sankey',
        id: 'react-charts/sankey',
        label: 'Sankey',
        customProps: { plan: 'pro', unstable: true },
      },
    ]);
  });

  it('translates entries, including planned ones', () => {
    const list = [
      { pathname: '/x/group', children: [{ pathname: '/x/a' }] },
      { pathname: '/x/b', planned: true },
    ];
    const titleOf = ({ pathname }: NavigationEntry) => `标题 ${pathname}`;
    expect(sidebarItems(list, ids('a'), titleOf)).toEqual([
      expect.objectContaining({
        label: '标题 /x/group',
        items: [expect.objectContaining({ label: '标题 /x/a' })],
      }),
      expect.objectContaining({
        value: expect.stringContaining('标题 /x/b') as string,
      }),
    ]);
  });

  it('links a page without versions by its address', () => {
    const [item] = sidebarItems([{ pathname: '/x/a' }], ids('b'), undefined, ids('a/a'));
    expect(item).toMatchObject({ type: 'link', href: '/x/a/', label: 'A' });
  });

  it('omits an entry without a page', () => {
    const list = [{ pathname: '/x/a' }, { pathname: '/x/b' }];
    expect(sidebarItems(list, ids('b'))).toEqual([expect.objectContaining({ id: 'b' })]);
  });

  it('makes a group a category without a link', () => {
    const group = { pathname: '/x/group', title: 'Editing', children: [{ pathname: '/x/a' }] };
    const [item] = sidebarItems([group], ids('a'));
    expect(item).toMatchObject({
      type: 'category',
      label: 'Editing',
      items: [expect.objectContaining({ type: 'doc', id: 'a' })],
    });
    expect(item).not.toHaveProperty('link');
  });

  it('links a group that has its own page to that page', () => {
    const group = { pathname: '/x/columns', children: [{ pathname: '/x/columns/pinning' }] };
    expect(sidebarItems([group], ids('columns/columns', 'columns/pinning'))).toEqual([
      expect.objectContaining({
        type: 'category',
        label: 'Columns',
        link: { type: 'doc', id: 'columns/columns' },
      }),
    ]);
  });

  it('shows a group as a single page as long as it has no other pages', () => {
    const group = { pathname: '/x/columns', children: [{ pathname: '/x/columns/pinning' }] };
    expect(sidebarItems([group], ids('columns/columns'))).toEqual([
      expect.objectContaining({ type: 'doc', id: 'columns/columns', label: 'Columns' }),
    ]);
  });

  it('omits a group without pages, at any depth', () => {
    const list: NavigationEntry[] = [
      {
        pathname: '/x/outer',
        children: [
          { pathname: '/x/inner', subheader: 'Inner', children: [{ pathname: '/x/missing' }] },
        ],
      },
    ];
    expect(sidebarItems(list, ids('other'))).toEqual([]);
  });

  it('keeps only subheaders always open', () => {
    const children = [{ pathname: '/x/a' }];
    const [subheader, group] = sidebarItems(
      [
        { pathname: '/x/main', subheader: 'Main features', children },
        { pathname: '/x/more', title: 'More', children },
      ],
      ids('a'),
    );
    expect(subheader).toMatchObject({ label: 'Main features', collapsible: false });
    expect(group).not.toHaveProperty('collapsible');
  });

  it('links to other sites by URL', () => {
    const entry = { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" };
    expect(sidebarItems([entry], ids())).toEqual([
      expect.objectContaining({
        type: 'link',
        href: 'https://mui.com/x/whats-new/',
        label: "What's new in MUI X",
      }),
    ]);
  });

  describe('a planned entry', () => {
    const html = (entry: NavigationEntry) => {
      const [item] = sidebarItems([{ ...entry, planned: true }], ids());
      return (item as { type: string; value: string }).value;
    };

    it('has no link, and a name for each chip', () => {
      const value = html({ pathname: '/x/pivot-panel', title: 'Pivot Panel', plan: 'premium' });
      expect(value).toContain('Pivot Panel');
      expect(value).toMatch(/role="img" aria-label="Premium plan"[^>]*>Premium</);
      expect(value).toMatch(/role="img" aria-label="Planned: not available yet"[^>]*>Planned</);
      expect(value).not.toMatch(/<a\b|href/);
    });

    it('escapes markup in its title', () => {
      expect(html({ pathname: '/x/a', title: '<img src=x> "A & B"' })).toContain(
        '&lt;img src=x&gt; &quot;A &amp; B&quot;',
      );
    });

    it('becomes a link once its page exists', () => {
      expect(sidebarItems([{ pathname: '/x/a', planned: true }], ids('a'))).toEqual([
        expect.objectContaining({ type: 'doc', id: 'a', customProps: { planned: true } }),
      ]);
    });
  });

  it('returns a sidebar that Docusaurus accepts, for the whole navigation', () => {
    const items = sidebarItems(entries, ids(...everyDocId(entries)));
    expect(items).toHaveLength(entries.length);
    expect(() => readByDocusaurus(items)).not.toThrow();
  });

  // Docusaurus identifies translations by label unless an item has a `key`, and throws if one occurs twice.
  it('returns a sidebar that Docusaurus can translate', () => {
    const sidebars = readByDocusaurus(sidebarItems(entries, ids(...everyDocId(entries))));
    expect(() =>
      getLoadedContentTranslationFiles({
        loadedVersions: [{ versionName: 'current', label: 'Next', sidebars }],
      } as never),
    ).not.toThrow();
  });
});
