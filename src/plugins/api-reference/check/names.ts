import { existsSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { nearest } from '../../../core/nearest';
import { packageNameOf } from '../../../core/packages';
import type { ApiReference, ApiSymbol } from '../types';
import { isCompiled } from './blocks';
import { mentionsOf, mentionsOfDiff, type Mention } from './mentions';
import type { DocsPage, PageLocation } from './pages';
import { PackageTypes, type Missing } from './types';
import { LICENSED, OTHERS } from './uninstalled';
import { classNames, Vocabulary } from './vocabulary';

/** A name on a page that nothing has. */
export interface UnknownName extends PageLocation {
  /** The inline code, whole; absent in a diff. */
  text?: string;
  /** What of it does not exist. */
  name: string;
  /** What was probably meant. */
  suggestion?: string;
}

/** Packages whose names every page may use. */
const EVERYWHERE = [
  'words',
  'lib',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'dayjs',
  '@mui/material/styles',
  '@mui/styled-engine',
  '@mui/system',
  '@testing-library/dom',
  '@types/d3-scale',
  '@types/d3-shape',
];

/** Modules that names are looked up in besides the packages'. */
const COMMON_MODULES = [
  'react',
  'react-dom/client',
  'dayjs',
  '@mui/material',
  '@mui/material/styles',
  '@mui/system',
  '@testing-library/react',
];

/** Props that hold a model of their own: what is below them is looked up, whatever else has the name. */
const MODELS = new Set([
  'apiRef',
  'classes',
  'experimentalFeatures',
  'initialState',
  'localeText',
  'slotProps',
  'slots',
]);

/**
 * Modules whose types say what there is: each symbol's, and the packages' themselves.
 *
 * @param reference - What the installed release has.
 * @param earlier - Aliases of installed earlier releases.
 */
export function lookedUpModules(
  reference: ApiReference,
  earlier: readonly string[] = [],
): string[] {
  const packages = reference.packages.map(({ name }) => name);
  return [
    ...new Set([
      ...packages,
      ...packages.map((name) => `${name}/themeAugmentation`),
      '@mui/x-date-pickers/AdapterDayjs',
      ...reference.symbols.flatMap(({ modules }) => modules),
      ...COMMON_MODULES,
      ...earlier,
    ]),
  ];
}

/** Identifiers, attributes and strings of code. */
function wordsOf(code: string): Set<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) {
      words.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return words;
}

/** What a page is about, and what it may name. */
interface PageContext {
  /** Names in its demos and its code blocks, which compile. */
  words: ReadonlySet<string>;
  /** Components of the documented packages that it names. */
  components: readonly ApiSymbol[];
  /** Components of Material UI that its code has. */
  material: readonly string[];
  /** Packages that it is about; all where it is about none of them. */
  packages: ReadonlySet<string>;
  /** Names of those packages. */
  own: ReadonlySet<string>;
  /** Whether it is about a package at all: where not, a word by itself may be anything. */
  isAboutPackages: boolean;
  /** Earlier releases that it speaks of, by their aliases. */
  earlier: readonly string[];
  /** Names that were looked up for it. */
  known: Map<string, boolean>;
}

/** Whether a word is no name of ours by its looks: `D`, `page_view`, `MyIcon`. */
const isReaders = (name: string) =>
  name.length < 3 ||
  /^\d+$/.test(name) ||
  /^[A-Z][A-Z\d_]*$/.test(name) ||
  /^(?:My|Your)[A-Z]/.test(name) ||
  (name.includes('_') && !/^(?:unstable|experimental)_\w/i.test(name));

/** Whether a word may as well be a value, a role or a tag: `ascending`. Then it is a mistake if it is nearly a name. */
const isPlain = (name: string) => /^[a-z\d]+$/.test(name);

/** Whether a page may name what earlier releases had. */
export const isMigrationPage = (file: string) => /(?:^|\/)migration\//.test(file);

type Names = readonly [string, ...string[]];

/** Tells names that exist from those that do not. */
export class NameChecker {
  private readonly vocabulary: Vocabulary;
  private readonly types: PackageTypes;
  private readonly symbols: ReadonlyMap<string, ApiSymbol>;
  private readonly classes: ReadonlySet<string>;
  private readonly propNames = new Map<string, ReadonlySet<string>>();

  /**
   * @param options.reference - What the installed release has.
   * @param options.program - A program with a file that imports all of {@link lookedUpModules}.
   * @param options.file - That file.
   * @param options.isModule - Whether a module can be imported.
   * @param options.isIcon - Whether Material UI has an icon of a name.
   * @param options.sourcesOf - Texts of a page's demos.
   * @param options.earlier - Earlier releases of the packages, which pages on migration speak of: their aliases.
   */
  constructor(
    private readonly options: {
      reference: ApiReference;
      program: ts.Program;
      file: string;
      isModule: (specifier: string) => boolean;
      sourcesOf: (page: DocsPage) => readonly string[];
      isIcon: (name: string) => boolean;
      earlier: readonly string[];
    },
  ) {
    const { reference, program, file } = options;
    this.vocabulary = new Vocabulary(program.getSourceFiles());
    this.types = new PackageTypes(program, file);
    this.symbols = new Map(reference.symbols.map((symbol) => [symbol.name, symbol]));
    this.classes = new Set([
      ...classNames(program),
      ...reference.symbols.flatMap((symbol) =>
        symbol.kind === 'component' ? symbol.classes.map(({ className }) => className) : [],
      ),
    ]);
  }

  /** Checks the inline code of a page, and what its diffs add. */
  check(page: DocsPage): { names: number; unknown: UnknownName[] } {
    const spans = [
      ...page.inline.map((span) => ({ ...span, mentions: mentionsOf(span.text) })),
      ...page.fences
        .filter(({ language, fragment }) => language === 'diff' && fragment === undefined)
        .flatMap(({ code, line }) =>
          mentionsOfDiff(code).map((mention) => ({ line, column: 1, mentions: [mention] })),
        ),
    ];
    const context = this.contextOf(
      page,
      spans.flatMap(({ mentions }) => mentions),
    );
    const isLookedUp = (mention: Mention) =>
      mention.kind !== 'path' || mention.names.length > 1 || context.isAboutPackages;
    const unknown = spans.flatMap(({ mentions, ...span }) =>
      mentions.filter(isLookedUp).flatMap((mention) => {
        const missing = this.missing(mention, context);
        if (!missing) {
          return [];
        }
        const suggestion = nearest(missing.name, missing.among);
        return [
          { file: page.file, ...span, name: missing.name, ...(suggestion ? { suggestion } : {}) },
        ];
      }),
    );
    return {
      names: spans.reduce((sum, { mentions }) => sum + mentions.filter(isLookedUp).length, 0),
      // A way to a name and the ways below it miss the same.
      unknown: unknown.filter(
        ({ line, column, name }, index) =>
          unknown.findIndex(
            (other) => other.line === line && other.column === column && other.name === name,
          ) === index,
      ),
    };
  }

  private contextOf(page: DocsPage, mentions: readonly Mention[]): PageContext {
    const codes = [
      ...page.fences.filter(isCompiled).map(({ code }) => code),
      ...page.fences.filter(({ language }) => language === 'json').map(({ code }) => `(${code})`),
      // What a migration takes away is old on purpose.
      ...page.fences
        .filter(({ language }) => language === 'diff')
        .map(({ code }) => code.replace(/^\+.*$/gm, '').replace(/^-/gm, ' ')),
      ...this.options.sourcesOf(page),
    ];
    const words = new Set(codes.flatMap((code) => [...wordsOf(code)]));
    const named = new Set([
      ...words,
      ...mentions.flatMap((mention) => (mention.kind === 'path' ? [mention.names[0]] : [])),
    ]);
    const { symbols, packages: documented } = this.options.reference;
    const components = symbols.filter(({ kind, name }) => kind === 'component' && named.has(name));
    const modules = mentions.flatMap((mention) =>
      mention.kind === 'module' ? [mention.name] : [],
    );
    const all = documented.map(({ name }) => name);
    const community = (modulesOrWords: Iterable<string>) =>
      [...modulesOrWords]
        .flatMap((each) => packageNameOf(each) ?? [])
        .map((name) => LICENSED[name]?.extends ?? name)
        .filter((name) => all.includes(name));
    const packages = new Set([
      ...components.flatMap(({ modules: [module] }) => packageNameOf(module) ?? []),
      ...community([...words, ...modules]),
    ]);
    return {
      words,
      components,
      material: [...words].filter(
        (word) => !this.symbols.has(word) && this.types.isComponent('@mui/material', word),
      ),
      packages: packages.size > 0 ? packages : new Set(all),
      own: new Set([
        ...components.flatMap((symbol) => [...this.propsOf(symbol.modules[0], symbol.name)]),
        ...[...packages].flatMap((name) => [...this.vocabulary.of(name)]),
        ...this.symbols.keys(),
      ]),
      isAboutPackages: components.length > 0 || community(words).length > 0,
      earlier: isMigrationPage(page.file) ? this.options.earlier : [],
      known: new Map(),
    };
  }

  private propsOf(module: string, component: string): ReadonlySet<string> {
    const key = `${module}#${component}`;
    const known = this.propNames.get(key) ?? this.types.propNames(module, component);
    this.propNames.set(key, known);
    return known;
  }

  /** Whether what is not installed, or was installed once, has a name that the MIT packages have not. */
  private isElsewhere(name: string, { earlier }: PageContext): boolean {
    return (
      this.vocabulary.has(name, earlier) ||
      Object.values(LICENSED).some(({ components }) => components.includes(name))
    );
  }

  /** Whether a name is one of the page's, the packages' or the platform's, wherever it stands. */
  private exists(name: string, context: PageContext): boolean {
    const { words, components, material, packages } = context;
    return (
      words.has(name) ||
      this.vocabulary.has(name, [...packages, ...EVERYWHERE]) ||
      this.symbols.has(name) ||
      this.types.exportsOf('@mui/material')?.has(name) === true ||
      OTHERS.includes(name) ||
      this.options.isIcon(name) ||
      this.isElsewhere(name, context) ||
      [...packages].some((each) => this.options.isModule(`${each}/${name}`)) ||
      components.some((each) => this.propsOf(each.modules[0], each.name).has(name)) ||
      material.some((each) => this.propsOf('@mui/material', each).has(name))
    );
  }

  private isWord(name: string, context: PageContext): boolean {
    const known = context.known.get(name) ?? (isReaders(name) || this.exists(name, context));
    context.known.set(name, known);
    return known;
  }

  /** What of a mention does not exist. */
  private missing(mention: Mention, context: PageContext): Missing | undefined {
    switch (mention.kind) {
      case 'class':
        return this.classes.has(mention.name) || context.words.has(mention.name)
          ? undefined
          : { name: mention.name, among: this.classes };
      case 'theme':
        return this.missingPath([mention.name], context);
      case 'module':
        return this.missingModule(mention.name, context);
      case 'export': {
        const known = this.types.exportsOf(mention.module);
        return !known || known.has(mention.name) ? undefined : { name: mention.name, among: known };
      }
      case 'attribute':
        return this.missingAttribute(mention.element, mention.names, context);
      case 'path':
        return this.missingPath(mention.names, context);
    }
  }

  private missingModule(module: string, context: PageContext): Missing | undefined {
    const isThere =
      !module.startsWith('@mui/') ||
      (packageNameOf(module) ?? module) in LICENSED ||
      [module, ...earlierModules(module, context.earlier)].some(this.options.isModule);
    return isThere
      ? undefined
      : { name: module, among: new Set(lookedUpModules(this.options.reference)) };
  }

  private missingAttribute(
    element: string,
    names: Names,
    context: PageContext,
  ): Missing | undefined {
    const module = this.symbols.get(element)?.modules[0] ?? '@mui/material';
    return this.types.isComponent(module, element)
      ? this.types.missingProp(module, element, names)
      : this.missingPath(names, context);
  }

  /** What of a model's fields the page's components do not have. Nothing where none has the model. */
  private missingField(names: Names, context: PageContext): Missing | undefined {
    const [model] = names;
    const missing = context.components
      .filter(({ name, modules }) => !this.types.missingProp(modules[0], name, [model]))
      .map(({ name, modules }) => this.types.missingProp(modules[0], name, names));
    return missing.includes(undefined) ? undefined : missing[0];
  }

  private missingPath(names: Names, context: PageContext): Missing | undefined {
    const [first, ...rest] = names;
    if (rest.length > 0) {
      const symbol = this.symbols.get(first);
      const missing = symbol
        ? this.types.missingMember(symbol.modules[0], first, rest)
        : MODELS.has(first)
          ? this.missingField(names, context)
          : undefined;
      if (missing) {
        return this.isElsewhere(missing.name, context) ? undefined : missing;
      }
      if (symbol) {
        return undefined;
      }
    }
    const name = names.find(
      (each) => !this.isWord(each, context) && !this.mayBeValue(each, context),
    );
    return name === undefined
      ? undefined
      : { name, among: new Set([...context.own, ...context.words]) };
  }

  private mayBeValue(name: string, context: PageContext): boolean {
    return isPlain(name) && (name.length < 4 || nearest(name, context.own, 1) === undefined);
  }
}

/** A module as it is called in earlier releases, by their aliases. */
function earlierModules(module: string, earlier: readonly string[]): string[] {
  const name = packageNameOf(module) ?? module;
  return earlier
    .filter((alias) => alias.startsWith(`${name.replace('@mui/', 'mui-')}-v`))
    .map((alias) => module.replace(name, alias));
}

/** Whether Material UI has an icon of a name, also with the ending that imports often give it. */
export function iconLookup(siteDir: string): (name: string) => boolean {
  const folder = path.join(siteDir, 'node_modules/@mui/icons-material');
  return (name) =>
    /^[A-Z]\w+$/.test(name) &&
    [name, name.replace(/Icon$/, '')].some((each) => existsSync(path.join(folder, `${each}.js`)));
}
