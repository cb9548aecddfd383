import { existsSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { nearest } from '../../../core/validation/nearest';
import { packageNameOf } from '../../../core/versions/packages';
import type { ApiReference, ApiSymbol } from '../types';
import { isCompiled } from './blocks';
import { mentionsOf, mentionsOfDiff, type Mention } from './mentions';
import type { DocsPage, PageLocation } from './pages';
import { PackageTypes, type Missing } from './types';
import { LICENSED } from './licensed';
import { OTHERS } from './uninstalled';
import { classNames, Vocabulary } from './vocabulary';

/** A name on a page that doesn't exist. */
export interface UnknownName extends PageLocation {
  /** The whole inline code. Undefined in a diff. */
  text?: string;
  /** The part that doesn't exist. */
  name: string;
  /** The name that was probably meant. */
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

/** Modules in which names are looked up, besides those of the packages. */
const COMMON_MODULES = [
  'react',
  'react-dom/client',
  'dayjs',
  '@mui/material',
  '@mui/material/styles',
  '@mui/system',
  '@testing-library/react',
];

/** Props with a structured value. Names inside them are always looked up, even if they exist elsewhere. */
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
 * Returns the modules whose types are looked up: those of each symbol, and the packages themselves.
 *
 * @param reference - The reference of the installed release.
 */
export function lookedUpModules(reference: ApiReference): string[] {
  const packages = reference.packages.map(({ name }) => name);
  return [
    ...new Set([
      ...packages,
      ...packages.map((name) => `${name}/themeAugmentation`),
      '@mui/x-date-pickers/AdapterDayjs',
      ...reference.symbols.flatMap(({ modules }) => modules),
      ...COMMON_MODULES,
    ]),
  ];
}

/** Returns the identifiers, attributes and strings in code. */
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

/** What a page is about, and which names it may use. */
interface PageContext {
  /** Names in its demos and in its code blocks, which are compiled. */
  words: ReadonlySet<string>;
  /** Components of the documented packages that the page mentions. */
  components: readonly ApiSymbol[];
  /** Components of Material UI in its code. */
  material: readonly string[];
  /** Packages that the page is about. All packages if it is about none of them. */
  packages: ReadonlySet<string>;
  /** Names of those packages. */
  own: ReadonlySet<string>;
  /** Whether the page is about any package. If not, a single word may be anything. */
  isAboutPackages: boolean;
  /** Aliases of the earlier releases that it covers. */
  earlier: readonly string[];
  /** Cached lookups of names. */
  known: Map<string, boolean>;
}

/** Returns true if a word can't be one of our names because of its form: `D`, `page_view`, `MyIcon`. */
const isReaders = (name: string) =>
  name.length < 3 ||
  /^\d+$/.test(name) ||
  /^[A-Z][A-Z\d_]*$/.test(name) ||
  /^(?:My|Your)[A-Z]/.test(name) ||
  (name.includes('_') && !/^(?:unstable|experimental)_\w/i.test(name));

/**
 * Returns true if a word could also be a value, a role or a tag: `ascending`. It is only wrong if it resembles a name.
 */
const isPlain = (name: string) => /^[a-z\d]+$/.test(name);

/** Returns true if a page may use names from earlier releases. */
export const isMigrationPage = (file: string) => /(?:^|\/)migration\//.test(file);

type Names = readonly [string, ...string[]];

/** Checks whether names exist. */
export class NameChecker {
  private readonly vocabulary: Vocabulary;
  private readonly types: PackageTypes;
  private readonly symbols: ReadonlyMap<string, ApiSymbol>;
  private readonly classes: ReadonlySet<string>;
  private readonly propNames = new Map<string, ReadonlySet<string>>();

  /**
   * @param options.reference - The reference of the installed release.
   * @param options.program - A program with a file that imports all of {@link lookedUpModules}.
   * @param options.file - That file.
   * @param options.isModule - Returns true if a module can be imported.
   * @param options.isIcon - Returns true if Material UI has an icon with this name.
   * @param options.sourcesOf - Returns the texts of a page's demos.
   * @param options.earlier - Aliases of the packages' earlier releases, which migration pages cover.
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

  /** Checks the inline code of a page, and the additions in its diffs. */
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
      // A path and longer paths through it lack the same name.
      unknown: unknown.filter(
        ({ line, column, name }, index) =>
          unknown.findIndex(
            (problem) =>
              problem.line === line && problem.column === column && problem.name === name,
          ) === index,
      ),
    };
  }

  private contextOf(page: DocsPage, mentions: readonly Mention[]): PageContext {
    const codes = [
      ...page.fences.filter(isCompiled).map(({ code }) => code),
      ...page.fences.filter(({ language }) => language === 'json').map(({ code }) => `(${code})`),
      // Code that a migration removes is outdated on purpose.
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
        .flatMap((modulesOrWord) => packageNameOf(modulesOrWord) ?? [])
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

  /** Returns true if a name is only in earlier releases or in licensed packages, which aren't installed. */
  private isElsewhere(name: string, { earlier }: PageContext): boolean {
    return (
      this.vocabulary.has(name, earlier) ||
      Object.values(LICENSED).some(({ components }) => components.includes(name))
    );
  }

  /** Returns true if a name is from the page, the packages or the platform, in any context. */
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
      [...packages].some((candidate) => this.options.isModule(`${candidate}/${name}`)) ||
      components.some((component) =>
        this.propsOf(component.modules[0], component.name).has(name),
      ) ||
      material.some((component) => this.propsOf('@mui/material', component).has(name))
    );
  }

  private isWord(name: string, context: PageContext): boolean {
    const known = context.known.get(name) ?? (isReaders(name) || this.exists(name, context));
    context.known.set(name, known);
    return known;
  }

  /** Returns the part of a mention that doesn't exist. */
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

  /** Returns the field that no component of the page has in a model. Undefined if no component has the model. */
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
      (candidate) => !this.isWord(candidate, context) && !this.mayBeValue(candidate, context),
    );
    return name === undefined
      ? undefined
      : { name, among: new Set([...context.own, ...context.words]) };
  }

  private mayBeValue(name: string, context: PageContext): boolean {
    return isPlain(name) && (name.length < 4 || nearest(name, context.own, 1) === undefined);
  }
}

/** Returns the names of a module in earlier releases, with their aliases. */
function earlierModules(module: string, earlier: readonly string[]): string[] {
  const name = packageNameOf(module) ?? module;
  return earlier
    .filter((alias) => alias.startsWith(`${name.replace('@mui/', 'mui-')}-v`))
    .map((alias) => module.replace(name, alias));
}

/**
 * Returns a function that checks whether Material UI has an icon, with or without the suffix that imports often add.
 */
export function iconLookup(siteDir: string): (name: string) => boolean {
  const folder = path.join(siteDir, 'node_modules/@mui/icons-material');
  return (name) =>
    /^[A-Z]\w+$/.test(name) &&
    [name, name.replace(/Icon$/, '')].some((icon) => existsSync(path.join(folder, `${icon}.js`)));
}
