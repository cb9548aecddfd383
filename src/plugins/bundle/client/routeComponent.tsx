import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext } from '@docusaurus/types';
import { useEffect, useState, type ComponentType } from 'react';
import type { RouteConfig } from 'react-router-config';

import { ARTICLE, type ChunkNames, type ModuleRecord, type PageRecord } from '../records/types';

/*
 * Does for records what @docusaurus/core's `ComponentCreator` (3.10.2) does for the registry of all modules: creates a
 * component that loads a route's modules and passes them on as props.
 */

/** The part of the bundler's runtime that `import()` uses. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  e: (chunk: string | number) => Promise<void>;
};

type Props = Record<string, unknown>;

/** A component that can be loaded before it is rendered. */
export type RouteComponent = ComponentType<Props> & { preload: () => Promise<void> };

/** A route of a known page. */
export interface PortalRoute extends Omit<RouteConfig, 'component' | 'routes'> {
  order: number;
  component: RouteComponent;
  routes?: PortalRoute[];
}

/**
 * Loads a module of a known page.
 *
 * @throws Error if its code can't be loaded.
 */
export async function loadModule([id, isData, chunks]: ModuleRecord): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const module = __webpack_require__(id);
  if (isData) {
    return module;
  }
  // Like Docusaurus: the other exports of a page, such as its front matter, become properties of its component.
  const { default: value, ...named } = module as { default?: object } & Props;
  if (!value) {
    throw new Error(`The page component in module ${id} has no default export.`);
  }
  return Object.assign(value, named);
}

/** The article of a known page. */
export interface KnownArticle {
  /** The exports of its module. Undefined if the page has no article. */
  exports: PageRecord['article'];
  /** Its module, if React controls its text. */
  module: ModuleRecord | undefined;
}

/** Returns the content of a page. If its text is only in its HTML, it is an empty component with the exports of its module. */
async function loadArticle({ exports, module }: Partial<KnownArticle> = {}): Promise<object> {
  if (!exports) {
    throw new Error("The page's record doesn't contain its article.");
  }
  const content = module ? ((await loadModule(module)) as object) : () => null;
  // The module has the same exports as a whole.
  return Object.assign(content, { ...exports, ...content });
}

async function loadProps(
  names: ChunkNames,
  modules: PageRecord['modules'],
  article: () => KnownArticle | undefined,
): Promise<Props> {
  const entries = await Promise.all(
    Object.entries(names).map(async ([prop, name]) => {
      if (typeof name !== 'string') {
        return [prop, await loadProps(name, modules, article)] as const;
      }
      if (name === ARTICLE) {
        return [prop, await loadArticle(article())] as const;
      }
      const module = modules[name];
      if (!module) {
        throw new Error(`The page's record doesn't contain the module "${name}".`);
      }
      return [prop, await loadModule(module)] as const;
    }),
  );
  // Docusaurus writes a list of modules with indexes as names.
  const props = Object.fromEntries(entries);
  return Array.isArray(names) ? (Object.values(props) as unknown as Props) : props;
}

interface Loaded {
  Component: ComponentType<Props>;
  context: PluginRouteContext;
  props: Props;
}

/**
 * Creates a component from its loader. It is normally preloaded before it is shown, and is empty until it has loaded.
 */
function routeComponent(load: () => Promise<Loaded>): RouteComponent {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (result) => {
        loaded = result;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function Route(props: Props) {
    const [, setReady] = useState(Boolean(loaded));
    useEffect(() => {
      if (!loaded) {
        preload().then(
          () => setReady(true),
          // Thrown while rendering, for the error boundary around it.
          (error: unknown) =>
            setReady(() => {
              throw error;
            }),
        );
      }
    }, []);
    if (!loaded) {
      return null;
    }
    const { Component, context, props: own } = loaded;
    return (
      <RouteContextProvider value={context}>
        <Component {...own} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(Route, { preload });
}

/**
 * Creates the component of a route.
 *
 * @param names - Names of its modules, in the shape of the props they become.
 * @param modules - Records of those modules.
 * @param article - Returns the article that the route shows, if it shows one.
 */
export function createRouteComponent(
  names: ChunkNames,
  modules: PageRecord['modules'],
  article: () => KnownArticle | undefined = () => undefined,
): RouteComponent {
  return routeComponent(async () => {
    const { __comp, __context, __props, ...props } = await loadProps(names, modules, article);
    return {
      Component: __comp as ComponentType<Props>,
      context: __context as PluginRouteContext,
      props: { ...props, ...(__props as Props | undefined) },
    };
  });
}

/** The 404 page, after all other routes. */
export const notFoundRoute: PortalRoute = {
  path: '*',
  order: Infinity,
  key: '*',
  component: routeComponent(async () => {
    const { default: NotFound } = await import(
      /* webpackChunkName: "not-found" */ '@theme/NotFound'
    );
    return {
      Component: NotFound as ComponentType<Props>,
      context: { plugin: { name: 'native', id: 'default' } },
      props: {},
    } satisfies Loaded;
  }),
};
