import fs from 'node:fs';
import path from 'node:path';

import { CODE_STYLINGS, STYLING_KEYS, type CodeStyling } from '../../core/preferences/demoHash';

import { importsOf } from './importsOf';

/** Location of a demo's code in one styling. */
export interface StylingLayout {
  name: CodeStyling;
  /** Absolute path of the file whose default export is the demo. */
  entry: string;
}

/** Layout of a demo on disk. */
export interface DemoLayout {
  /** The demo's name: the name of its file or folder, without extension. */
  name: string;
  /** Folder that contains all files of the demo. For a single-file demo, the folder of that file. */
  directory: string;
  /** One for each styling. MUI System, the default, comes first. */
  stylings: readonly [StylingLayout, ...StylingLayout[]];
}

/** Valid demo names. The name is used as an id on the page, as a URL segment and as a function name. */
const NAME = /^[A-Z][A-Za-z\d]*$/;

/** Extensions of files that a demo may import. */
const EXTENSIONS = ['.tsx', '.ts', '.css'];

function checkName(name: string): string {
  if (!NAME.test(name)) {
    throw new Error(
      `The name of a demo must be in PascalCase, with letters and digits only, such as "BasicSorting"; found "${name}".`,
    );
  }
  return name;
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Finds the files of a demo, which has one of these layouts: `demos/X.tsx`; `demos/X/` with `X.tsx` and other files; or
 * `demos/X/` with a folder for each styling (`system`, `tailwind`, `css`), each containing an `X.tsx`, next to the
 * files they share.
 *
 * @param target - Absolute path of the file or folder.
 * @throws Error that says what is missing and what was expected.
 */
export function findDemo(target: string): DemoLayout {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat) {
    throw new Error(`The file or folder doesn't exist.`);
  }
  if (stat.isFile()) {
    if (path.extname(target) !== '.tsx') {
      throw new Error(`A demo must be written in TypeScript, in a .tsx file.`);
    }
    return {
      name: checkName(path.basename(target, '.tsx')),
      directory: path.dirname(target),
      stylings: [{ name: 'MUI System', entry: target }],
    };
  }

  const name = checkName(path.basename(target));
  const stylings = CODE_STYLINGS.flatMap((styling): StylingLayout[] => {
    const folder = path.join(target, STYLING_KEYS[styling]);
    if (!fs.existsSync(folder)) {
      return [];
    }
    const entry = path.join(folder, `${name}.tsx`);
    if (!isFile(entry)) {
      throw new Error(`The folder ${STYLING_KEYS[styling]} of the demo must contain ${name}.tsx.`);
    }
    return [{ name: styling, entry }];
  });
  const [first, ...others] = stylings;
  if (first) {
    if (first.name !== 'MUI System') {
      throw new Error(
        `A demo in several stylings needs the folder "system", which is the default. Found: ${stylings
          .map((styling) => STYLING_KEYS[styling.name])
          .join(', ')}.`,
      );
    }
    return { name, directory: target, stylings: [first, ...others] };
  }
  const entry = path.join(target, `${name}.tsx`);
  if (!isFile(entry)) {
    throw new Error(
      `A demo's folder must contain ${name}.tsx, or the folders system, tailwind and css with that file in each.`,
    );
  }
  return { name, directory: target, stylings: [{ name: 'MUI System', entry }] };
}

/**
 * Returns the module request for a demo: the entry of its default styling, as the `?demo` loader expects it.
 *
 * @param src - Path of the file or folder, in any form that can be imported.
 * @param demo - Layout of the demo at that path.
 * @param pagePath - Path of the page that shows the demo, for the error message if the demo does not compile.
 */
export function demoRequest(src: string, demo: DemoLayout, pagePath: string): string {
  const page = encodeURIComponent(path.relative(process.cwd(), pagePath));
  if (src.endsWith('.tsx')) {
    return `${src}?demo=${page}`;
  }
  const [{ entry }] = demo.stylings;
  const within = path.relative(demo.directory, entry).split(path.sep).join('/');
  const folder = within.includes('/') ? '..' : '.';
  return `${src.replace(/\/$/, '')}/${within}?demo=${page}&folder=${folder}`;
}

/** A file of a demo, with its imports as readers see them. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /**
   * Name that readers see: the path relative to the entry's folder, or the file name if the file is shared with other
   * stylings.
   */
  name: string;
  code: string;
}

/** The code of a demo in one styling. */
export interface StylingFiles {
  /** The entry first, then the other files in the order in which they are imported. */
  files: SourceFile[];
  /** Modules of packages that the files import, such as `@mui/material/Button`. */
  packageImports: string[];
}

/**
 * Reads a demo's code in one styling: the entry and the files that it imports from the demo's folder. Files that
 * stylings share are shown as if they were next to the entry, with imports to match, because that is where they are in
 * a sandbox.
 *
 * @throws Error that names the file and its import, if the import cannot be resolved or leads out of the demo's folder.
 * @throws SyntaxError with file and position, if a file does not parse.
 */
export function readStyling(
  { directory, stylings }: DemoLayout,
  { entry }: StylingLayout,
): StylingFiles {
  const isSingleFile = stylings.length === 1 && path.dirname(entry) === directory;
  const isWholeFolder = isSingleFile && path.basename(directory) === path.parse(entry).name;
  const home = path.dirname(entry);
  const files = new Map<string, SourceFile>();
  const packages = new Set<string>();

  const nameOf = (file: string) => {
    const relative = path.relative(home, file).split(path.sep).join('/');
    return relative.startsWith('../') ? path.basename(file) : relative;
  };
  const resolve = (source: string, importer: string) => {
    const target = path.resolve(path.dirname(importer), source);
    const found = [target, ...EXTENSIONS.map((extension) => target + extension)].find(
      (candidate) => EXTENSIONS.includes(path.extname(candidate)) && isFile(candidate),
    );
    if (!found) {
      throw new Error(
        `${importer} imports "${source}", which doesn't resolve to a file with a supported extension (${EXTENSIONS.join(', ')}).`,
      );
    }
    if (!isWholeFolder && isSingleFile) {
      throw new Error(
        `${importer} imports "${source}". A demo with several files must be a folder: ${path.parse(entry).name}/${path.basename(entry)} next to its other files.`,
      );
    }
    if (path.relative(directory, found).startsWith('..')) {
      throw new Error(`${importer} imports "${source}", which is outside the demo's folder.`);
    }
    return found;
  };

  const read = (file: string): void => {
    if (files.has(file)) {
      return;
    }
    let code = fs.readFileSync(file, 'utf8');
    const source: SourceFile = { path: file, name: nameOf(file), code };
    const other = [...files.values()].find(({ name }) => name === source.name);
    if (other) {
      throw new Error(
        `${file} and ${other.path} would both be shown as "${source.name}". Rename one of them.`,
      );
    }
    files.set(file, source);
    if (path.extname(file) === '.css') {
      return;
    }
    const imports = importsOf(code, file);
    // From the end, so that earlier positions stay valid.
    for (const { source: specifier, start, end } of [...imports].reverse()) {
      if (!specifier.startsWith('.')) {
        continue;
      }
      const from = path.posix.dirname(source.name);
      const target = resolve(specifier, file);
      const shown = path.posix.relative(from, nameOf(target));
      const extension = specifier.endsWith(path.extname(target)) ? '' : path.extname(target);
      const rewritten = `./${extension ? shown.slice(0, -extension.length) : shown}`;
      code = code.slice(0, start) + rewritten.replace('./../', '../') + code.slice(end);
    }
    source.code = code;
    for (const { source: specifier } of imports) {
      if (specifier.startsWith('.')) {
        read(resolve(specifier, file));
      } else {
        packages.add(specifier);
      }
    }
  };
  read(entry);
  return { files: [...files.values()], packageImports: [...packages] };
}
