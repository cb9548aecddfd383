import path from 'node:path';

import { importSpecifiers } from '../../src/core/versions/packages/specifiers';

import { outlineOf, type CodeBlock } from './markdown';

/** A demo of a page. */
export interface Demo {
  /** `SortInvoices` for `SortInvoices.tsx`. */
  name: string;
  /** Path of the page. */
  page: string;
  /** The file that readers import. */
  block: CodeBlock;
  /** The other files that it needs, in the order of the page. */
  files: readonly CodeBlock[];
}

/** Code beyond this length is an application rather than an example. Agents read its page instead. */
const LONGEST_DEMO = 40_000;

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.tsx'];
/** Matches relative imports, also those of `import()`, and what is exported from other files. */
const IMPORT = /(?:\b(?:import|from)\s+|\bimport\(\s*)['"](\.{1,2}\/[^'"]+)['"]/g;
/** Matches declarations of modules without types: `declare module 'moment/locale/*';`. */
const UNTYPED_MODULE = /^\s*declare\s+module\s+['"]([^'"]+)['"]\s*;/gm;
/** Matches the modules of date adapters, also in the licensed package. */
const DATE_ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter[A-Z]\w*)$/;
const BLANK = /^\s*$/;

/** Returns true for the application of a reader, which blocks import without showing it. */
const isOwnApp = (specifier: string) => path.posix.basename(specifier) === 'App';

/** The titled blocks of a page, with the number of the run of adjacent blocks that each is in. */
interface PageFile {
  block: CodeBlock;
  file: string;
  run: number;
}

function filesIn(markdown: string): PageFile[] {
  let run = 0;
  let end = -1;
  return outlineOf(markdown).blocks.flatMap((block): PageFile[] => {
    run += BLANK.test(markdown.slice(Math.max(end, 0), block.start)) && end >= 0 ? 0 : 1;
    ({ end } = block);
    return block.title === undefined ? [] : [{ block, file: block.title, run }];
  });
}

/** Returns the file that an import refers to: one of the same demo, or the next one with its path, or the last one. */
function importedFile(files: readonly PageFile[], from: PageFile, specifier: string) {
  const target = path.posix.join(path.posix.dirname(from.file), specifier);
  const found = files.filter(({ file }) => ENDINGS.some((ending) => file === `${target}${ending}`));
  return (
    found.find(({ run }) => run === from.run) ??
    found.find(({ block }) => block.start > from.block.start) ??
    found.at(-1)
  );
}

/** Returns the files that a file imports, and those that they import. Undefined if the page lacks one. */
function importsOf(files: readonly PageFile[], start: PageFile): ReadonlySet<PageFile> | undefined {
  const reached = new Set([start]);
  // A set visits what is added on the way.
  for (const from of reached) {
    for (const [, specifier = ''] of from.block.code.matchAll(IMPORT)) {
      const file = importedFile(files, from, specifier);
      if (file) {
        reached.add(file);
      } else if (!isOwnApp(specifier)) {
        return undefined;
      }
    }
  }
  return reached;
}

/** Returns true if a file declares modules without types, and one of the imported modules is among them. */
function declaresAny({ file, block }: PageFile, modules: ReadonlySet<string>): boolean {
  return (
    file.endsWith('.d.ts') &&
    [...block.code.matchAll(UNTYPED_MODULE)].some(([, pattern = '']) => {
      const [start = '', end] = pattern.split('*');
      return [...modules].some((module) =>
        end === undefined ? module === pattern : module.startsWith(start) && module.endsWith(end),
      );
    })
  );
}

/** Returns all files that a demo needs to compile. Undefined if the page lacks one. */
function neededBy(files: readonly PageFile[], start: PageFile): ReadonlySet<PageFile> | undefined {
  const imported = importsOf(files, start);
  if (!imported) {
    return undefined;
  }
  const modules = new Set([...imported].flatMap(({ block }) => importSpecifiers(block.code)));
  return new Set([...imported, ...files.filter((file) => declaresAny(file, modules))]);
}

/**
 * Returns true for an application rather than an example. One with several date adapters doesn't compile in a reader's
 * project, either: each adapter that is imported anywhere adds to the type of all dates.
 */
function isApplication(files: ReadonlySet<PageFile>): boolean {
  const codes = [...files].map(({ block }) => block.code);
  const adapters = codes.flatMap((code) =>
    importSpecifiers(code).flatMap((specifier) => DATE_ADAPTER.exec(specifier)?.[1] ?? []),
  );
  return codes.join('').length > LONGEST_DEMO || new Set(adapters).size > 1;
}

/**
 * Returns the demos of a page, in order, each with all files that it imports, and with the page's declarations of the
 * modules without types that it imports. Left out are blocks that import files that the page doesn't show, since they
 * wouldn't compile, and applications with their parts.
 *
 * @param page - Path of the page.
 * @param markdown - Its Markdown.
 */
export function demosIn(page: string, markdown: string): Demo[] {
  const files = filesIn(markdown);
  const found = files.flatMap((start) => {
    const needed = start.block.language === 'tsx' ? neededBy(files, start) : undefined;
    return needed ? [{ start, needed }] : [];
  });
  const isPart = (file: PageFile) =>
    found.some(({ start, needed }) => start !== file && start.run === file.run && needed.has(file));
  return found.flatMap(({ start, needed }): Demo[] => {
    const others = files.filter((file) => file !== start && needed.has(file));
    return isPart(start) || isApplication(needed)
      ? []
      : [
          {
            name: start.file.replace(/^.*\//, '').replace(/\.\w+$/, ''),
            page,
            block: start.block,
            files: others.map(({ block }) => block),
          },
        ];
  });
}
