import { entryTitle, titleFromPathname } from './title';

describe('titleFromPathname', () => {
  test.each([
    ['/x/react-data-grid/sorting', 'Sorting'],
    ['/x/react-data-grid/column-definition', 'Column definition'],
    ['/x/react-charts/zoom-and-pan', 'Zoom and pan'],
    ['/x/react-data-grid/column-definition/', 'Column definition'],
    ['/x/react-data-grid/sorting#multi-sorting', 'Sorting'],
    ['/x/react-data-grid/sorting/#multi-sorting', 'Sorting'],
    ['/x/react-data-grid/sorting?tab=api', 'Sorting'],
    ['https://mui.com/x/whats-new/', 'Whats new'],
  ])('converts %s to "%s"', (pathname, title) => {
    expect(titleFromPathname(pathname)).toBe(title);
  });

  it('keeps capitals inside a segment', () => {
    expect(titleFromPathname('/x/api/tree-view/useTreeItem')).toBe('UseTreeItem');
  });
});

describe('entryTitle', () => {
  it("prefers the entry's own title to its path", () => {
    expect(entryTitle({ pathname: '/x/introduction/mcp', title: 'AI support via MCP' })).toBe(
      'AI support via MCP',
    );
  });

  it('uses the subheader of a heading', () => {
    expect(entryTitle({ pathname: '/x/group', title: 'Hidden', subheader: 'Main features' })).toBe(
      'Main features',
    );
  });

  it('derives a title from the path if there is none', () => {
    expect(entryTitle({ pathname: '/x/introduction/priority-support' })).toBe('Priority support');
  });
});
