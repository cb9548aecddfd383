/** @jest-environment node */
import { docTabKindOf, docTabsOf } from './tabs';

test.each([
  ['/x/react-charts/bars/components-api/', 'components'],
  ['docs/react-charts/bars/hooks-api.mdx', 'hooks'],
  ['docs/react-charts/bars/bars.mdx', undefined],
  ['docs/react-data-grid/components-api/components-api-notes.mdx', undefined],
])('%s is a tab of %s', (pathname, kind) => {
  expect(docTabKindOf(pathname)).toBe(kind);
});

it("finds no tabs if the build hasn't added any", () => {
  const tabs = { title: 'Bar charts', current: 'documentation', kinds: ['hooks'] };
  expect(docTabsOf({ tabs })).toBe(tabs);
  expect(docTabsOf({})).toBeUndefined();
  expect(docTabsOf({ tabs: 'components' })).toBeUndefined();
});
