/*
 * Finds what a unit of work depends on, and hashes it: the modules that its files import, as the bundler of Vite resolves
 * them, the files that they name, and the packages in npm's lockfile.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';

import { packageNameOf } from '../../src/core/versions/packages';

import { hashOf } from './ledger';

/** The parts of npm's lockfile that are used here. */
interface Lockfile {
  packages: Readonly<
    Record<
      string,
      {
        version?: string;
        integrity?: string;
        dependencies?: Readonly<Record<string, string>>;
        optionalDependencies?: Readonly<Record<string, string>>;
        peerDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** What units depend on: the packages in a lockfile, and the files of a repository. */
export interface Sources {
  /**
   * Returns the place of a package, such as `node_modules/react`, or `undefined` if it isn't installed.
   *
   * @param name - Name under which code imports it.
   * @param from - Folder of the code, relative to the site's, with `/`.
   */
  find: (name: string, from: string) => string | undefined;
  /** Returns a hash of the versions and contents of packages and of everything that they depend on. */
  hash: (places: Iterable<string>) => string;
  /** Returns a hash of a file of the repository, whose path is relative to it. Each file is read once. */
  hashOfFile: (file: string) => string;
}

/** Returns what a folder of packages is a link to in the repository, or its own name. */
function linkAt(folder: string): string {
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  const target = isLink ? readlinkSync(folder) : '';
  // In a copy of the site, such as that of a cut, the packages are those of the site.
  return isLink && !path.isAbsolute(target) ? target.split(path.sep).join('/') : 'node_modules';
}

/** Reads the packages in a repository's `package-lock.json`. Files are read when they are asked for. */
export function readSources(siteDir: string): Sources {
  const { packages } = JSON.parse(
    readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'),
  ) as Lockfile;
  const packagesIn = (from: string) =>
    path.posix.join(from, linkAt(path.join(siteDir, from, 'node_modules')));
  const find = (name: string, from: string): string | undefined => {
    const place = path.posix.join(packagesIn(from), name);
    if (place in packages) {
      return place;
    }
    const above = path.posix.dirname(from);
    return above === from ? undefined : find(name, above);
  };
  const dependencies = new Map<string, string[]>();
  const dependenciesOf = (place: string): string[] => {
    const known = dependencies.get(place) ?? readDependencies(place);
    dependencies.set(place, known);
    return known;
  };
  const readDependencies = (place: string): string[] => {
    const entry = packages[place];
    return Object.keys({
      ...entry?.dependencies,
      ...entry?.optionalDependencies,
      ...entry?.peerDependencies,
    })
      .map((name) => find(name, place))
      .filter((found) => found !== undefined);
  };
  const hashes = new Map<string, string>();
  const contents = new Map<string, string>();
  return {
    find,
    hashOfFile(file) {
      const hash = contents.get(file) ?? hashOf(readFileSync(path.join(siteDir, file)));
      contents.set(file, hash);
      return hash;
    },
    hash(places) {
      const found = new Set(places);
      const key = [...found].sort().join();
      const known = hashes.get(key);
      if (known !== undefined) {
        return known;
      }
      // A set's iterator also visits what is added meanwhile.
      for (const place of found) {
        dependenciesOf(place).forEach((next) => found.add(next));
      }
      const lines = [...found].map((place) => {
        const { version = '', integrity = '' } = packages[place] ?? {};
        // The place says only which of several versions it is.
        return `${place.replace(/^(?:.*\/)?node_modules\//, '')} ${version} ${integrity}`;
      });
      const hash = hashOf([...new Set(lines)].sort().join('\n'));
      hashes.set(key, hash);
      return hash;
    },
  };
}

/** Packages, output, and what is outside of the repository. */
const NOT_OURS =
  /^\.\.|^\.(?:cache|data|docusaurus|git)(?:\/|$)|^(?:build|build\.previous|coverage|test-results)(?:\/|$)|(?:^|\/)node_modules(?:\/|$)/;

/** Returns the paths of all files in a folder, relative to the repository, except packages and output. Sorted. */
export function filesBelow(siteDir: string, folder: string): string[] {
  const directory = path.join(siteDir, folder);
  return existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .flatMap((entry) => {
          const file = path.posix.join(folder, entry.name);
          if (NOT_OURS.test(file)) {
            return [];
          }
          return entry.isDirectory() ? filesBelow(siteDir, file) : entry.isFile() ? [file] : [];
        })
        .sort()
    : [];
}

/** What files depend on. */
export interface Closure {
  /** Files of the repository, relative to it, with `/`: the files themselves, and all that they import or name. */
  files: ReadonlySet<string>;
  /** Folders that they list, relative to the repository, with a slash at the end. */
  folders: ReadonlySet<string>;
  /** Packages that they import or name, by their place in the lockfile. */
  packages: ReadonlySet<string>;
}

/** A string in code. */
const STRING = /(['"`])([\w@.][\w@./-]{0,200})\1/g;

const CODE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Returns code without its comments, which may mention any file. */
function withoutComments(code: string, file: string): string {
  let end = 0;
  const parts = parseSync(file, code).comments.map((comment) => {
    const part = code.slice(end, comment.start);
    end = comment.end;
    return part;
  });
  return [...parts, code.slice(end)].join('');
}

/** Files that are no code, whose bytes count. */
const ASSET = /\.(?:css|svg|png|jpe?g|webp|avif|woff2?|ttf|zip|html|txt|mdx?)$/;

/** Returns what a path must match, with `*` for any part of a name and `**` for any folders. */
const globOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, (stars) =>
        stars === '*' ? '[^/]*' : stars === '**' ? '.*' : '(?:.*/)?',
      )}$`,
  );

/** What a module of the repository depends on directly. */
interface Module {
  /** Files that it imports, relative to the repository. */
  imports: Set<string>;
  /** Other files that it names in a string. It may read or run them. */
  names: Set<string>;
  /** Files that it says it reads, see {@link READS}. */
  reads: Set<string>;
  /** Folders of these, with a slash at the end. It may list what is in them. */
  folders: Set<string>;
  /** Packages that it imports or names, by their place in the lockfile. */
  packages: Set<string>;
}

const emptyModule = (): Module => ({
  imports: new Set(),
  names: new Set(),
  reads: new Set(),
  folders: new Set(),
  packages: new Set(),
});

// A comment that lists what a module reads or runs without importing or naming it, relative to the repository, or with a
// dot to the module: `// @reads src/ portal.config.ts ./app/** docs/**/*.mdx`. A star stands for any part of a name, and
// two for any folders. `src/` stands for all files in a folder that aren't tests or READMEs.
const READS = /^\s*(?:\/\/|\*) @reads (.+)$/gm;

const NO_SOURCE = /(?:\.test\.\w+|(?:^|\/)README\.md)$/;

/** Files that describe the verification itself, so they are no input of it. */
const isLedger = (file: string) => path.posix.basename(file) === 'ledger.tsv';

/** Whether there is such a file. `statSync` throws for a path below a file. */
const isFile = (siteDir: string, file: string) =>
  existsSync(path.join(siteDir, file)) && statSync(path.join(siteDir, file)).isFile();

/** Adds a package that a file imports or names, if it is installed. */
function addPackage(
  { packages }: Module,
  specifier: string,
  file: string,
  { find }: Sources,
): void {
  const name = packageNameOf(specifier);
  const place = name === undefined ? undefined : find(name, path.posix.dirname(file));
  if (place !== undefined) {
    packages.add(place);
  }
}

/** Adds the files and folders that a comment of a file lists. */
function addRead(siteDir: string, { names, reads, folders }: Module, file: string, listed: string) {
  const name = /^\.\.?\//.test(listed) ? path.posix.join(path.posix.dirname(file), listed) : listed;
  const isFolder = /[*]|\/$/.test(name);
  // Up to the last slash before the first star.
  const folder = isFolder ? (/^[^*]*\//.exec(name)?.[0] ?? '') : '';
  const matches = globOf(name.endsWith('/') ? `${name}**` : name);
  const found = isFolder
    ? filesBelow(siteDir, folder).filter(
        (below) => matches.test(below) && (!name.endsWith('/') || !NO_SOURCE.test(below)),
      )
    : [name];
  if (found.length === 0 || !found.every((candidate) => isFile(siteDir, candidate))) {
    throw new Error(`${file}: "@reads ${name}" names no file or folder of the repository.`);
  }
  // What a single file imports counts, too.
  found.forEach((each) => (isFolder ? reads : names).add(each));
  if (isFolder) {
    folders.add(folder || './');
  }
}

/** Adds the files and packages that a file names, in strings and in comments for this purpose. */
function addNames(siteDir: string, own: Module, file: string, sources: Sources): void {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  for (const [, list = ''] of text.matchAll(READS)) {
    list
      .trim()
      .split(/\s+/)
      .forEach((listed) => addRead(siteDir, own, file, listed));
  }
  const code = CODE.test(file) ? withoutComments(text, file) : text;
  for (const [, , name = ''] of code.matchAll(STRING)) {
    addPackage(own, name, file, sources);
    // One word may mean anything.
    if (/[./]/.test(name)) {
      [path.posix.join(path.posix.dirname(file), name), path.posix.normalize(name)]
        .filter((candidate) => !NOT_OURS.test(candidate) && isFile(siteDir, candidate))
        .forEach((candidate) => own.names.add(candidate));
    }
  }
}

/** How the files of {@link closuresOf} are resolved. */
export interface ClosureOptions {
  /** Returns what an alias means: a package or an absolute path. `undefined` if a specifier is no alias. */
  alias?: (specifier: string) => string | undefined;
  /** Whether the files and packages that modules name in strings count, too. Default: true. */
  names?: boolean;
}

/**
 * Finds what files depend on: the modules that they import, directly or not, as Vite's bundler resolves them, and the
 * files and packages that these modules name in strings, which they may read or run. Imports of types don't count.
 *
 * @param siteDir - Folder of the repository.
 * @param entries - The files, relative to the repository.
 * @returns A function that returns the closure of some of the files.
 * @throws Error if the code of a file can't be parsed.
 */
export async function closuresOf(
  siteDir: string,
  entries: readonly string[],
  sources: Sources,
  { alias = () => undefined, names = true }: ClosureOptions = {},
): Promise<(files: readonly string[]) => Closure> {
  const relative = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
  const modules = new Map<string, Module>();

  const bundle = await rolldown({
    input: entries.map((file) => path.join(siteDir, file)),
    treeshake: false,
    shimMissingExports: true,
    logLevel: 'silent',
    resolve: { extensions: ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.cjs', '.json'] },
    plugins: [
      {
        name: 'closures',
        async resolveId(specifier, importer) {
          const target = alias(specifier) ?? specifier;
          const isFileOfOurs = /^[./]/.test(target) && !target.includes('/node_modules/');
          const found =
            isFileOfOurs || importer === undefined
              ? await this.resolve(target, importer, { skipSelf: true })
              : undefined;
          // A missing file fails its own test, and no other.
          return found ?? { id: target, external: true };
        },
        load: (id) =>
          ASSET.test(id.split('?')[0] ?? '')
            ? { code: 'export default ""', moduleType: 'js' }
            : undefined,
        moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
          const file = relative(id.split('?')[0] ?? '');
          const own = modules.get(file) ?? emptyModule();
          modules.set(file, own);
          for (const imported of [...importedIds, ...dynamicallyImportedIds]) {
            const [target = ''] = imported.split('?');
            if (path.isAbsolute(target)) {
              own.imports.add(relative(target));
            } else {
              addPackage(own, target, file, sources);
            }
          }
          if (names && CODE.test(file) && !NOT_OURS.test(file)) {
            addNames(siteDir, own, file, sources);
            for (const name of own.names) {
              // Fixtures may be broken on purpose.
              if (CODE.test(name) && !name.includes('/fixtures/')) {
                this.emitFile({ type: 'chunk', id: path.join(siteDir, name) });
              }
            }
          }
        },
      },
    ],
  });
  // Only the graph of modules is needed, not the code.
  await bundle.generate({ format: 'esm' });
  await bundle.close();

  /** Adds all that is imported by files in a set, directly or not. A set's iterator also visits what is added meanwhile. */
  const withImports = (files: Set<string>) => {
    for (const file of files) {
      modules.get(file)?.imports.forEach((next) => files.add(next));
    }
    return files;
  };
  /** Returns the files that a module or a page names. A test that reads a page may read the demos that it shows. */
  const namedIn = (file: string) => {
    if (names && !modules.has(file) && /\.mdx?$/.test(file) && !NOT_OURS.test(file)) {
      const page = emptyModule();
      modules.set(file, page);
      addNames(siteDir, page, file, sources);
    }
    return modules.get(file)?.names ?? [];
  };
  return (files) => {
    const imported = withImports(new Set(files));
    const named = new Set([...imported].flatMap((file) => [...namedIn(file)]));
    const shown = [...named]
      .filter((file) => /\.mdx?$/.test(file))
      .flatMap((file) => [...namedIn(file)]);
    const all = withImports(new Set([...imported, ...named, ...shown]));
    const used = [...all].flatMap((file) => [
      ...(modules.get(file)?.packages ?? []),
      // A file in a package counts as the package.
      ...(/^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? []),
    ]);
    return {
      files: new Set(
        [...all, ...[...all].flatMap((file) => [...(modules.get(file)?.reads ?? [])])].filter(
          (file) => !NOT_OURS.test(file) && !isLedger(file),
        ),
      ),
      folders: new Set([...all].flatMap((file) => [...(modules.get(file)?.folders ?? [])])),
      packages: new Set(used),
    };
  };
}

/**
 * Hashes the content of a closure's files, and the versions of its packages and of all that these depend on.
 *
 * @param folder - Paths in this folder, which is relative to the repository, count relative to it, so that a cut version
 *   has the hashes of the docs that it was cut from. Default: the repository.
 */
export function hashOfClosure(
  { files, packages: places }: Closure,
  sources: Sources,
  folder = '',
): string {
  const lines = [...files].map((file) => {
    const name = folder !== '' && file.startsWith(`${folder}/`) ? file.slice(folder.length) : file;
    return `${name} ${sources.hashOfFile(file)}`;
  });
  return hashOf([...lines.sort(), sources.hash(places)].join('\n'));
}
