import { builtinModules } from 'node:module';

import ts from 'typescript';

import type { Plan } from '../../../src/core/navigation';
import { nearest } from '../../../src/core/validation/nearest';
import { packageNameOf } from '../../../src/core/versions/packages/name';
import {
  IMPLICIT_ANY,
  type InspectedBlock,
  NO_MODULE,
} from '../../../src/plugins/api-reference/check/compile';

import { type Expected, expectedValue, MOST_NAMES } from './expectedValue';
import { likeness, type Meant, meantBy, OF_OTHERS, SURE, weightsIn } from './meant';
import { elementAround, importsOf, isPlace, nodeAt, placedAt, valueAt } from './nodes';
import { concernsMuiX, isCertain, isMuiXSymbol, isOfOwnType } from './ofMuiX';
import {
  IN_THEME,
  isOfUnknownProp,
  NO_PROPERTY,
  placeInside,
  type Unknown,
  unknownComponents,
  type UnknownKind,
  unknownsAt,
  unknownsInObjects,
  unknownsOf,
} from './unknownNames';

/** The names that code may import from the documented packages. */
export interface KnownExports {
  /** Modules by the names that they export. */
  modules: Readonly<Record<string, string>>;
  /** Names that are only types. */
  types: readonly string[];
  /** Names that are deprecated. Those of members follow a dot: `GridApi.getRowNode`. Default: none. */
  deprecated?: Readonly<Record<string, Deprecation>>;
}

/** What the reference says about a deprecated name. */
export interface Deprecation {
  /** What to use instead, as Markdown. Empty if the package doesn't say. */
  instead: string;
  /** Path of its page below the start page. */
  page: string;
}

/** A problem that the compiler or a rule found. */
export interface FoundProblem {
  line: number;
  /** The file, if the code has several. */
  file?: string;
  message: string;
  /** The name that doesn't exist. */
  name?: string;
  /** Where it doesn't exist: a component, a type or a module. */
  owner?: string;
  /** The type of MUI X that doesn't have it: `GridColDef` for the columns of a grid. */
  type?: string;
  /** What kind of name it is. `theme`: a component in a theme, which may be that of another package. */
  kind?: UnknownKind | 'theme';
  suggestion?: string;
  /** Names in the same place that may have been meant, if no suggestion is sure. */
  similar?: readonly string[];
  /** Whether the message says what to do. */
  isExplained?: boolean;
  /** Whether the code shows what was meant, so that it isn't an old name. */
  isSure?: boolean;
  /** The plan that has it. */
  plan?: Plan;
  /** Path of the page that explains it, below the start page: `react-data-grid/components/toolbar`. */
  page?: string;
}

/** "Cannot find name …", also with a suggestion, in shorthand properties, and for globals of tools. */
const NO_NAME = new Set([2304, 2552, 18004, 2503, 2580, 2581, 2582, 2591, 2592, 2593, 2868]);
/** Globals of Node.js, bundlers and test runners, whose types aren't read. */
const GLOBALS =
  /^(?:process|Buffer|require|module|exports|global|__dirname|__filename|NodeJS|Deno|Bun|describe|suite|it|test|expect|before|after|beforeEach|afterEach|beforeAll|afterAll|jest|vi|cy|Cypress|JSX)$/;
/** Errors that depend on compiler options, or that code without types has because they are missing. */
const IGNORED = new Set([
  // Types that are imported or exported without `type`.
  ...[1205, 1371, 1448, 1484, 1485, 1286, 1287],
  // "Untyped function calls may not accept type arguments."
  2347,
  // An augmented module that another file of the application imports, and a suppressed error of what isn't here.
  ...[2664, 2578],
  // "… has no default export", which {@link defaultImports} says better.
  ...[1192, 2613],
]);
/** "… only refers to a type, but is being used as a value here." */
const ONLY_TYPE = 2693;
/** Messages about types that only arise because what is imported from files that aren't here has no type. */
const FROM_UNKNOWN = /\btype '(?:unknown|never|\{\}|string \| number \| symbol)'/i;
/** A matcher that a package adds to a test runner, whose types aren't read. */
const MATCHER = /on type '(?:Assertion|AsymmetricMatchers\w*|(?:Jest)?Matchers)</;
/** A property that a type of the packages lacks. */
const NO_PROPERTY_OF = /^Property '\w+' does not exist on type '(\w+)/;
/** "No overload matches this call", and other messages whose first line says least. */
const LONGEST_LINES = 3;

/**
 * Returns the default imports of modules of MUI X, which have none. The compiler accepts them, since a bundler may create
 * a default export.
 */
function defaultImports(checker: ts.TypeChecker, source: ts.SourceFile) {
  return source.statements.flatMap((statement) => {
    const node = ts.isImportDeclaration(statement) ? statement.importClause?.name : undefined;
    if (!node || !ts.isImportDeclaration(statement)) {
      return [];
    }
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const names = module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
    return names.length > 0 && !names.includes('default') && isMuiXSymbol(module)
      ? [
          {
            node,
            message: `${statement.moduleSpecifier.getText().replace(/['"]/g, '`')} has no default export.`,
            suggestion: names.includes(node.text) ? node.text : nearest(node.text, names),
          },
        ]
      : [];
  });
}

/**
 * Returns the module that exports the names which an import takes from one that doesn't exist: one of the same package, if
 * MUI X has the package.
 */
function moduleOfNames(
  specifier: ts.Node,
  module: string,
  modules: ReadonlyMap<string, string>,
): string | undefined {
  const bindings = ts.isImportDeclaration(specifier.parent)
    ? specifier.parent.importClause?.namedBindings
    : undefined;
  const found = (bindings && ts.isNamedImports(bindings) ? bindings.elements : []).map(
    ({ name, propertyName }) => modules.get((propertyName ?? name).text),
  );
  const own = packageNameOf(module);
  const isPackage = [...modules.values()].some((candidate) => packageNameOf(candidate) === own);
  return found.find((candidate) => candidate && (!isPackage || packageNameOf(candidate) === own));
}

/** The folders in which the compiler sees packages and the checked code, as in `import("/node_modules/dayjs").Dayjs`. */
const SEEN_FOLDER = /(["'])\/(?:[^"'\n]*\/)?(?:node_modules\/|\.docs-check\/(?:[^"'\n]*\/)?)/g;
/** An absolute path that the code names, up to its last part. Types of strings have double quotes. */
const ABSOLUTE_PATH = /'(?:\/|file:|[A-Za-z]:[\\/])[^'\n]*[\\/](?=[^'\\/\n]+')/g;
const withoutFolders = (message: string): string =>
  message.replace(SEEN_FOLDER, '$1').replace(ABSOLUTE_PATH, "'");

/** Returns a compiler message on one line: its first and its most specific lines. */
function messageOf({ messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  const lines = withoutFolders(text).split('\n');
  const shown =
    lines.length > LONGEST_LINES ? [lines[0], ...lines.slice(1 - LONGEST_LINES)] : lines;
  return shown.map((line = '') => line.trim()).join(' ');
}

const KIND_TEXT = {
  prop: (name: string, owner: string) => `\`${owner}\` has no prop \`${name}\`.`,
  property: (name: string, owner: string) =>
    owner === '' ? `There is no \`${name}\` here.` : `\`${owner}\` has no \`${name}\`.`,
  export: (name: string, owner: string) => `\`${owner}\` has no export \`${name}\`.`,
  module: (name: string) => `There is no module \`${name}\`.`,
  identifier: (name: string) => `\`${name}\` isn't declared or imported.`,
} as const;

/** Whether the element around a node gets a component for a slot. */
function setsSlot(node: ts.Node, slot: string): boolean {
  const slots = elementAround(node)?.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'slots',
  );
  return slots !== undefined && new RegExp(`\\b${slot}\\b|=\\{\\w+\\}`).test(slots.getText());
}

/** Returns the names that a file imports from the MIT packages of MUI X. */
function importedFromMit(source: ts.SourceFile): Set<string> {
  return new Set(
    importsOf(source).flatMap(({ clause, module }) =>
      module.startsWith('@mui/x-') &&
      !LICENSED_MODULE.test(module) &&
      clause?.namedBindings &&
      ts.isNamedImports(clause.namedBindings)
        ? clause.namedBindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [],
    ),
  );
}

const LICENSED_MODULE = /^@mui\/x-[\w-]+-(?:pro|premium)\b/;
/** Files of the application by a path alias, and what isn't code. Nothing can be said about them. */
const OTHER_FILE = /^(?:@\/|~|#|\$|\/|src\/|app\/|virtual:|node:|https?:)|\.(?!js$|mjs$)\w+$|\?/;
/** Packages of MUI X that aren't documented here. */
const UNDOCUMENTED =
  /^@mui\/x-(?:data-grid-generator|telemetry|internal|codemod|virtualizer|charts-vendor|scheduler|chat)/;
const isOfMuiX = (module: string): boolean =>
  module.startsWith('@mui/x-') && !UNDOCUMENTED.test(module);

/** Returns the name that was meant by a value: `hideLegend` by `legend={{ hidden: true }}` and `legend={false}`. */
function meantByObject(name: string, place: ts.Node, among: readonly string[]): string | undefined {
  const value = valueAt(place);
  const hide = `hide${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (value?.kind === ts.SyntaxKind.FalseKeyword && among.includes(hide)) {
    return hide;
  }
  const [property, ...others] =
    value && ts.isObjectLiteralExpression(value) ? value.properties : [];
  const member = others.length === 0 ? property?.name?.getText() : undefined;
  const full = `${member}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const weightOf = weightsIn(among);
  return member === undefined
    ? undefined
    : among.find((candidate) => likeness(full, candidate, weightOf) >= SURE);
}

/** Options of {@link problemsOf}. */
export interface ProblemOptions {
  /** Whether the code is a part of a file, so that names may be declared elsewhere. */
  isFragment: boolean;
  /** Whether it is plain JavaScript. */
  isJavaScript: boolean;
  /** Whether it imports files that aren't here, so that what comes from them has no type. */
  hasUnknownFiles: boolean;
  /** Modules of the documented packages by the names that they export, for suggestions. */
  modules: ReadonlyMap<string, string>;
  /** Whether a rule explains the error at a position better than the compiler. */
  isExplained: (position: number) => boolean;
}

/** Problems of a block, and what couldn't be checked. */
export interface BlockProblems {
  problems: FoundProblem[];
  /** Errors that don't concern MUI X. */
  others: FoundProblem[];
  /** Names that are assumed to exist, because the code is a part of a file. */
  assumed: string[];
  /** Packages that aren't installed, so that what comes from them has no type. */
  unknownPackages: string[];
}

/** Collects the problems of a compiled block. */
class Report {
  readonly assumed = new Set<string>();
  readonly unknownPackages = new Set<string>();
  private readonly problems = new Map<string, FoundProblem>();
  private readonly others = new Map<string, FoundProblem>();
  private readonly checker: ts.TypeChecker;
  /** All names that the documented packages export. */
  private readonly names: ReadonlySet<string>;
  private readonly fromMit: ReadonlySet<string>;
  private readonly usesLicensed: boolean;
  private readonly firstLine: number;
  /** Whether something comes from code that isn't here, so that it has no type. */
  private hasUnknownFiles: boolean;

  constructor(
    private readonly block: InspectedBlock,
    private readonly options: ProblemOptions,
  ) {
    const { file, program, source } = block;
    this.checker = program.getTypeChecker();
    this.names = new Set(options.modules.keys());
    this.fromMit = importedFromMit(source);
    this.usesLicensed = importsOf(source).some(({ module }) => LICENSED_MODULE.test(module));
    this.firstLine = source.getLineAndCharacterOfPosition(file.start).line;
    this.hasUnknownFiles = options.hasUnknownFiles;
  }

  /** Returns what was found, in the order of the code. */
  result(): BlockProblems {
    const sorted = (list: ReadonlyMap<string, FoundProblem>) =>
      [...list.values()].sort((a, b) => a.line - b.line);
    return {
      problems: sorted(this.problems),
      others: sorted(this.others),
      assumed: [...this.assumed],
      unknownPackages: [...this.unknownPackages],
    };
  }

  /** Adds what the compiler reports. */
  addDiagnostics(): void {
    const { program, source, diagnostics } = this.block;
    this.noteUnknownModules();
    const isSyntax = program.getSyntacticDiagnostics(source).length > 0;
    for (const diagnostic of diagnostics) {
      const { code, start = 0 } = diagnostic;
      const message = messageOf(diagnostic);
      if (IGNORED.has(code) || MATCHER.test(message)) {
        // Says nothing about the code.
      } else if (this.options.isExplained(start)) {
        // The compiler reports one name of an element, which may have others.
        unknownsAt(this.checker, nodeAt(source, start), code).forEach((unknown) =>
          this.addUnknown(unknown),
        );
      } else if (isSyntax) {
        this.add({ line: this.lineOf(start), message });
      } else {
        this.addDiagnostic(diagnostic, message);
      }
    }
    if (!isSyntax) {
      this.addUnreported();
    }
  }

  private lineOf(position: number): number {
    const { file, source } = this.block;
    const { line } = source.getLineAndCharacterOfPosition(Math.max(position, file.start));
    return line - this.firstLine + 1;
  }

  private add(problem: FoundProblem, list = this.problems): void {
    const key = `${problem.line} ${problem.name ?? problem.message}`;
    if (!list.has(key)) {
      list.set(key, problem);
    }
  }

  private addOther(problem: FoundProblem): void {
    this.add(problem, this.others);
  }

  /** Adds a name that doesn't exist, unless a licensed package may add it to the type. */
  private addUnknown(unknown: Unknown): void {
    const { name, node: place, kind, type, among, meant, of } = unknown;
    if (this.options.isExplained(place.getStart())) {
      return;
    }
    // The default props in a theme are those of the component.
    const [, themed] = /\bMui(\w+)\.defaultProps$/.exec(unknown.owner) ?? [];
    const owner = themed ?? unknown.owner;
    const sure = meant ?? meantByObject(name, place, [...among]);
    const { suggestion, similar = [] }: Meant =
      sure === undefined ? meantBy(name, [...among]) : { suggestion: sure };
    // A slot of one's own may have any props. Only types say which.
    const [, slot] = /\.slotProps\.(\w+)$/.exec(owner) ?? [];
    if (this.options.isJavaScript && suggestion === undefined && slot && setsSlot(place, slot)) {
      return;
    }
    const [first = ''] = owner.split(/[<.[]/);
    const isMitProp = kind === 'prop' && this.fromMit.has(first);
    if (this.usesLicensed && suggestion === undefined && this.names.has(first) && !isMitProp) {
      return;
    }
    const inside =
      suggestion === undefined && of !== undefined
        ? placeInside(this.checker, of, name, place)
        : undefined;
    const hint = unknown.hint ?? inside;
    const members = [...among].filter((member) => !member.startsWith('__'));
    const isShort = kind === 'property' && suggestion === undefined && members.length <= MOST_NAMES;
    const list = members.map((member) => `\`${member}\``).join(', ');
    const message =
      KIND_TEXT[kind](name, unknown.owner) +
      (isShort && members.length > 0 ? ` It has ${list}.` : '') +
      (hint === undefined ? '' : ` ${hint}`);
    const line = this.lineOf(place.getStart());
    this.add({
      ...{ line, message, name, owner, suggestion, isSure: sure !== undefined },
      kind: themed === undefined ? kind : 'prop',
      similar: isShort || inside !== undefined ? [] : similar,
      ...(hint === undefined && !isShort ? {} : { isExplained: true }),
      ...(type === undefined ? {} : { type }),
    });
  }

  /** Adds a name in the components of a theme that the types don't have: of MUI X, or similar to one. */
  private addThemed(unknown: Unknown): void {
    const module = packageNameOf(this.options.modules.get(unknown.name.slice(3)) ?? '');
    const isImported = this.block.source.text.includes(`${module}/themeAugmentation`);
    if (module !== undefined && !isImported) {
      if (!this.options.isJavaScript) {
        const line = this.lineOf(unknown.node.getStart());
        const message = `The types of themes have \`${unknown.name}\` only with \`import type {} from '${module}/themeAugmentation'\`.`;
        this.add({ line, message });
      }
    } else if (
      module !== undefined ||
      [
        meantBy(unknown.name, [...unknown.among]).suggestion,
        nearest(unknown.name, unknown.among, 2),
      ]
        .flatMap((meant) => meant ?? [])
        .some((meant) => this.names.has(meant.slice(3)))
    ) {
      this.addUnknown(unknown);
    } else {
      // Another package may have it, unless a migration guide says that it was renamed.
      const { name, owner } = unknown;
      const line = this.lineOf(unknown.node.getStart());
      this.add({ line, message: KIND_TEXT.property(name, owner), name, owner, kind: 'theme' });
    }
  }

  /** Notes the modules that weren't found, because what comes from them has no type. */
  private noteUnknownModules(): void {
    const { source, diagnostics } = this.block;
    for (const { code, start } of diagnostics) {
      if (NO_MODULE.has(code)) {
        const specifier = nodeAt(source, start ?? 0)
          .getText()
          .slice(1, -1);
        const name = packageNameOf(specifier);
        this.hasUnknownFiles = true;
        if (
          name !== undefined &&
          !OTHER_FILE.test(specifier) &&
          !builtinModules.includes(name) &&
          !isOfMuiX(name) &&
          this.meantModule(nodeAt(source, start ?? 0), specifier) === undefined
        ) {
          this.unknownPackages.add(name);
        }
      }
    }
  }

  private addDiagnostic(diagnostic: ts.Diagnostic, message: string): void {
    const { code, start = 0 } = diagnostic;
    const node = nodeAt(this.block.source, start);
    const line = this.lineOf(start);
    if (NO_MODULE.has(code)) {
      this.addModule(line, node);
    } else if (this.isOfUnknown(diagnostic, node)) {
      // The type comes from code that isn't here, or from a name that doesn't exist, or the code has none.
    } else if (this.usesLicensed && this.names.has(NO_PROPERTY_OF.exec(message)?.[1] ?? '')) {
      // The licensed packages aren't installed, so their additions are unknown.
    } else if (NO_NAME.has(code)) {
      this.addMissing(line, node);
    } else if (concernsMuiX(this.checker, node, message, this.names)) {
      this.addOfMuiX(line, node, code, message);
    } else if (!this.options.isJavaScript || isCertain(this.checker, node, code)) {
      this.addOther({ line, message });
    }
  }

  /** Whether an error only says that something has no type, which is known. */
  private isOfUnknown({ code, messageText }: ts.Diagnostic, node: ts.Node): boolean {
    const { isFragment, isJavaScript } = this.options;
    return (
      (IMPLICIT_ANY.has(code) &&
        (isFragment ||
          isJavaScript ||
          this.hasUnknownFiles ||
          isOfUnknownProp(this.checker, node))) ||
      // A generic function got a value without a type.
      (this.hasUnknownFiles &&
        FROM_UNKNOWN.test(ts.flattenDiagnosticMessageText(messageText, '\n')))
    );
  }

  /** Returns the module that was meant by one that sounds like MUI X, by its name or those that are imported from it. */
  private meantModule(node: ts.Node, name: string): string | undefined {
    const { modules } = this.options;
    return /^(?:@mui\/|mui-x\b)/.test(name) && !UNDOCUMENTED.test(name)
      ? (nearest(name, modules.values()) ?? moduleOfNames(node, name, modules))
      : undefined;
  }

  /** Adds a module of MUI X that doesn't exist. */
  private addModule(line: number, node: ts.Node): void {
    const name = node.getText().slice(1, -1);
    const suggestion = this.meantModule(node, name);
    if (isOfMuiX(name) || suggestion !== undefined) {
      this.add({ line, message: KIND_TEXT.module(name), name, kind: 'module', suggestion });
    }
  }

  /** Adds a name that isn't declared. */
  private addMissing(line: number, node: ts.Node): void {
    const { isFragment } = this.options;
    const name = node.getText();
    const suggestion = nearest(name, this.names, Math.min(2, Math.floor(name.length / 4)));
    const isMeant = suggestion !== undefined && /^(?:[A-Z]|use[A-Z])/.test(name);
    const kind = 'identifier';
    const problem = { line, message: KIND_TEXT.identifier(name), name, kind } as const;
    if (GLOBALS.test(name) || ts.isStringLiteralLike(node)) {
      // Its types aren't read: a global, or a module of Node.js.
    } else if (isMeant || (this.names.has(name) && !isFragment)) {
      this.add({ ...problem, ...(isMeant ? { suggestion } : {}) });
    } else if (isFragment) {
      this.assumed.add(name);
    } else {
      this.addOther(problem);
    }
  }

  /** Adds an error about something of MUI X: names that don't exist, or a value that isn't allowed. */
  private addOfMuiX(line: number, node: ts.Node, code: number, message: string): void {
    const { checker } = this;
    const { isJavaScript } = this.options;
    unknownsAt(checker, node, code)
      .filter(({ name }) => !IN_THEME.test(name))
      .filter(({ node: place }) => !isJavaScript || !isOfOwnType(checker, place))
      .forEach((unknown) => this.addUnknown(unknown));
    const explained = unknownsOf(checker, node, code);
    // The error is at a name that exists, so it is about its value, whatever else the object or element lacks.
    const isOfValue =
      valueAt(node) !== undefined &&
      explained.every((unknown) => unknown.node.parent !== node.parent);
    if (
      (explained.length > 0 && !(isOfValue && isPlace(node))) ||
      (isJavaScript && !isCertain(checker, node, code))
    ) {
      return;
    }
    const text = node.getText();
    const expected = NO_PROPERTY.has(code)
      ? expectedValue(checker, node, code)
      : code === ONLY_TYPE && Object.hasOwn(OF_OTHERS, text)
        ? { text: '', suggestion: OF_OTHERS[text] }
        : undefined;
    const { text: meant = '', suggestion, isWhole }: Partial<Expected> = expected ?? {};
    const place = isPlace(node)
      ? text
      : ts.isArrayLiteralExpression(node.parent)
        ? placedAt(node.parent)
        : undefined;
    const name = place === undefined ? '' : `\`${place}\`: `;
    this.add({
      line,
      message: isWhole ? meant : name + message + meant,
      ...(suggestion ? { suggestion } : {}),
    });
  }

  /** Adds what the compiler accepts, because objects may have more properties than their types. */
  private addUnreported(): void {
    const { file, source } = this.block;
    unknownComponents(this.checker, source).forEach((unknown) => this.addThemed(unknown));
    unknownsInObjects(this.checker, source)
      .filter(({ node }) => node.getStart(source) >= file.start)
      .forEach((unknown) => this.addUnknown(unknown));
    defaultImports(this.checker, source).forEach(({ node, message, suggestion }) =>
      this.add({
        line: this.lineOf(node.getStart(source)),
        message,
        ...(suggestion === undefined ? {} : { suggestion: `{ ${suggestion} }` }),
      }),
    );
  }
}

/** Returns the problems of a compiled block, with the closest names that exist in the same place. */
export function problemsOf(block: InspectedBlock, options: ProblemOptions): BlockProblems {
  const report = new Report(block, options);
  report.addDiagnostics();
  return report.result();
}
