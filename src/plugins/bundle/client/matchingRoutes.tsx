/*
 * Replaces react-router-config (5.1.1) when pages are rendered in the build. It compares a path with each route of the
 * site, about six times for each page, which was a fifth of the time of rendering. Here, it is compared with the routes
 * that may match.
 */
import { useLocation } from '@docusaurus/router';
import type { ReactElement } from 'react';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import * as original from 'react-router-config/esm/react-router-config.js';

type Routes = readonly RouteConfig[];

/** Characters of a path that matches more than itself. */
const PATTERN = /[:*()?+\\]/;

/** The path as React Router compares it: without regard to case, and to a slash at its end. */
const keyOf = (path: string) => path.replace(/\/$/, '').toLowerCase();

/** Returns the only path that a route matches, or undefined if there are more. */
const exactPath = ({ exact, strict, sensitive, path }: RouteConfig): string | undefined =>
  exact && !strict && !sensitive && typeof path === 'string' && !PATTERN.test(path)
    ? keyOf(path)
    : undefined;

/** Positions of routes: by their only path, and of all others under `undefined`. */
type Positions = ReadonlyMap<string | undefined, readonly number[]>;

const positions = new WeakMap<Routes, Positions>();

function positionsIn(routes: Routes): Positions {
  const known = positions.get(routes);
  if (known) {
    return known;
  }
  const found = new Map<string | undefined, number[]>();
  routes.forEach((route, index) => {
    const key = exactPath(route);
    found.set(key, [...(found.get(key) ?? []), index]);
  });
  positions.set(routes, found);
  return found;
}

/** Returns the routes that may match a path, in their order. Their own routes are such routes, too. */
export function routesFor(routes: Routes, pathname: string): RouteConfig[] {
  const found = positionsIn(routes);
  return [...(found.get(keyOf(pathname)) ?? []), ...(found.get(undefined) ?? [])]
    .sort((one, other) => one - other)
    .flatMap((index): RouteConfig[] => {
      const route = routes[index];
      if (!route) {
        return [];
      }
      return [route.routes ? { ...route, routes: routesFor(route.routes, pathname) } : route];
    });
}

export const matchRoutes = (routes: Routes, pathname: string): MatchedRoute<object>[] =>
  original.matchRoutes(routesFor(routes, pathname), pathname);

function MatchingRoutes({ routes }: { routes: Routes }) {
  return original.renderRoutes(routesFor(routes, useLocation().pathname));
}

export const renderRoutes = (routes?: Routes): ReactElement | null =>
  routes ? <MatchingRoutes routes={routes} /> : null;
