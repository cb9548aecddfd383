/** @jest-environment node */
import * as original from 'react-router-config';

import { matchRoutes, routesFor } from './matchingRoutes';

jest.mock('@docusaurus/router', () => jest.requireActual<object>('react-router-dom'));
jest.mock('react-router-config/esm/react-router-config.js', () =>
  jest.requireActual<object>('react-router-config'),
);

const ROUTES = [
  { path: '/search/', exact: true },
  {
    path: '/x',
    routes: [
      {
        path: '/x/next',
        routes: [
          { path: '/x/next/', exact: true },
          { path: '/x/next/filtering/', exact: true },
        ],
      },
      {
        path: '/x',
        routes: [
          { path: '/x/', exact: true },
          { path: '/x/filtering', exact: true },
          { path: '/x/Sorting/', exact: true },
          { path: '/x/sorting/', exact: true },
          { path: '/x/a b/', exact: true },
          { path: '/x/c++/', exact: true },
          { path: '/x/:id/more/', exact: true },
        ],
      },
    ],
  },
  { path: '/', exact: true },
  { path: '*' },
];

const PATHS = [
  '/',
  '',
  '/search',
  '/x/',
  '/x',
  '/x/next/',
  '/x/next/filtering',
  '/x/next/missing/',
  '/x/filtering/',
  '/x/FILTERING',
  '/x/sorting/',
  '/x/sorting//',
  '/x/a b/',
  '/x/a%20b/',
  '/x/ccc/',
  '/x/5/more/',
  '/y/',
];

test.each(PATHS)('%j has the same routes as in React Router', (path) => {
  const summary = (matches: readonly original.MatchedRoute<object>[]) =>
    matches.map(({ route, match }) => [route.path, match]);
  expect(summary(matchRoutes(ROUTES, path))).toEqual(summary(original.matchRoutes(ROUTES, path)));
});

test('a path is compared with few routes', () => {
  const [docs] = routesFor(ROUTES, '/x/sorting/');
  const [, current] = docs?.routes ?? [];
  expect(current?.routes?.map(({ path }) => path)).toEqual([
    '/x/Sorting/',
    '/x/sorting/',
    '/x/c++/',
    '/x/:id/more/',
  ]);
});
