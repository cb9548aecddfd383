import type {
  ApiClass,
  ApiMember,
  ApiReference,
  ApiSymbol,
} from '../../src/plugins/api-reference/types';
import { createEngine, type SearchEngine } from '../../src/plugins/search/engine/createEngine';
import type { SearchVocabulary } from '../../src/plugins/search/vocabulary';

import { plansOf, type Plans } from './check/plans';
import { once } from './data/folder';
import type { DocsData, VersionSource } from './data/types';
import { demosIn, type Demo } from './demos';
import { messagesOf, type QuotedMessage } from './messages';
import { packageExports, themeKeys } from './packageExports';
import type { Project } from './project';
import { resolveVersion, versionOfProject } from './versions';

/** A documented version with what is derived from its data. */
export interface Version {
  source: VersionSource;
  /** The search with all prose. */
  engine: () => SearchEngine;
  reference: () => Promise<ApiReference>;
  /**
   * Returns the modules of the MIT packages that export each name, also those that the reference leaves out. Empty if the
   * packages aren't installed.
   */
  exports: () => ReadonlyMap<string, readonly string[]>;
  /** Returns what a theme may set for each component, by its name in the theme. Empty if the packages aren't installed. */
  themeKeys: () => ReadonlyMap<string, readonly string[]>;
  /** The plans of names that the MIT packages don't have. Reads all pages when it is first needed. */
  plans: () => Plans;
  /** The error messages that guides quote. Reads all of them when it is first needed. */
  messages: () => readonly QuotedMessage[];
  /** Returns the demos of a page, in order. */
  demosOf: (page: string) => readonly Demo[];
  /** Returns the paths of pages by the last part of the path without the version: `react-data-grid/sorting`. */
  pathOf: (request: string) => string | undefined;
}

/** A release and the names that it has. */
export interface NamedRelease {
  release: string;
  has: (name: string) => boolean;
}

/** The documentation that the tools answer from. */
export interface Library {
  docs: DocsData;
  /** The project that the agent works on. Undefined if the server doesn't know it. */
  project?: Project;
  /** Returns the version that answers a request, and why it isn't exactly the version that was asked for. */
  version: (request?: string) => { version: Version; note?: string };
  /** Returns the releases that have a name (`DataGrid`, `DataGrid.sortModel`), other than a given one. */
  releasesWith: (name: string, except: VersionSource) => Promise<string[]>;
}

/** Returns the lists of a symbol's members. */
export function membersOf(symbol: ApiSymbol): readonly (ApiMember | ApiClass)[] {
  switch (symbol.kind) {
    case 'component':
      return [...symbol.props, ...symbol.slots, ...symbol.classes];
    case 'hook':
      return [...symbol.parameters, ...symbol.result];
    case 'interface':
      return symbol.members;
  }
}

/** Returns the names of a release: its exports, and their members as `DataGrid.sortModel`. */
export function namesOfReference({ symbols, otherExports }: ApiReference): string[] {
  return [
    ...new Set([
      ...Object.values(otherExports).flat(),
      ...symbols.flatMap((symbol) => [
        symbol.name,
        ...membersOf(symbol).map(({ name }) => `${symbol.name}.${name}`),
      ]),
    ]),
  ];
}

/** Returns a path without language, version, ending and slashes at both ends: `react-data-grid/sorting`. */
function bareOf(request: string): string {
  const pathname = request
    .trim()
    .replace(/^(?:https?|mui-x):\/\/[^/]+/i, '')
    .replace(/[?#].*$/s, '');
  return pathname
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/^(?:zh\/)?x(?:\/|$)/, '')
    .replace(/^(?:next|\d[^/]*)(?:\/|$)/, '');
}

function createVersion(source: VersionSource, vocabulary: SearchVocabulary): Version {
  const demos = new Map<string, readonly Demo[]>();
  const fromPackages = (read: typeof packageExports) =>
    source.packagesFrom === undefined
      ? new Map<string, readonly string[]>()
      : read(
          source.packages.map(({ name }) => name),
          source.packagesFrom,
        );
  const byBare = once(() => new Map(source.paths().map((page) => [bareOf(page), page])));
  return {
    source,
    reference: source.reference,
    exports: once(() => fromPackages(packageExports)),
    themeKeys: once(() => fromPackages(themeKeys)),
    plans: once(() => plansOf(source)),
    messages: once(() => messagesOf(source)),
    engine: once(() => {
      const index = source.index();
      const engine = createEngine(index, vocabulary);
      index.prose.forEach((_, file) => engine.addProse(file, source.prose(file)));
      return engine;
    }),
    demosOf: (page) => {
      const known = demos.get(page) ?? demosIn(page, source.markdown(page) ?? '');
      demos.set(page, known);
      return known;
    },
    pathOf: (request) => byBare().get(bareOf(request)),
  };
}

/**
 * Creates the library of a server. Nothing is read before it is needed.
 *
 * @param vocabulary - What the search knows about the subject.
 * @param project - Answers that no version was asked for are for this project. Default: for the default version.
 */
export function createLibrary(
  docs: DocsData,
  vocabulary: SearchVocabulary,
  project?: Project,
): Library {
  const versions = new Map(
    docs.versions.map((source) => [source, createVersion(source, vocabulary)]),
  );
  const releases = once(() =>
    Promise.all(
      docs.versions.map(async ({ release, reference }): Promise<NamedRelease> => {
        const names = new Set(namesOfReference(await reference()));
        return { release, has: (name) => names.has(name) };
      }),
    ),
  );
  const others = once(() =>
    docs.others.map(({ release, names }): NamedRelease => {
      const own = new Set(names);
      return { release, has: (name) => own.has(name) };
    }),
  );
  const ofProject = once(() => project && versionOfProject(docs, project));
  return {
    docs,
    ...(project ? { project } : {}),
    version: (request) => {
      const { source, note } =
        (request === undefined ? ofProject() : undefined) ?? resolveVersion(docs, request);
      const version = versions.get(source) ?? createVersion(source, vocabulary);
      return { version, ...(note === undefined ? {} : { note }) };
    },
    releasesWith: async (name, except) =>
      [...(await releases()), ...others()]
        .filter(({ release, has }) => release !== except.release && has(name))
        .map(({ release }) => release),
  };
}
