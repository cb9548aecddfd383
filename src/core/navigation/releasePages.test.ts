/** @jest-environment node */
import { releasePages } from './releasePages';

it('lists groups and pages with the plan of the nearest group, but no planned pages and no other sites', () => {
  expect(
    releasePages([
      {
        pathname: '/x/ranges',
        title: 'Date Range components',
        plan: 'pro',
        children: [
          { pathname: '/x/ranges/date-range-picker' },
          { pathname: '/x/ranges/excel', plan: 'premium' },
        ],
      },
      { pathname: '/x/charts/#planned', title: 'Future', planned: true },
      { pathname: 'https://mui.com/' },
      { pathname: '/x/sorting' },
    ]),
  ).toEqual([
    { pathname: '/x/ranges', title: 'Date Range components', plan: 'pro' },
    { pathname: '/x/ranges/date-range-picker', title: 'Date range picker', plan: 'pro' },
    { pathname: '/x/ranges/excel', title: 'Excel', plan: 'premium' },
    { pathname: '/x/sorting', title: 'Sorting' },
  ]);
});
