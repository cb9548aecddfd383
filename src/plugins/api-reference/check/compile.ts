import path from 'node:path';

import ts from 'typescript';

import { importSpecifiers, packageNameOf } from '../../../core/versions/packages';

import { blockFiles, importedBlock, type BlockFile } from './blocks';
import type { CheckedBlock, DocsPage, PageProblem } from './pages';
import { LICENSED } from './licensed';
import { placeInFence } from './place';
import { PackageTypes } from './types';
import { declarationOf, importedNames, isUntyped, untyped } from './uninstalled';

/** Packages of global types that code blocks may use. */
const TYPES: readonly string[] = ['node', 'jest'];

/** The options of a reader's `tsconfig.json`: Vite's template for React, with JavaScript checked, too. */
const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  esModuleInterop: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: [...TYPES],
};

/** Codes of the forms of "Implicitly has an 'any' type". */
export const IMPLICIT_ANY = new Set([7005, 7006, 7008, 7010, 7011, 7018, 7019, 7031, 7034, 7053]);
/** "Untyped function calls may not accept type arguments." */
const UNTYPED_CALL = 2347;
/** "Cannot find module …". */
export const NO_MODULE = new Set([2307, 2882]);

/** Modules that change the types of others, so that different code compiles. */
const AUGMENTS = /\/(?:themeAugmentation|themeCssVarsAugmentation|Adapter[A-Z]\w*)$/;
/** Modules that set the type of dates. An application imports one of them. */
const ADAPTER = /\/Adapter[A-Z]\w*$/;
/** The adapter that all pages use, so a reader's application already has it. */
const DEFAULT_ADAPTER = '@mui/x-date-pickers/AdapterDayjs';
/** The adapters of the other date libraries. */
const ADAPTERS: Readonly<Record<string, string>> = {
  'date-fns': '@mui/x-date-pickers/AdapterDateFns',
  'date-fns-jalali': '@mui/x-date-pickers/AdapterDateFnsJalali',
  luxon: '@mui/x-date-pickers/AdapterLuxon',
  moment: '@mui/x-date-pickers/AdapterMoment',
  'moment-timezone': '@mui/x-date-pickers/AdapterMoment',
  'moment-hijri': '@mui/x-date-pickers/AdapterMomentHijri',
  'moment-jalaali': '@mui/x-date-pickers/AdapterMomentJalaali',
};

/** Files of the blocks of pages that change types in the same way. They are checked in one program. */
interface Project {
  files: BlockFile[];
  /** Modules that are part of the application even if no block imports them. */
  ambient: readonly string[];
  /** Whether dates may be of any library. */
  anyDate: boolean;
}

/** Matches comments on lines of their own in declarations. A string can't contain one, since it ends with its line. */
const COMMENTS = /^[ \t]*\/\*\*(?:(?!\*\/)[^])*\*\/[ \t]*\r?\n/gm;

/**
 * Returns the declarations of a package without comments, which are half of the text, and without which it usually takes
 * one byte per character instead of two.
 */
function withoutComments(text: string): string {
  const code = text.replace(COMMENTS, '');
  return /[^\0-\xff]/.test(code) ? code : Buffer.from(code, 'latin1').toString('latin1');
}

const DECLARATIONS = /\.d\.[cm]?ts$/;

const isPackage = (file: string) => file.includes('/node_modules/');

const parse = (file: BlockFile) =>
  ts.createSourceFile(file.name, file.text, ts.ScriptTarget.Latest, true);

/** Returns the date adapters for which a file is written: those that it imports, or that of its date library. */
function adaptersOf(source: ts.SourceFile): string[] {
  const modules = [...importedNames(source).keys()];
  const imported = modules.filter((name) => ADAPTER.test(name));
  const ofLibrary = modules.flatMap((name) => ADAPTERS[packageNameOf(name) ?? ''] ?? []);
  return [...new Set(imported.length > 0 ? imported : ofLibrary)].sort();
}

/**
 * Groups pages into projects. The blocks of a page form one application: type changes in one block apply to all. Only
 * blocks for different date adapters are separate applications, since a reader has one of them.
 *
 * @param isDocs - Whether the pages are those of the docs, all of which use {@link DEFAULT_ADAPTER} unless they show
 *   another one. The dates of other applications may be of any library.
 */
function projectsOf(pages: readonly (readonly BlockFile[])[], isDocs: boolean): Project[] {
  const projects = new Map<string, Project>();
  for (const files of pages) {
    const sources = files.map(parse);
    const augmenting = new Set(
      sources
        .flatMap((source) => [...importedNames(source).keys()])
        .filter((name) => AUGMENTS.test(name) && !ADAPTER.test(name)),
    );
    const declares = sources.some((source) =>
      source.statements.some((statement) => ts.isModuleDeclaration(statement)),
    );
    const own = sources.map(adaptersOf);
    const ofPage = [...new Set(own.flat())];
    const usesDefault =
      isDocs || sources.some((source) => [...importedNames(source).keys()].some(isDayjs));
    // The only adapter of a page is that of all of its blocks.
    const others = ofPage.length === 1 ? ofPage : usesDefault ? [DEFAULT_ADAPTER] : [];
    files.forEach((file, index) => {
      const adapters = own[index]?.length ? own[index] : others;
      const key = [
        ...[...augmenting].sort(),
        ...adapters,
        declares ? (files[0]?.page.file ?? '') : '',
      ].join('|');
      const project = projects.get(key) ?? {
        files: [],
        ambient: [...augmenting, ...adapters],
        anyDate: adapters.length === 0,
      };
      project.files.push(file);
      projects.set(key, project);
    });
  }
  return [...projects.values()];
}

const isDayjs = (specifier: string) => packageNameOf(specifier) === 'dayjs';

const APP_FILE = 'reader/App.d.ts';
const STYLES_FILE = 'reader/styles.d.ts';
/** Declares what an application imports that has no types. */
const UNTYPED_FILE = 'reader/untyped.d.ts';
const ANY_DATE_FILE = 'reader/anyDate.d.ts';
const BUNDLER_FILE = 'reader/bundler.d.ts';

/** Returns the name of a file for any text: half of a character, which code may contain, can't be encoded. */
const fileNameOf = (text: string) =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** Returns the folder of all demos of a page, given one of their files. */
const demosFolderOf = (file: string) => file.replace(/([\\/]demos[\\/]).*$/, '$1');

/** Returns the file that declares a module that isn't installed. */
const moduleFile = (specifier: string) => `modules/${fileNameOf(specifier)}.d.ts`;
/** Returns the file that declares a file of which a page only shows a part. */
const fragmentFile = (specifier: string) => `reader/fragments/${fileNameOf(specifier)}.d.ts`;

/** What bundlers such as Vite and webpack import besides code. */
const ASSETS = [
  ...['*.css', '*.scss', '*.sass', '*.less', '*.svg', '*.png', '*.jpg', '*.jpeg', '*.gif'],
  ...['*.webp', '*.avif', '*.ico', '*.woff2', '*.mp4', '*.md', '*.mdx', '*.html', '*.txt'],
  ...['*?raw', '*?url', '*?worker', '*?inline', '*?react', 'virtual:*'],
];

/** Files that blocks import and that readers have: their application and style sheets. */
const READER_FILES: Readonly<Record<string, string>> = {
  [APP_FILE]:
    "import type { ReactElement } from 'react';\nexport default function App(): ReactElement;\n",
  [STYLES_FILE]:
    'declare const classes: Readonly<Record<string, string>>;\nexport default classes;\n',
  [UNTYPED_FILE]:
    "declare module '*.css';\ndeclare module 'moment/locale/*';\ndeclare module 'moment/dist/locale/*';\n",
  [ANY_DATE_FILE]:
    "import '@mui/x-date-pickers/models';\ndeclare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { portal: any } }\n",
  [BUNDLER_FILE]: [
    'interface ImportMeta { readonly env: any; readonly hot?: any; readonly webpackHot?: any; readonly glob: any }',
    ...ASSETS.map(
      (name) =>
        `declare module '${name}' { const content: any; export default content; export const ReactComponent: any; }`,
    ),
  ].join('\n'),
};

/** Adds to {@link COMPILER_OPTIONS} for code of applications whose options are unknown. */
const ANY_APPLICATION: ts.CompilerOptions = {
  isolatedModules: false,
  verbatimModuleSyntax: false,
  types: [],
};
/** A compiled block with its errors. */
export interface InspectedBlock {
  file: BlockFile;
  program: ts.Program;
  source: ts.SourceFile;
  /** Errors in the block's own code. Their positions are in {@link BlockFile.text}. */
  diagnostics: readonly ts.Diagnostic[];
}

/**
 * Parses a file of a package.
 *
 * @param options - As passed to `getSourceFile` of a compiler host.
 */
export function parsePackageFile(
  file: string,
  text: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  // The binder sets the parents, too. Setting them twice takes half a second for all packages.
  return ts.createSourceFile(
    file,
    DECLARATIONS.test(file) ? withoutComments(text) : text,
    options,
    false,
  );
}

/** Returns a host that reads all files on disk. It parses those of packages once. */
function diskHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS, true);
  const sources = new Map<string, ts.SourceFile>();
  return {
    ...host,
    getSourceFile: (file, options) => {
      if (!isPackage(file)) {
        return host.getSourceFile(file, options);
      }
      const text = sources.has(file) ? undefined : host.readFile(file);
      if (text !== undefined) {
        sources.set(file, parsePackageFile(file, text, options));
      }
      return sources.get(file);
    },
  };
}

/** Compiles the code blocks of pages against the installed packages. */
export class BlockCompiler {
  private readonly root: string;
  private readonly texts = new Map<string, string>();
  private readonly sources = new Map<string, ts.SourceFile>();
  private readonly blocks = new Map<string, BlockFile>();
  private readonly paths = new Map<BlockFile, string>();
  private readonly asked = new Map<string, Set<string>>();
  private readonly exported = new Map<string, ReadonlySet<string> | undefined>();
  private readonly moduleCache: ts.ModuleResolutionCache;
  private readonly host: ts.CompilerHost;

  /**
   * @param packagesFrom - Folder from which the packages for the blocks are looked up.
   * @param disk - What programs may read. It should parse the files of packages once. Default: all files on disk.
   */
  constructor(packagesFrom: string, disk: ts.CompilerHost = diskHost()) {
    // Inside that folder, so that its packages are found. Nothing is written.
    this.root = path.join(packagesFrom, '.docs-check');
    this.moduleCache = ts.createModuleResolutionCache(
      packagesFrom,
      (name) => name,
      COMPILER_OPTIONS,
    );
    this.host = this.createHost(disk);
    this.clear();
  }

  /**
   * Removes the files of readers. Otherwise they stay, with the types of the programs that contain them, which may take 40
   * MB, until other ones are compiled.
   */
  clear(): void {
    [this.texts, this.sources, this.blocks, this.paths, this.asked].forEach((map) => map.clear());
    Object.entries(READER_FILES).forEach(([name, text]) =>
      this.texts.set(path.join(this.root, name), text),
    );
  }

  /**
   * Checks the code blocks of pages. Parsed packages are kept in memory, so that checking a page again takes a fraction
   * of the time. Nothing else is kept: the errors don't depend on what was checked before.
   *
   * @returns The compile errors of each block.
   */
  check(pages: readonly DocsPage[]): CheckedBlock[] {
    return this.compile(pages).map(({ file, program }) => ({
      problems: this.problemsOf(program, file),
    }));
  }

  /**
   * Compiles code of any application, for callers that need more than messages: its bundler, its date library and its
   * compiler options aren't known.
   *
   * @param pages - The code as pages, with different files.
   * @returns Its blocks, with the programs that contain them.
   */
  inspect(pages: readonly DocsPage[]): InspectedBlock[] {
    return this.compile(pages, ANY_APPLICATION).flatMap(({ file, program }) => {
      const source = program.getSourceFile(this.paths.get(file) ?? '');
      return source
        ? [{ file, program, source, diagnostics: this.diagnosticsOf(program, file, source) }]
        : [];
    });
  }

  /** @param application - Compiler options, if the code isn't that of the docs. */
  private compile(pages: readonly DocsPage[], application?: ts.CompilerOptions) {
    this.clear();
    const files = pages.map(blockFiles);
    files.flat().forEach((file) => this.add(file));
    return projectsOf(files, application === undefined).flatMap((project) => {
      const program = this.programOf(project, application);
      return project.files.map((file) => ({ file, program }));
    });
  }

  /**
   * Checks files on disk, such as those of demos. The demos of a page form one application.
   *
   * @param files - Absolute paths.
   * @param options - Compiler options in addition to those for code blocks.
   */
  checkFiles(files: readonly string[], options: ts.CompilerOptions): readonly ts.Diagnostic[] {
    // Several date adapters would make the type of dates a union, which no application has.
    const hasOtherAdapter = (file: string) =>
      ts
        .preProcessFile(this.host.readFile(file) ?? '')
        .importedFiles.flatMap(({ fileName }) =>
          ADAPTER.test(fileName) ? fileName : (ADAPTERS[packageNameOf(fileName) ?? ''] ?? []),
        )
        .some((adapter) => adapter !== DEFAULT_ADAPTER);
    const folders = new Set(files.filter(hasOtherAdapter).map(demosFolderOf));
    const isOfAnyDate = (file: string) => folders.has(demosFolderOf(file));
    const check = (own: readonly string[], ...ambient: readonly string[]) => {
      if (own.length === 0) {
        return [];
      }
      const program = ts.createProgram({
        rootNames: [...ambient.map((name) => path.join(this.root, name)), ...own],
        options: { ...COMPILER_OPTIONS, types: [], ...options },
        host: this.host,
      });
      return own.flatMap((file) => {
        const source = program.getSourceFile(file);
        const syntax = program.getSyntacticDiagnostics(source);
        return syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
      });
    };
    return [
      ...check(
        files.filter((file) => !isOfAnyDate(file)),
        UNTYPED_FILE,
      ),
      ...check(files.filter(isOfAnyDate), UNTYPED_FILE, ANY_DATE_FILE),
    ];
  }

  /**
   * Creates a program with one given file and the installed packages.
   *
   * @param name - The file's name.
   * @param text - The file's text.
   */
  program(name: string, text: string): { program: ts.Program; file: string } {
    const file = path.join(this.root, name);
    this.texts.set(file, text);
    const options = { rootNames: [file], options: COMPILER_OPTIONS, host: this.host };
    return { program: ts.createProgram(options), file };
  }

  /** Returns true if a module can be imported. */
  isModule(specifier: string): boolean {
    return this.resolve(specifier, this.anyFile) !== undefined;
  }

  /** Returns the names that an installed module exports. */
  private readonly exportsOf = (specifier: string): ReadonlySet<string> | undefined => {
    if (!this.exported.has(specifier)) {
      const text = `import type * as all from ${JSON.stringify(specifier)};\n`;
      const { program, file } = this.program(`exports/${encodeURIComponent(specifier)}.ts`, text);
      const names = this.isModule(specifier)
        ? new PackageTypes(program, file).exportsOf(specifier)
        : undefined;
      this.exported.set(specifier, names);
    }
    return this.exported.get(specifier);
  };

  private add(file: BlockFile) {
    const page = file.page.file.replace(/\.mdx?$/, '');
    const place = path.join(this.root, page, String(file.fence.line), file.name);
    this.texts.set(place, file.text);
    this.blocks.set(place, file);
    this.paths.set(file, place);
    for (const [module, names] of importedNames(parse(file))) {
      const asked = this.asked.get(module) ?? new Set();
      names.forEach((name) => asked.add(name));
      this.asked.set(module, asked);
    }
  }

  private programOf(
    { files, ambient, anyDate }: Project,
    options?: ts.CompilerOptions,
  ): ts.Program {
    const application = path.join(this.root, 'applications', `${fileNameOf(ambient.join())}.ts`);
    this.texts.set(application, ambient.map((name) => `import type {} from '${name}';\n`).join(''));
    const roots = files.flatMap((file) => this.paths.get(file) ?? []);
    const declared = [...(options ? [BUNDLER_FILE] : []), ...(anyDate ? [ANY_DATE_FILE] : [])];
    return ts.createProgram({
      rootNames: [application, ...declared.map((name) => path.join(this.root, name)), ...roots],
      options: { ...COMPILER_OPTIONS, ...options },
      host: this.host,
    });
  }

  private diagnosticsOf(
    program: ts.Program,
    file: BlockFile,
    source: ts.SourceFile,
  ): ts.Diagnostic[] {
    const syntax = program.getSyntacticDiagnostics(source);
    const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source);
    const untyped = [...importedNames(source)].some(([module, names]) =>
      [...names].some((name) => isUntyped(module, name, this.exportsOf, this.isInstalled)),
    );
    return (
      found
        // Code before the start belongs to other blocks, and code after the block only closes what wraps it.
        .filter(({ start = 0 }) => start >= file.start)
        .filter(
          ({ code }) =>
            !(IMPLICIT_ANY.has(code) && (file.javascript || untyped)) &&
            !(code === UNTYPED_CALL && untyped),
        )
    );
  }

  private problemsOf(program: ts.Program, file: BlockFile): PageProblem[] {
    const source = program.getSourceFile(this.paths.get(file) ?? '');
    if (!source) {
      return [];
    }
    return this.diagnosticsOf(program, file, source).map((diagnostic) => {
      const code = file.fence.code.slice(0, (diagnostic.start ?? 0) - file.start);
      const lines = code.split('\n');
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n    ');
      return {
        ...placeInFence(file.page, file.fence, lines.length - 1, lines.at(-1)?.length ?? 0),
        message: NO_MODULE.has(diagnostic.code) ? `${message} ${MODULES_HINT}` : message,
      };
    });
  }

  /** Returns the file that a block's relative import refers to. */
  private resolveRelative(from: BlockFile, specifier: string): string | undefined {
    const fence = importedBlock(from, specifier);
    if (!fence) {
      return path.posix.basename(specifier) === 'App' ? APP_FILE : undefined;
    }
    if (/\.(?:css|scss|less)$/.test(fence.title ?? '')) {
      return STYLES_FILE;
    }
    const block = [...this.paths].find(([file]) => file.fence === fence && file.page === from.page);
    return block ? path.relative(this.root, block[1]) : this.fragment(specifier);
  }

  /** Declares a file of which the page only shows a part. */
  private fragment(specifier: string): string {
    const name = fragmentFile(specifier);
    const names = [...(this.asked.get(specifier) ?? [])];
    this.texts.set(path.join(this.root, name), ['export {};\n', ...names.map(untyped)].join(''));
    return name;
  }

  private resolve(
    specifier: string,
    from: string,
    mode?: ts.ResolutionMode,
  ): ts.ResolvedModuleFull | undefined {
    const block = this.blocks.get(from);
    if (block && specifier.startsWith('.')) {
      const name = this.resolveRelative(block, specifier);
      return name === undefined
        ? undefined
        : { resolvedFileName: path.join(this.root, name), extension: path.extname(name) };
    }
    return (
      this.installed(specifier, from, mode) ??
      (from.startsWith(this.root) ? this.declared(specifier) : undefined)
    );
  }

  /** Returns the file of a module on disk. A licensed package of another release isn't used. */
  private installed(
    specifier: string,
    from: string,
    mode?: ts.ResolutionMode,
  ): ts.ResolvedModuleFull | undefined {
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      from,
      COMPILER_OPTIONS,
      this.host,
      // A reader's files can be added and removed.
      specifier.startsWith('.') && !from.includes('/node_modules/') ? undefined : this.moduleCache,
      undefined,
      mode,
    );
    const base = LICENSED[packageNameOf(specifier) ?? '']?.extends;
    if (!resolvedModule || base === undefined) {
      return resolvedModule;
    }
    // The packages of a release may have different patch versions.
    const release = (module: ts.ResolvedModuleFull | undefined) =>
      /^\d+\.\d+\./.exec(module?.packageId?.version ?? '')?.[0];
    return release(resolvedModule) === release(this.installed(base, this.anyFile))
      ? resolvedModule
      : undefined;
  }

  /** A file of a reader, from which packages are resolved. */
  private get anyFile(): string {
    return path.join(this.root, 'index.ts');
  }

  private readonly isInstalled = (specifier: string): boolean =>
    this.installed(specifier, this.anyFile) !== undefined;

  /**
   * Returns the licensed packages that pages import and that aren't installed for this release, with the number of
   * blocks that were compiled without their types, after {@link check}.
   */
  licensedWithoutTypes(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { fence } of this.paths.keys()) {
      const names = importSpecifiers(fence.code)
        .filter((specifier) => !this.isInstalled(specifier))
        .map((specifier) => packageNameOf(specifier) ?? specifier)
        .filter((name) => LICENSED[name] !== undefined);
      new Set(names).forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
    }
    return counts;
  }

  private declared(specifier: string): ts.ResolvedModuleFull | undefined {
    const file = path.join(this.root, moduleFile(specifier));
    if (!this.texts.has(file)) {
      const asked = this.asked.get(specifier) ?? new Set<string>();
      const text = declarationOf(specifier, asked, this.exportsOf);
      if (text === undefined) {
        return undefined;
      }
      this.texts.set(file, text);
    }
    return { resolvedFileName: file, extension: ts.Extension.Dts };
  }

  /** Creates a host with which programs share what they read: the declarations of a package are parsed once. */
  private createHost(disk: ts.CompilerHost): ts.CompilerHost {
    return {
      ...disk,
      getCurrentDirectory: () => path.dirname(this.root),
      fileExists: (file) => this.texts.has(file) || disk.fileExists(file),
      readFile: (file) => this.texts.get(file) ?? disk.readFile(file),
      // Without it, each program looks up the package.json of every file on disk.
      getModuleResolutionCache: () => this.moduleCache,
      getSourceFile: (file, options) => {
        const text = this.texts.get(file);
        if (text === undefined) {
          return disk.getSourceFile(file, options);
        }
        const source = this.sources.get(file) ?? ts.createSourceFile(file, text, options, true);
        // `<reference path>` in a reader's file refers to another one of the reader's files, which isn't here.
        source.referencedFiles = [];
        this.sources.set(file, source);
        return source;
      },
      resolveModuleNameLiterals: (literals, from, redirected, options, source) =>
        literals.map((literal) => ({
          resolvedModule: this.resolve(
            literal.text,
            from,
            ts.getModeForUsageLocation(source, literal, options),
          ),
        })),
    };
  }
}

const MODULES_HINT =
  'An import must refer to a block of this page with that title, to App, to an installed package, or to a package listed in check/uninstalled.ts.';
