import { realpathSync } from 'node:fs';
import path from 'node:path';

import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Compiler, Module, RspackError } from '@rspack/core';
import type { RuleSetRule, WebpackPluginInstance } from 'webpack';

import { OverrideError, overrideMessage, unreachedMessage } from './messages';
import { originName, originPath, ROOT } from './origins';
import { OVERRIDES, type OverrideName } from './registry';
import type { Compilation, LoaderOverride, ModuleOverride } from './types';

/** The compilation to which a plugin applies its overrides. */
export interface OverridesContext {
  /** As Docusaurus passes it to `configureWebpack`. */
  isServer: boolean;
  /** As Docusaurus passes it to `configureWebpack`. */
  currentBundler: ConfigureWebpackUtils['currentBundler'];
  /** As in Docusaurus' `LoadContext`. Loaders need it. */
  generatedFilesDir?: string;
}

/** What a plugin passes for an entry. */
export interface OverrideUse {
  /** Absolute path of the replacement, if the plugin generates it. */
  by?: string;
  /** Options of the loader. */
  options?: object;
  /** Whether to replace a module that is imported by a file in the given folder. Default: in all folders. */
  onlyIn?: (folder: string) => boolean;
}

/** The part of the bundler's configuration that applies overrides. */
export interface OverridesConfiguration {
  resolve: { alias: Record<string, string> };
  module: { rules: RuleSetRule[] };
  plugins: WebpackPluginInstance[];
}

/** Returns the compilation that `configureWebpack` is called for. */
export const compilationOf = (isServer: boolean): Compilation => {
  if (process.env.NODE_ENV === 'development') {
    return 'development';
  }
  return isServer ? 'server' : 'client';
};

const escape = (text: string) => text.replace(/[|\\{}()[\]^$+?.*]/g, '\\$&');

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** A file that a compilation has to contain, as a module or as a loader. */
interface Expectation {
  name: OverrideName;
  compilation: Compilation;
  file: string;
  isLoader: boolean;
}

/**
 * Property of the compiler with the expectations of all plugins. Module state can't hold them, because Docusaurus loads
 * a plugin that is listed by its path with its own copies of modules.
 */
const EXPECTATIONS = Symbol.for('portal.overrides');

type CheckedCompiler = Compiler & { [EXPECTATIONS]?: Expectation[] };

const withoutQuery = (request: string) => request.split('?', 1)[0] ?? '';

/** Returns the files of the modules and loaders in a compilation. */
function filesOf(modules: Iterable<Module>): { modules: Set<string>; loaders: Set<string> } {
  const files = { modules: new Set<string>(), loaders: new Set<string>() };
  for (const module of modules) {
    // Only modules that are files have both. The request still names the original of a replaced module.
    const { request, resource } = module as { request?: string; resource?: string };
    if (typeof request === 'string' && typeof resource === 'string') {
      files.modules.add(withoutQuery(resource));
      // `loader.cjs??options!/path/to/module?query`
      const loaders = request.split('!').slice(0, -1);
      loaders.forEach((loader) => files.loaders.add(withoutQuery(loader)));
    }
  }
  return files;
}

/**
 * Reports overrides that a compilation hasn't reached as bundler errors. Checks the modules of the finished
 * compilation, so modules from the bundler's cache count. Failed compilations aren't checked.
 */
class ReachPlugin {
  constructor(private readonly expectations: readonly Expectation[]) {}

  apply(compiler: CheckedCompiler): void {
    const known = compiler[EXPECTATIONS];
    if (known) {
      known.push(...this.expectations);
      return;
    }
    const all = (compiler[EXPECTATIONS] = [...this.expectations]);
    let isChecked = false;
    compiler.hooks.thisCompilation.tap('portal-overrides', (compilation) => {
      // At this point, all modules and their errors are known, and no modules have been concatenated yet.
      compilation.hooks.seal.tap('portal-overrides', () => {
        if (isChecked || compilation.errors.length > 0) {
          return;
        }
        isChecked = true;
        const files = filesOf(compilation.modules);
        for (const { name, compilation: where, file, isLoader } of all) {
          const reached = isLoader ? files.loaders : files.modules;
          if (!reached.has(file) && !reached.has(realPath(file))) {
            compilation.errors.push(
              new compiler.webpack.WebpackError(unreachedMessage(name, where)) as RspackError,
            );
          }
        }
      });
    });
  }
}

/** Returns a bundler plugin that reports entries that the compilation hasn't reached. Empty if none are expected. */
function reachPlugin(
  files: readonly Pick<Expectation, 'name' | 'file' | 'isLoader'>[],
  isServer: boolean,
): WebpackPluginInstance[] {
  const compilation = compilationOf(isServer);
  const expected = files
    .filter(({ name }) => OVERRIDES[name].in.includes(compilation))
    .map((file) => ({ ...file, compilation }));
  // Docusaurus uses webpack's types.
  return expected.length > 0 ? [new ReachPlugin(expected) as unknown as WebpackPluginInstance] : [];
}

/** Returns the pattern of the modules that a module override replaces. */
function patternOf(name: OverrideName, { match, origins: [origin] }: ModuleOverride): RegExp {
  if (match) {
    return match;
  }
  const file = origin && originPath(origin);
  if (!file) {
    throw new OverrideError(
      overrideMessage(
        name,
        `replaces ${origin ? originName(origin) : 'nothing'}, which doesn't exist`,
      ),
    );
  }
  return new RegExp(`^${escape(file)}$`);
}

/** Returns the rule that applies a loader to a generated file. */
function ruleOf(
  { generated, type, replacement }: LoaderOverride,
  generatedFilesDir: string,
  options: object | undefined,
): RuleSetRule {
  const folders = [...new Set([generatedFilesDir, realPath(generatedFilesDir)])];
  const file = generated.split('/').map((part) => part.split('*').map(escape).join('[^\\\\/]+'));
  return {
    test: new RegExp(`^(?:${folders.map(escape).join('|')})[\\\\/]${file.join('[\\\\/]')}$`),
    ...(type ? { type } : {}),
    use: [{ loader: path.join(ROOT, replacement), ...(options ? { options } : {}) }],
  };
}

/**
 * Applies entries of the registry. The bundler fails if a compilation doesn't reach an entry that lists it in `in`.
 *
 * @param uses - What the plugin passes for each entry, by name. Entries are of the kind `module`, `alias` or `loader`.
 * @param context - The compilation to which they are applied.
 * @returns A configuration to return from `configureWebpack`, or to merge into the one that is returned.
 * @throws OverrideError if a replaced module doesn't exist, an entry is of another kind, or an entry has no
 * replacement.
 */
export function applyOverrides(
  uses: Readonly<Partial<Record<OverrideName, OverrideUse>>>,
  { isServer, currentBundler, generatedFilesDir }: OverridesContext,
): OverridesConfiguration {
  const configuration: OverridesConfiguration = {
    resolve: { alias: {} },
    module: { rules: [] },
    plugins: [],
  };
  const reached: Parameters<typeof reachPlugin>[0][number][] = [];
  for (const [key, use] of Object.entries(uses)) {
    const name = key as OverrideName;
    const override = OVERRIDES[name];
    const isLoader = override.kind === 'loader';
    if (override.kind !== 'module' && override.kind !== 'alias' && !isLoader) {
      throw new OverrideError(
        `Override "${name}" has the kind "${override.kind}", which applyOverrides doesn't support. Use "module", "alias" or "loader".`,
      );
    }
    const file = use.by ?? (override.replacement && path.join(ROOT, override.replacement));
    if (!file) {
      throw new OverrideError(
        `Override "${name}" has no "replacement" in the registry, so its plugin must pass "by".`,
      );
    }
    reached.push({ name, file, isLoader });
    if (override.kind === 'module') {
      const { onlyIn } = use;
      configuration.plugins.push(
        new currentBundler.instance.NormalModuleReplacementPlugin(
          patternOf(name, override),
          onlyIn
            ? (module: { context: string; request: string }) => {
                if (onlyIn(module.context)) {
                  module.request = file;
                }
              }
            : file,
        ),
      );
    } else if (override.kind === 'alias') {
      configuration.resolve.alias[override.alias] = file;
    } else {
      if (generatedFilesDir === undefined) {
        throw new OverrideError(
          `Override "${name}" is a loader, so "generatedFilesDir" is required.`,
        );
      }
      configuration.module.rules.push(ruleOf(override, generatedFilesDir, use.options));
    }
  }
  configuration.plugins.push(...reachPlugin(reached, isServer));
  return configuration;
}

/**
 * Makes the bundler fail if a compilation doesn't contain one of these components.
 *
 * @param names - Entries of the kind `component`.
 */
export function expectComponents(
  names: readonly OverrideName[],
  isServer: boolean,
): WebpackPluginInstance[] {
  return reachPlugin(
    names.flatMap((name) => {
      const override = OVERRIDES[name];
      return override.kind === 'component'
        ? [{ name, file: path.join(ROOT, override.replacement), isLoader: false }]
        : [];
    }),
    isServer,
  );
}

/**
 * Checks that a plugin has found an item that it recognizes by name.
 *
 * @param name - Entry of the kind `filter`.
 * @param isFound - Whether the item was found.
 * @param isServer - Whether this is the server's compilation, if only some compilations have the item (`in`). If
 * undefined, the item is always required.
 * @throws OverrideError if the item is required and wasn't found.
 */
export function requireFound(name: OverrideName, isFound: boolean, isServer?: boolean): void {
  const isExpected = isServer === undefined || OVERRIDES[name].in.includes(compilationOf(isServer));
  if (!isFound && isExpected) {
    throw new OverrideError(overrideMessage(name, 'matches nothing'));
  }
}

/**
 * Returns the items of a list without those that an entry describes.
 *
 * @param name - Entry of the kind `filter`.
 * @param items - The list.
 * @param isMatch - Whether to remove an item.
 * @param isServer - See {@link requireFound}.
 * @throws OverrideError if the list has no such items, but is required to.
 */
export function withoutMatches<T>(
  name: OverrideName,
  items: readonly T[],
  isMatch: (item: T) => boolean,
  isServer?: boolean,
): T[] {
  const kept = items.filter((item) => !isMatch(item));
  requireFound(name, kept.length < items.length, isServer);
  return kept;
}

/**
 * Returns the bundler's plugins without the instances of a class.
 *
 * @param name - Entry of the kind `filter` with a `className`.
 * @param plugins - `plugins` of the bundler's configuration.
 * @param isServer - See {@link requireFound}.
 * @throws OverrideError if the list has no instances of the class, but is required to.
 */
export function withoutPluginClass<T>(
  name: OverrideName,
  plugins: readonly T[],
  isServer: boolean,
): T[] {
  const override = OVERRIDES[name];
  const className = override.kind === 'filter' ? override.className : undefined;
  if (className === undefined) {
    throw new OverrideError(`Override "${name}" requires a "className" in the registry.`);
  }
  const isMatch = (plugin: T) =>
    (plugin as { constructor?: { name?: string } } | null | undefined)?.constructor?.name ===
    className;
  return withoutMatches(name, plugins, isMatch, isServer);
}
