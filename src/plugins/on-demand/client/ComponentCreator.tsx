/*
 * Replaces the `ComponentCreator` of @docusaurus/core (3.10.2) in development. Docusaurus' own expects all pages to be
 * in the bundle. This one compiles a route's modules when the route is opened, and replaces a module in place when it
 * changes.
 */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PluginRouteContext } from '@docusaurus/types';
import { isRecord } from '@site/src/core/validation/isRecord';
import routesChunkNames from '@generated/routesChunkNames';
import ErrorPage from '@theme/Error';
import Loading from '@theme/Loading';
import NotFound from '@theme/NotFound';
import {
  Component,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

import {
  getModule,
  getVersion,
  loadModule,
  retryCrashed,
  subscribe,
  type PageModule,
} from './modules';

type Props = Record<string, unknown>;

/** Names of modules, in the shape of the props that they become. */
type Names = string | readonly Names[] | { readonly [prop: string]: Names };

type RouteComponent = ComponentType<Props> & { preload?: () => Promise<unknown> };

function namesIn(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}

/** Like Docusaurus, copies a module's named exports to its default export. */
function valueOf({ default: value, ...named }: PageModule): unknown {
  return isRecord(value) || typeof value === 'function' ? Object.assign(value, named) : value;
}

function resolveNames(names: Names): unknown {
  if (typeof names === 'string') {
    const loaded = getModule(names);
    if (!loaded || 'error' in loaded) {
      throw new Error(`The module "${names}" is not loaded.`);
    }
    return valueOf(loaded.module);
  }
  return Array.isArray(names)
    ? names.map(resolveNames)
    : Object.fromEntries(Object.entries(names).map(([prop, value]) => [prop, resolveNames(value)]));
}

interface ResolvedRoute extends Props {
  __comp: ComponentType<Props>;
  __context: PluginRouteContext;
  __props?: Props;
}

interface BoundaryProps {
  /** Number of changes to the modules. A new number renders the children again. */
  version: number;
  children: ReactNode;
}

interface BoundaryState {
  failure?: { error: Error; version: number };
}

/** Shows why a page crashed, until its modules change. Docusaurus' own boundary would show it until a reload. */
class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromProps(
    { version }: BoundaryProps,
    { failure }: BoundaryState,
  ): BoundaryState | null {
    return failure && failure.version !== version ? { failure: undefined } : null;
  }

  override componentDidCatch(error: Error): void {
    this.setState({ failure: { error, version: this.props.version } });
    retryCrashed();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? (
      <ErrorPage error={failure.error} tryAgain={() => this.setState({ failure: undefined })} />
    ) : (
      this.props.children
    );
  }
}

function createRoute(names: Names): RouteComponent {
  const all = namesIn(names);
  const preload = () => Promise.all(all.map(loadModule));

  function Route(props: Props): ReactNode {
    const version = useSyncExternalStore(subscribe, getVersion);
    const [tries, setTries] = useState(0);
    const isLoaded = all.every((name) => {
      const loaded = getModule(name);
      return loaded && 'module' in loaded;
    });
    useEffect(() => {
      if (!isLoaded) {
        void preload().then(() => setTries((count) => count + 1));
      }
      // Failed modules are retried when the server sends new ones, not automatically.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [version]);
    const route = useMemo(
      () => (isLoaded ? (resolveNames(names) as ResolvedRoute) : undefined),
      // A module is replaced under the same name, so the names don't change.
      // eslint-disable-next-line react-hooks/exhaustive-deps
      [isLoaded, version, tries],
    );
    if (!route) {
      const failed = all.map(getModule).find((loaded) => loaded && 'error' in loaded);
      const error = failed && 'error' in failed ? failed.error : undefined;
      const retry = () => void preload().then(() => setTries((count) => count + 1));
      return <Loading error={error} retry={retry} pastDelay timedOut={false} isLoading />;
    }
    const { __comp: Page, __context: context, __props: own, ...rest } = route;
    return (
      <RouteContextProvider value={context}>
        <RouteBoundary version={version}>
          <Page {...rest} {...own} {...props} />
        </RouteBoundary>
      </RouteContextProvider>
    );
  }
  return Object.assign(Route, { preload });
}

function NotFoundRoute(props: Props): ReactNode {
  return (
    <RouteContextProvider value={{ plugin: { name: 'native', id: 'default' } }}>
      <NotFound {...props} />
    </RouteContextProvider>
  );
}

/**
 * Returns the component of a route.
 *
 * @param path - Path of the route. `*` is the 404 page.
 * @param hash - Distinguishes routes with the same path.
 */
export default function ComponentCreator(path: string, hash?: string): RouteComponent {
  return path === '*'
    ? NotFoundRoute
    : createRoute((routesChunkNames as Record<string, Names>)[`${path}-${hash}`] ?? {});
}
