import type { ComponentType } from 'react';

import type { LiveFile } from '../protocol';

import { CodeError, SOURCE_PREFIX } from './problem';
import { isScript, transformFile } from './transform';

/**
 * Returns a function that loads a module from outside the demo's files, or undefined if the module is not available.
 */
export type ImportModule = (specifier: string) => (() => Promise<unknown>) | undefined;

/** The result of running a demo's code. */
export interface Program {
  /** The entry's default export. */
  component: ComponentType;
  /** Texts of the imported style sheets, in order. */
  styles: string[];
}

/** Endings that an import may omit from a file's name. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '.css'];

const REQUIRE = /\brequire\((['"])(.*?)\1\)/g;

/**
 * Resolves a relative import to a path relative to the entry's folder. The path starts with `..` if it leaves that
 * folder.
 */
function join(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** Returns the file that a relative import refers to, or undefined if there is none. */
export function resolveFile(
  files: readonly LiveFile[],
  from: string,
  specifier: string,
): LiveFile | undefined {
  const path = join(from, specifier);
  const candidates = [path, ...(path === '' ? [] : [`${path}/`])].flatMap((base) =>
    ENDINGS.map((ending) =>
      base === '' || base.endsWith('/') ? `${base}index${ending}` : `${base}${ending}`,
    ),
  );
  return candidates
    .map((name) => files.find((file) => file.name === name))
    .find((file) => file !== undefined);
}

const isRelative = (specifier: string) => /^\.{1,2}(?:\/|$)/.test(specifier);

/** A file's JavaScript and its imports. */
interface Unit {
  file: LiveFile;
  code: string;
  imports: { specifier: string; line: number }[];
}

function unitOf(file: LiveFile): Unit {
  const code = isScript(file.name) ? transformFile(file) : '';
  const imports = [...code.matchAll(REQUIRE)].map(({ 2: specifier = '', index }) => ({
    specifier,
    line: code.slice(0, index).split('\n').length,
  }));
  return { file, code, imports };
}

/** Returns the files that the entry imports directly or indirectly, itself included, each once. */
function reachableUnits(entry: LiveFile, files: readonly LiveFile[]): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const visit = (file: LiveFile) => {
    if (units.has(file.name)) {
      return;
    }
    const unit = unitOf(file);
    units.set(file.name, unit);
    for (const { specifier, line } of unit.imports.filter((one) => isRelative(one.specifier))) {
      const target = resolveFile(files, file.name, specifier);
      if (!target) {
        throw new CodeError({
          message: `'${specifier}' isn’t one of this demo’s files: ${files.map(({ name }) => name).join(', ')}.`,
          file: file.name,
          line,
        });
      }
      visit(target);
    }
  };
  visit(entry);
  return units;
}

/** Fetches the modules that the files import from outside. */
async function fetchModules(
  units: Iterable<Unit>,
  importModule: ImportModule,
): Promise<Map<string, unknown>> {
  const fetched = new Map<string, Promise<unknown>>();
  for (const { file, imports } of units) {
    for (const { specifier, line } of imports) {
      if (isRelative(specifier) || fetched.has(specifier)) {
        continue;
      }
      const load = importModule(specifier);
      if (!load) {
        throw new CodeError({
          message: `'${specifier}' isn’t available here. Open the demo in StackBlitz to use it.`,
          file: file.name,
          line,
        });
      }
      const place = { file: file.name, line };
      fetched.set(
        specifier,
        load().catch(() => {
          throw new CodeError({ message: `'${specifier}' couldn’t be loaded.`, ...place });
        }),
      );
    }
  }
  const entries = [...fetched].map(async ([name, module]) => [name, await module] as const);
  return new Map(await Promise.all(entries));
}

type Exports = Record<string, unknown>;

function isComponent(value: unknown): value is ComponentType {
  // `memo` and `forwardRef` return objects.
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * Runs a demo's files as modules, and returns the entry's component and the imported styles.
 *
 * @param files - The entry first.
 * @param importModule - Provides the modules that are not among the files.
 * @throws CodeError if a file does not parse, an import cannot be resolved, or the entry exports no component. Also
 * throws whatever the code throws while it runs.
 */
export async function loadProgram(
  files: readonly LiveFile[],
  importModule: ImportModule,
): Promise<Program> {
  const [entry] = files;
  if (!entry) {
    throw new CodeError({ message: 'There is no file to run.' });
  }
  const units = reachableUnits(entry, files);
  const modules = await fetchModules(units.values(), importModule);

  const loaded = new Map<string, { exports: Exports }>();
  const styles: string[] = [];
  const load = (file: LiveFile): Exports => {
    const known = loaded.get(file.name);
    if (known) {
      return known.exports;
    }
    const module: { exports: Exports } = { exports: {} };
    loaded.set(file.name, module);
    if (file.name.endsWith('.css')) {
      styles.push(file.code);
    } else if (file.name.endsWith('.json')) {
      try {
        module.exports = { __esModule: true, default: JSON.parse(file.code) as unknown };
      } catch (error) {
        throw new CodeError({ message: (error as Error).message, file: file.name });
      }
    } else {
      const require = (specifier: string): unknown => {
        const target = isRelative(specifier) && resolveFile(files, file.name, specifier);
        return target ? load(target) : modules.get(specifier);
      };
      const code = units.get(file.name)?.code ?? '';
      const source = `${code}\n//# sourceURL=${SOURCE_PREFIX}${encodeURI(file.name)}`;
      let body: (...parameters: unknown[]) => void;
      try {
        // The frame has an opaque origin, and its policy allows this; see the plugin's README.
        // eslint-disable-next-line @typescript-eslint/no-implied-eval
        body = new Function('require', 'module', 'exports', source) as typeof body;
      } catch (error) {
        throw new CodeError({
          message: `Syntax error: ${(error as Error).message}`,
          file: file.name,
        });
      }
      body(require, module, module.exports);
    }
    return module.exports;
  };

  const { default: component } = load(entry);
  if (!isComponent(component)) {
    throw new CodeError({
      message: `${entry.name} doesn’t export a component. Export it with \`export default\`.`,
      file: entry.name,
    });
  }
  return { component, styles };
}
