import { realpathSync } from 'node:fs';
import path from 'node:path';

import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Compiler, Module } from '@rspack/core';
import type { RuleSetRule, WebpackPluginInstance } from 'webpack';

import { OverrideError, overrideMessage, unreachedMessage } from './messages';
import { originName, originPath, ROOT } from './origins';
import { OVERRIDES, type OverrideName } from './registry';
import type { Compilation, LoaderOverride, ModuleOverride } from './types';

/** Where a plugin applies its overrides. */
export interface OverridesContext {
  /** As Docusaurus passes it to `configureWebpack`. */
  isServer: boolean;
  /** As Docusaurus passes it to `configureWebpack`. */
  currentBundler: ConfigureWebpackUtils['currentBundler'];
  /** As in Docusaurus' `LoadContext`. Loaders need it. */
  generatedFilesDir?: string;
}

/** What an entry gets from its plugin. */
export interface OverrideUse {
  /** Absolute path of the replacement, where the plugin generates it. */
  by?: string;
  /** Options of the loader. */
  options?: object;
  /** Whether a module is replaced where it is imported by a file in this folder. Default: everywhere. */
  onlyIn?: (folder: string) => boolean;
}

/** The part of the bundler's configuration that puts overrides in place. */
export interface OverridesConfiguration {
  resolve: { alias: Record<string, string> };
  module: { rules: RuleSetRule[] };
  plugins: WebpackPluginInstance[];
}

/** The compilation that `configureWebpack` is called for. */
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

/** A file that has to be in a compilation, as a module or as a loader. */
interface Expectation {
  name: OverrideName;
  compilation: Compilation;
  file: string;
  isLoader: boolean;
}

/** Expectations of all plugins, on the compiler: Docusaurus loads each plugin with modules of its own. */
const EXPECTATIONS = Symbol.for('portal.overrides');

type CheckedCompiler = Compiler & { [EXPECTATIONS]?: Expectation[] };

const withoutQuery = (request: string) => request.split('?', 1)[0] ?? '';

/** The modules and loaders of a compilation, by file. */
function filesOf(modules: Iterable<Module>): { modules: Set<string>; loaders: Set<string> } {
  const files = { modules: new Set<string>(), loaders: new Set<string>() };
  for (const module of modules) {
    // Of modules that are files. The request still names the original of a replaced module.
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
 * Reports overrides that a compilation has not reached as errors of the bundler. Looks at the modules of the finished
 * compilation, so modules that come from the bundler's cache count. Compilations that have failed are not checked.
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
      // When all modules and their errors are known, and none have been joined yet.
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
              new compiler.webpack.WebpackError(unreachedMessage(name, where)),
            );
          }
        }
      });
    });
  }
}

/** A bundler plugin that reports entries which the compilation has not reached. */
function reachPlugin(
  files: readonly Pick<Expectation, 'name' | 'file' | 'isLoader'>[],
  isServer: boolean,
): WebpackPluginInstance[] {
  const compilation = compilationOf(isServer);
  const expected = files
    .filter(({ name }) => OVERRIDES[name].in.includes(compilation))
    .map((each) => ({ ...each, compilation }));
  // Docusaurus' types are webpack's.
  return expected.length > 0 ? [new ReachPlugin(expected) as unknown as WebpackPluginInstance] : [];
}

/** What a module override replaces. */
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

/** Rule that applies a loader to a generated file. */
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
 * Puts entries of the registry in place, and has the bundler fail where one of them is not reached although the registry
 * says that it is (`in`).
 *
 * @param uses - Names of the entries, of the kinds `module`, `alias` and `loader`, with what they need from the plugin.
 * @param context - Where they are applied.
 * @returns A configuration, to be returned from `configureWebpack` or merged into what is.
 * @throws OverrideError where a module that is replaced doesn't exist.
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
        `Override "${name}" is of the kind "${override.kind}". applyOverrides takes "module", "alias" and "loader".`,
      );
    }
    const file = use.by ?? (override.replacement && path.join(ROOT, override.replacement));
    if (!file) {
      throw new OverrideError(
        `Override "${name}" has no "replacement" in the registry: its plugin has to pass "by".`,
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
        throw new OverrideError(`Override "${name}" is a loader and needs "generatedFilesDir".`);
      }
      configuration.module.rules.push(ruleOf(override, generatedFilesDir, use.options));
    }
  }
  configuration.plugins.push(...reachPlugin(reached, isServer));
  return configuration;
}

/**
 * Has the bundler fail where one of these components is in no page.
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
 * Says that something which a plugin recognizes by a name has to be there.
 *
 * @param name - Entry of the kind `filter`.
 * @param isFound - Whether it is.
 * @param isServer - The compilation, where it is only there in some (`in`). Undefined: it always has to be there.
 * @throws OverrideError where it isn't.
 */
export function requireFound(name: OverrideName, isFound: boolean, isServer?: boolean): void {
  const isExpected = isServer === undefined || OVERRIDES[name].in.includes(compilationOf(isServer));
  if (!isFound && isExpected) {
    throw new OverrideError(overrideMessage(name, 'matches nothing'));
  }
}

/**
 * The items of a list without those that an entry is about.
 *
 * @param name - Entry of the kind `filter`.
 * @param items - The list.
 * @param isMatch - Whether an item is one of them.
 * @param isServer - The compilation; see {@link requireFound}.
 * @throws OverrideError where the list has none.
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
 * The bundler's plugins without those of a class.
 *
 * @param name - Entry of the kind `filter` with a `className`.
 * @param plugins - `plugins` of the bundler's configuration.
 * @param isServer - The compilation; see {@link requireFound}.
 * @throws OverrideError where there is none.
 */
export function withoutPluginClass<T>(
  name: OverrideName,
  plugins: readonly T[],
  isServer: boolean,
): T[] {
  const override = OVERRIDES[name];
  const className = override.kind === 'filter' ? override.className : undefined;
  if (className === undefined) {
    throw new OverrideError(`Override "${name}" needs a "className" in the registry.`);
  }
  const isMatch = (plugin: T) =>
    (plugin as { constructor?: { name?: string } } | null | undefined)?.constructor?.name ===
    className;
  return withoutMatches(name, plugins, isMatch, isServer);
}
