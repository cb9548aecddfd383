import { builtinModules } from 'node:module';

import ts from 'typescript';

import type { Plan } from '../../../src/core/navigation';
import { nearest } from '../../../src/core/nearest';
import { packageNameOf } from '../../../src/core/packages/name';
import {
  IMPLICIT_ANY,
  NO_MODULE,
  type InspectedBlock,
} from '../../../src/plugins/api-reference/check/compile';

import { importedAs, valueOf, variableOf } from './values';

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
  /** What kind of name it is. */
  kind?: 'prop' | 'property' | 'export' | 'module' | 'identifier';
  suggestion?: string;
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
]);
/** "… is possibly null": plain JavaScript can't say that it isn't. */
const NULLISH = new Set([2531, 2532, 2533, 18046, 18047, 18048, 18049]);
/** "Property … is missing in type …": the value lacks what is required. */
const MISSING = new Set([2739, 2740, 2741]);
/** "… only refers to a type, but is being used as a value here." */
const ONLY_TYPE = 2693;
/** An import or export of a name that the module lacks. */
const NO_EXPORT = new Set([2305, 2614, 2724, 2459, 2460, 2694]);
/** A property that a type lacks. */
const NO_PROPERTY = new Set([2339, 2551, 2353, 2561, 2322, 2559, 2769, 2345]);
/** Messages about types that only arise because what is imported from files that aren't here has no type. */
const FROM_UNKNOWN = /\btype '(?:unknown|never|\{\}|string \| number \| symbol)'/i;
/** A matcher that a package adds to a test runner, whose types aren't read. */
const MATCHER = /on type '(?:Assertion|AsymmetricMatchers\w*|(?:Jest)?Matchers)</;
/** A property that a type of the packages lacks. */
const NO_PROPERTY_OF = /^Property '\w+' does not exist on type '(\w+)/;
/** "No overload matches this call", and other messages whose first line says least. */
const LONGEST_LINES = 3;

/** Returns the innermost node at a position. */
function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node) => {
    if (node.getStart(source) <= position && position < node.end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(source, visit);
  return found;
}

/** Returns the constituents of a type, without `null` and `undefined`. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const apparent = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  return apparent.isUnion() ? apparent.types.flatMap((each) => partsOf(checker, each)) : [apparent];
}

/** Returns the names of a type's properties. Undefined if it may have any property. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): Set<string> | undefined {
  const parts = partsOf(checker, type);
  const isOpen = parts.some(
    (part) =>
      (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0 ||
      part.getStringIndexType() !== undefined,
  );
  return isOpen
    ? undefined
    : new Set(parts.flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name)));
}

/** Whether all types are arrays. The compiler takes `any` and `never` for arrays, too. */
const areArrays = (checker: ts.TypeChecker, parts: readonly ts.Type[]): boolean =>
  parts.length > 0 &&
  parts.every(
    (part) =>
      (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) === 0 && checker.isArrayLikeType(part),
  );

/** Whether a value can only be an array. */
const isArray = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  areArrays(checker, partsOf(checker, type));

/** A name that isn't among the names of its place. */
interface Unknown {
  name: string;
  node: ts.Node;
  owner: string;
  kind: NonNullable<FoundProblem['kind']>;
  type?: string;
  among: Iterable<string>;
  /** Code that was probably meant, if it isn't one of these names. */
  meant?: string;
}

/** Returns the name of a type, without what is internal to the packages. */
function nameOfType(checker: ts.TypeChecker, types: readonly ts.Type[]): { type?: string } {
  const symbol = types
    .flatMap((type) => [type, checker.getNonNullableType(type)])
    .flatMap((type) => [type.aliasSymbol, type.getSymbol()])
    .find((each) => each !== undefined && !each.name.startsWith('__'));
  return symbol ? { type: symbol.name } : {};
}

const isElement = (node: ts.Node): node is ts.JsxSelfClosingElement | ts.JsxOpeningElement =>
  ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);

/** Returns the name of an element's component: the one that a package exports, if it is imported or styled. */
const componentOf = (
  checker: ts.TypeChecker,
  { tagName }: ts.JsxSelfClosingElement | ts.JsxOpeningElement,
): string => importedAs(checker, tagName)?.name ?? tagName.getText();

/** Returns the attributes of an element that its component doesn't have. */
function unknownAttributes(
  checker: ts.TypeChecker,
  element: ts.JsxSelfClosingElement | ts.JsxOpeningElement,
): Unknown[] {
  const props = checker.getResolvedSignature(element)?.getParameters()[0];
  const type = props
    ? checker.getTypeOfSymbolAtLocation(props, element)
    : checker.getContextualType(element.attributes);
  const names = type && propertiesOf(checker, type);
  return type === undefined || names === undefined || names.size === 0
    ? []
    : element.attributes.properties.flatMap((attribute): Unknown[] => {
        if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) {
          return [];
        }
        const { text } = attribute.name;
        return names.has(text) || text === 'key' || text === 'ref' || text.includes('-')
          ? []
          : [
              {
                name: text,
                node: attribute.name,
                owner: componentOf(checker, element),
                kind: 'prop',
                among: names,
              },
            ];
      });
}

/** Returns the name of the place of an object: the attribute or property that it is the value of, with its owner. */
function placeOf(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression): string {
  const path: string[] = [];
  let node: ts.Node = object;
  while (!isElement(node) && !ts.isStatement(node)) {
    if (ts.isPropertyAssignment(node)) {
      path.unshift(node.name.getText());
    } else if (ts.isJsxAttribute(node)) {
      path.unshift(node.name.getText());
    } else if (ts.isVariableDeclaration(node) && node.type) {
      path.unshift(node.type.getText());
    } else if (ts.isSatisfiesExpression(node)) {
      path.unshift(node.type.getText());
    }
    node = node.parent;
  }
  return [...(isElement(node) ? [componentOf(checker, node)] : []), ...path].join('.');
}

/** Returns the properties of an object that its expected type doesn't have. */
function unknownProperties(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression): Unknown[] {
  const type = checker.getContextualType(object);
  const names = type && propertiesOf(checker, type);
  return type === undefined || isArray(checker, type) || names === undefined || names.size === 0
    ? []
    : object.properties.flatMap((property): Unknown[] => {
        const name = property.name;
        return !name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)) || names.has(name.text)
          ? []
          : [
              {
                name: name.text,
                node: name,
                owner: placeOf(checker, object),
                kind: 'property',
                among: names,
                ...nameOfType(checker, [type]),
              },
            ];
      });
}

/** Returns the name that is missing in a property access. */
function unknownAccess(checker: ts.TypeChecker, node: ts.Node): Unknown[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) {
    return [];
  }
  const type = checker.getTypeAtLocation(parent.expression);
  const names = propertiesOf(checker, type);
  const { type: typeName } = nameOfType(checker, [type]);
  const isParams = typeName !== undefined && /^Grid\w+Params$/.test(typeName);
  return names === undefined || names.has(parent.name.text)
    ? []
    : [
        {
          name: parent.name.text,
          node,
          owner: parent.expression.getText(),
          ...(isParams && names.has('row')
            ? { meant: `${parent.expression.getText()}.row.${parent.name.text}` }
            : {}),
          kind: 'property',
          among: names,
          ...(apiOf(checker, parent.expression) ?? nameOfType(checker, [type])),
        },
      ];
}

/** Returns what the reference calls the API of a component, for `apiRef.current`: `GridApi`, or the hook that returns it. */
function apiOf(checker: ts.TypeChecker, expression: ts.Expression): { type: string } | undefined {
  const value =
    ts.isPropertyAccessExpression(expression) && expression.name.text === 'current'
      ? variableOf(checker, expression.expression)?.initializer
      : undefined;
  const hook =
    value && ts.isCallExpression(value) ? importedAs(checker, value.expression) : undefined;
  return hook?.module.startsWith('@mui/x-')
    ? { type: /^useGridApi/.test(hook.name) ? 'GridApi' : hook.name }
    : undefined;
}

/** Returns the imported name that its module doesn't export. */
function unknownExport(checker: ts.TypeChecker, node: ts.Node): Unknown[] {
  const specifier = ts.isImportSpecifier(node.parent) ? node.parent : undefined;
  const declaration = specifier?.parent.parent.parent;
  if (!specifier || !declaration || !ts.isImportDeclaration(declaration)) {
    return [];
  }
  const module = checker.getSymbolAtLocation(declaration.moduleSpecifier);
  const name = (specifier.propertyName ?? specifier.name).text;
  return [
    {
      name,
      node,
      owner: ts.isStringLiteral(declaration.moduleSpecifier)
        ? declaration.moduleSpecifier.text
        : '',
      kind: 'export',
      among: module ? checker.getExportsOfModule(module).map((symbol) => symbol.name) : [],
    },
  ];
}

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

/** Returns the element whose attributes contain a node. */
function elementAround(node: ts.Node): ts.JsxSelfClosingElement | ts.JsxOpeningElement | undefined {
  let around: ts.Node = node;
  while (!isElement(around) && !ts.isStatement(around) && !ts.isSourceFile(around)) {
    around = around.parent;
  }
  return isElement(around) ? around : undefined;
}

/**
 * Returns the names that don't exist at the place of an error. The compiler reports only the first one of an element or
 * object; this returns all.
 */
function unknownsAt(checker: ts.TypeChecker, node: ts.Node, code: number): Unknown[] {
  const element = elementAround(node);
  const own = unknownsOf(checker, node, code);
  const others = element && element !== node.parent ? unknownAttributes(checker, element) : [];
  return [...own, ...others.filter(({ name }) => own.every((unknown) => unknown.name !== name))];
}

function unknownsOf(checker: ts.TypeChecker, node: ts.Node, code: number): Unknown[] {
  if (NO_EXPORT.has(code)) {
    return unknownExport(checker, node);
  }
  if (!NO_PROPERTY.has(code)) {
    return [];
  }
  const { parent } = node;
  // The error may be at the attribute, or at the name of the component if none of its overloads matches.
  const element = ts.isJsxAttribute(parent)
    ? parent.parent.parent
    : isElement(parent) && parent.tagName === node
      ? parent
      : undefined;
  if (element) {
    return unknownAttributes(checker, element);
  }
  if (ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    return unknownProperties(checker, parent.parent);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return unknownProperties(checker, node);
  }
  return unknownAccess(checker, node);
}

/** How many values of a prop a message names. */
const MOST_VALUES = 12;
/** How many names of an object a message lists, if none is close to the wrong one. */
const MOST_NAMES = 6;

/** Returns the value that an error is about: that of an attribute or a property, or the node itself. */
function valueAt(node: ts.Node): ts.Expression | undefined {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) {
    const { initializer } = parent;
    return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  }
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    return parent.initializer;
  }
  return ts.isExpression(node) ? node : undefined;
}

/** What a value must be instead. */
interface Expected {
  text: string;
  suggestion?: string;
  /** Whether the text says all, without what the compiler says. */
  isWhole?: boolean;
}

/** Says what a value must be instead, if that is simple: one of some texts, an array, or an object with some names. */
function expectedValue(checker: ts.TypeChecker, node: ts.Node): Expected | undefined {
  const { parent } = node;
  const object = ts.isObjectLiteralElementLike(parent) ? parent.parent : undefined;
  const ofObject =
    object && ts.isObjectLiteralExpression(object) ? checker.getContextualType(object) : undefined;
  if (object && ofObject && isArray(checker, ofObject)) {
    const place = ts.isObjectLiteralExpression(object) ? placeOf(checker, object) : '';
    return { text: `\`${place}\` must be an array of objects, not an object.`, isWhole: true };
  }
  const value = valueAt(node);
  const type = value && checker.getContextualType(value);
  const parts = type ? partsOf(checker, type) : [];
  if (!value || parts.length === 0) {
    return undefined;
  }
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (texts.length > 0) {
    const suggestion = ts.isStringLiteralLike(value) ? nearest(value.text, texts) : undefined;
    return texts.length > MOST_VALUES || texts.length < parts.length
      ? suggestion === undefined
        ? undefined
        : { text: '', suggestion: `'${suggestion}'` }
      : {
          text: ` Allowed: ${texts.map((text) => `\`'${text}'\``).join(', ')}.`,
          ...(suggestion === undefined ? {} : { suggestion: `'${suggestion}'` }),
        };
  }
  if (areArrays(checker, parts)) {
    return ts.isArrayLiteralExpression(value) ? undefined : { text: ' It must be an array.' };
  }
  const [first, ...others] = parts;
  const isPlain =
    ts.isStringLiteralLike(value) ||
    ts.isNumericLiteral(value) ||
    ts.isArrayLiteralExpression(value);
  const isObject =
    others.length === 0 &&
    isPlain &&
    first !== undefined &&
    (first.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    first.getCallSignatures().length === 0;
  const required = isObject
    ? checker
        .getPropertiesOfType(first)
        .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
        .map(({ name }) => `\`${name}\``)
    : [];
  return required.length > 0 && required.length <= MOST_VALUES
    ? { text: ` It must be an object with ${required.join(', ')}.` }
    : undefined;
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

/** Matches the files of MUI X in which a name is declared. */
const MUI_X_FILE = /\/@mui\/x-(?!internal)/;

const isMuiXSymbol = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((node) => MUI_X_FILE.test(node.getSourceFile().fileName)) ?? false;

/** Whether MUI X declares a type, or a part of it. */
const isMuiXType = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  isMuiXSymbol(type.aliasSymbol) ||
  partsOf(checker, type).some(
    (part) => isMuiXSymbol(part.aliasSymbol) || isMuiXSymbol(part.getSymbol()),
  );

/** Returns the symbol of a name, also if it is imported. */
function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** Whether a type annotation names a type of MUI X. */
function namesMuiX(checker: ts.TypeChecker, type: ts.Node): boolean {
  return (
    (ts.isTypeReferenceNode(type) && isMuiXSymbol(symbolOf(checker, type.typeName))) ||
    (ts.forEachChild(type, (child) => (namesMuiX(checker, child) ? true : undefined)) ?? false)
  );
}

/** Whether MUI X sets the expected type of the value that contains a node. */
function isExpectedByMuiX(checker: ts.TypeChecker, node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (isElement(at)) {
      return isMuiXSymbol(symbolOf(checker, at.tagName));
    }
    if (ts.isTypeReferenceNode(at) && namesMuiX(checker, at)) {
      return true;
    }
    if (ts.isImportDeclaration(at)) {
      return (
        ts.isStringLiteral(at.moduleSpecifier) && at.moduleSpecifier.text.startsWith('@mui/x-')
      );
    }
    if ((ts.isCallExpression(at) || ts.isNewExpression(at)) && at !== node) {
      const { typeArguments = [] } = at;
      return (
        isMuiXSymbol(symbolOf(checker, at.expression)) ||
        typeArguments.some((type) => namesMuiX(checker, type)) ||
        (ts.isPropertyAccessExpression(at.expression) &&
          isMuiXType(checker, checker.getTypeAtLocation(at.expression.expression)))
      );
    }
    if (
      (ts.isVariableDeclaration(at) ||
        ts.isParameter(at) ||
        ts.isSatisfiesExpression(at) ||
        ts.isAsExpression(at) ||
        ts.isPropertyDeclaration(at)) &&
      at.type
    ) {
      return namesMuiX(checker, at.type);
    }
    if (ts.isStatement(at) && !ts.isReturnStatement(at) && !ts.isBlock(at)) {
      return false;
    }
  }
  return false;
}

/** Whether a value comes from MUI X: its type does, or that of the value it is a property of. */
function isFromMuiX(checker: ts.TypeChecker, value: ts.Expression): boolean {
  if (isMuiXType(checker, checker.getTypeAtLocation(value))) {
    return true;
  }
  return ts.isPropertyAccessExpression(value) && isFromMuiX(checker, value.expression);
}

/** Whether a value is a parameter of a function that MUI X calls. */
function isParameterOfMuiX(checker: ts.TypeChecker, value: ts.Identifier): boolean {
  const declaration = checker.getSymbolAtLocation(value)?.valueDeclaration;
  const called = declaration && ts.findAncestor(declaration, ts.isParameter)?.parent;
  const expected =
    called && (ts.isArrowFunction(called) || ts.isFunctionExpression(called))
      ? checker.getContextualType(called)
      : undefined;
  const signature =
    expected && checker.getNonNullableType(expected).getCallSignatures()[0]?.getDeclaration();
  return signature !== undefined && MUI_X_FILE.test(signature.getSourceFile().fileName);
}

/**
 * Whether a property is read from a value that isn't of MUI X, such as a row. In plain JavaScript, its type is what the
 * compiler guesses from the rows that it sees.
 */
function isOfOwnType(checker: ts.TypeChecker, name: ts.Node): boolean {
  const { parent } = name;
  return (
    ts.isPropertyAccessExpression(parent) &&
    parent.name === name &&
    !/\.current$/.test(parent.expression.getText()) &&
    !isMuiXType(checker, checker.getTypeAtLocation(parent.expression))
  );
}

/** Whether an error is about MUI X, rather than about the code around it. */
function concernsMuiX(
  checker: ts.TypeChecker,
  node: ts.Node,
  message: string,
  names: ReadonlySet<string>,
): boolean {
  // An error may be in no place of the code, such as that of a missing `jsxImportSource`.
  if (ts.isSourceFile(node)) {
    return false;
  }
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return isFromMuiX(checker, parent.expression);
  }
  const isArgument = ts.isCallExpression(parent) && parent.expression !== node;
  if (isArgument && ts.isIdentifier(node) && isParameterOfMuiX(checker, node)) {
    return true;
  }
  const object = ts.findAncestor(node, ts.isObjectLiteralExpression);
  const expected = object && checker.getContextualType(object);
  return (
    isExpectedByMuiX(checker, node) ||
    (expected !== undefined && isMuiXType(checker, expected)) ||
    [...message.matchAll(/\b[A-Z]\w+/g)].some(([word]) => names.has(word))
  );
}

/** Whether a value is written where it is used, so that its type isn't what the compiler guesses for a variable. */
function isLiteral(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isPrefixUnaryExpression(node)) {
    return isLiteral(ts.isParenthesizedExpression(node) ? node.expression : node.operand);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.every(isLiteral);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isLiteral(property.initializer),
    );
  }
  return (
    ts.isLiteralExpression(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
      node.kind,
    )
  );
}

/** Whether a variable holds a text or a number where an array is expected. */
function isOneOfMany(checker: ts.TypeChecker, value: ts.Expression): boolean {
  const expected = checker.getContextualType(value);
  const held = valueOf(checker, value);
  return (
    expected !== undefined &&
    isArray(checker, expected) &&
    (ts.isStringLiteralLike(held) || ts.isNumericLiteral(held))
  );
}

/** Whether an error of plain JavaScript is one: types that the compiler guesses for variables aren't expected. */
function isCertain(checker: ts.TypeChecker, node: ts.Node, code: number): boolean {
  const { parent } = node;
  if (ts.isSourceFile(node) || IMPLICIT_ANY.has(code) || NULLISH.has(code)) {
    return false;
  }
  if (
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    parent.expression !== node &&
    !isMuiXSymbol(symbolOf(checker, parent.expression))
  ) {
    // The parameters of other functions, such as those that set a state, have types that the compiler guesses, too.
    return false;
  }
  if (MISSING.has(code) && isElement(parent) && parent.tagName === node) {
    return true;
  }
  if (ts.isJsxAttribute(parent)) {
    const { initializer } = parent;
    const value =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    return value === undefined || isLiteral(value) || isOneOfMany(checker, value);
  }
  if (ts.isPropertyAssignment(parent)) {
    return isLiteral(parent.initializer);
  }
  return isLiteral(node);
}

/** Returns the names in a value that its expected type doesn't have. For variables, the compiler doesn't look for them. */
function unknownsIn(
  checker: ts.TypeChecker,
  value: ts.Expression,
  types: readonly ts.Type[],
  owner: string,
): Unknown[] {
  const parts = types.flatMap((type) => partsOf(checker, type));
  if (ts.isArrayLiteralExpression(value)) {
    const elements = parts.flatMap((part) =>
      checker.isArrayLikeType(part) ? (part.getNumberIndexType() ?? []) : [],
    );
    return elements.length === 0
      ? []
      : value.elements.flatMap((element) => unknownsIn(checker, element, elements, owner));
  }
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    return unknownsReturned(checker, value, parts, owner);
  }
  if (!ts.isObjectLiteralExpression(value) || parts.length === 0 || areArrays(checker, parts)) {
    return [];
  }
  const all = parts.map((part) => propertiesOf(checker, part));
  if (all.some((names) => names === undefined || names.size === 0)) {
    return [];
  }
  const names = new Set(all.flatMap((each) => [...(each ?? [])]));
  return value.properties.flatMap((property): Unknown[] => {
    const { name } = property;
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      return [];
    }
    if (!names.has(name.text)) {
      return [
        {
          name: name.text,
          node: name,
          owner,
          kind: 'property',
          among: names,
          ...nameOfType(checker, types),
        },
      ];
    }
    const own = parts.flatMap((part) => {
      const found = checker.getPropertyOfType(part, name.text);
      return found ? checker.getTypeOfSymbolAtLocation(found, value) : [];
    });
    return ts.isPropertyAssignment(property)
      ? unknownsIn(checker, property.initializer, own, `${owner}.${name.text}`)
      : [];
  });
}

/** Returns the objects that a function returns, where it says so. */
function returnedBy({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) {
      found.push(valueInside(node.expression));
    } else if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  if (body && ts.isBlock(body)) {
    visit(body);
  } else if (body) {
    found.push(valueInside(body));
  }
  return found;
}

const valueInside = (value: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(value) ? valueInside(value.expression) : value;

/** Returns the names in what a function returns that its expected type doesn't have. The compiler doesn't look for them. */
function unknownsReturned(
  checker: ts.TypeChecker,
  value: ts.FunctionLikeDeclaration,
  types: readonly ts.Type[],
  owner: string,
): Unknown[] {
  const results = types.flatMap((type) =>
    type.getCallSignatures().flatMap((signature) => {
      const result = checker.getAwaitedType(signature.getReturnType());
      return result ? partsOf(checker, result) : [];
    }),
  );
  // Objects of one's own, such as rows, may have more than the grid knows.
  return results.length > 0 && results.every((result) => isMuiXType(checker, result))
    ? returnedBy(value)
        .filter(ts.isObjectLiteralExpression)
        .flatMap((returned) => unknownsIn(checker, returned, results, `${owner}()`))
    : [];
}

/**
 * Returns the names in objects that components of MUI X get, but don't have. The compiler doesn't look for them in
 * variables without a type, and reports only one of an object.
 */
function unknownsInObjects(checker: ts.TypeChecker, source: ts.SourceFile): Unknown[] {
  const found = new Map<ts.Node, Unknown>();
  const visit = (node: ts.Node) => {
    if (
      ts.isJsxAttribute(node) &&
      node.initializer &&
      ts.isJsxExpression(node.initializer) &&
      node.initializer.expression
    ) {
      const { expression } = node.initializer;
      const element = node.parent.parent;
      const expected =
        !variableOf(checker, expression)?.type && isMuiXSymbol(symbolOf(checker, element.tagName))
          ? checker.getContextualType(expression)
          : undefined;
      if (expected) {
        const value = valueOf(checker, expression);
        const owner = `${componentOf(checker, element)}.${node.name.getText()}`;
        unknownsIn(checker, value, [expected], owner).forEach((each) => found.set(each.node, each));
      }
    }
    const expected =
      ts.isArrowFunction(node) || ts.isFunctionExpression(node)
        ? checker.getContextualType(node)
        : undefined;
    if (expected) {
      const name = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '';
      unknownsReturned(checker, node as ts.ArrowFunction, partsOf(checker, expected), name).forEach(
        (each) => found.set(each.node, each),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

/** Whether the element around a node gets a component for a slot. */
function setsSlot(node: ts.Node, slot: string): boolean {
  const slots = elementAround(node)?.attributes.properties.find(
    (each) => ts.isJsxAttribute(each) && each.name.getText() === 'slots',
  );
  return slots !== undefined && new RegExp(`\\b${slot}\\b|=\\{\\w+\\}`).test(slots.getText());
}

/** Returns the names that a file imports from the MIT packages of MUI X. */
function importedFromMit(source: ts.SourceFile): Set<string> {
  return new Set(
    source.statements.flatMap((statement) => {
      const isMit =
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        statement.moduleSpecifier.text.startsWith('@mui/x-') &&
        !LICENSED_MODULE.test(statement.moduleSpecifier.text);
      const bindings = isMit ? statement.importClause?.namedBindings : undefined;
      return bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [];
    }),
  );
}

const LICENSED_MODULE = /^@mui\/x-[\w-]+-(?:pro|premium)\b/;

/** Files of the application by a path alias, and what isn't code. Nothing can be said about them. */
const OTHER_FILE = /^(?:@\/|~|#|\$|\/|src\/|app\/|virtual:|node:|https?:)|\.(?!js$|mjs$)\w+$|\?/;

/** Words that many names have, so that they tell nothing. */
const FILLERS = new Set([
  'on',
  'get',
  'set',
  'is',
  'to',
  'as',
  'of',
  'the',
  'unstable',
  'experimental',
]);

const wordsOf = (name: string): string[] =>
  name
    .split(/_|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/(?:er|ing|ed)+$/, ''))
    .filter((word) => word !== '' && !FILLERS.has(word));

/** What names of other libraries for tables, dates, trees and charts are called here, where there is such a name. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  accessor: 'field',
  accessorKey: 'field',
  dataIndex: 'field',
  header: 'headerName',
  title: 'headerName',
  cell: 'renderCell',
  render: 'renderCell',
  formatter: 'valueFormatter',
  direction: 'sort',
  data: 'rows',
  selected: 'value',
  dateFormat: 'format',
  filterDate: 'shouldDisableDate',
  disabledDate: 'shouldDisableDate',
  disableWeekends: 'shouldDisableDate',
  nodes: 'items',
  treeData: 'items',
  XAxis: 'ChartsXAxis',
  YAxis: 'ChartsYAxis',
  CartesianGrid: 'ChartsGrid',
  Legend: 'ChartsLegend',
  Tooltip: 'ChartsTooltip',
  ReferenceLine: 'ChartsReferenceLine',
  ResponsiveContainer: 'ChartContainer',
  Line: 'LinePlot',
  Bar: 'BarPlot',
  Pie: 'PiePlot',
};

/**
 * Returns the name that was probably meant: the closest one, or the only one with its words, or all of them, such as
 * `exportDataAsCsv` for `exportToCsv`.
 */
function meantBy(name: string, among: readonly string[]): string | undefined {
  const ofOthers = Object.hasOwn(OF_OTHERS, name) ? OF_OTHERS[name] : undefined;
  if (ofOthers !== undefined && among.includes(ofOthers)) {
    return ofOthers;
  }
  // The closest of short names are other names.
  const close = name.length > 3 ? nearest(name, among) : undefined;
  const words = wordsOf(name);
  if (close !== undefined || words.length < 2) {
    return close;
  }
  const all = among.filter((each) => {
    const own = wordsOf(each);
    return each !== name && words.every((word) => own.includes(word));
  });
  const exact = all.filter((each) => wordsOf(each).length === words.length);
  return [exact, all].find(({ length }) => length === 1)?.[0];
}

/** Options of {@link problemsOf}. */
export interface ProblemOptions {
  /** Whether the code is a part of a file, so that names may be declared elsewhere. */
  isFragment: boolean;
  /** Whether it is plain JavaScript. */
  isJavaScript: boolean;
  /** Whether it imports files that aren't here, so that what comes from them has no type. */
  hasUnknownFiles: boolean;
  /** Names of the documented packages, for suggestions. */
  names: Iterable<string>;
  /** Modules of the documented packages, for suggestions. */
  modules: Iterable<string>;
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

/** Returns the problems of a compiled block, with the closest names that exist in the same place. */
export function problemsOf(
  { file, program, source, diagnostics }: InspectedBlock,
  {
    isFragment,
    isJavaScript,
    hasUnknownFiles: importsUnknown,
    names: givenNames,
    modules,
    isExplained,
  }: ProblemOptions,
): BlockProblems {
  const checker = program.getTypeChecker();
  const names = new Set(givenNames);
  const firstLine = source.getLineAndCharacterOfPosition(file.start).line;
  const lineOf = (position: number) =>
    source.getLineAndCharacterOfPosition(Math.max(position, file.start)).line - firstLine + 1;
  const problems = new Map<string, FoundProblem>();
  const others = new Map<string, FoundProblem>();
  const assumed = new Set<string>();
  const unknownPackages = new Set<string>();
  const addTo = (list: Map<string, FoundProblem>, problem: FoundProblem) => {
    const key = `${problem.line} ${problem.name ?? problem.message}`;
    if (!list.has(key)) {
      list.set(key, problem);
    }
  };
  const add = (problem: FoundProblem) => addTo(problems, problem);
  const fromMit = importedFromMit(source);
  const usesLicensed = source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      LICENSED_MODULE.test(statement.moduleSpecifier.text),
  );
  /** Adds a name that doesn't exist, unless a licensed package may add it to the type. */
  const addUnknown = ({ name, node: place, owner, kind, type, among, meant }: Unknown) => {
    const suggestion = meantBy(name, [...among]) ?? meant;
    // A slot of one's own may have any props. Only types say which.
    const [, slot] = /\.slotProps\.(\w+)$/.exec(owner) ?? [];
    if (isJavaScript && suggestion === undefined && slot && setsSlot(place, slot)) {
      return;
    }
    const [first = ''] = owner.split(/[<.[]/);
    const isMitProp = kind === 'prop' && fromMit.has(first);
    if (usesLicensed && suggestion === undefined && names.has(first) && !isMitProp) {
      return;
    }
    const others = [...among].filter((each) => !each.startsWith('__'));
    const isShort = kind === 'property' && suggestion === undefined && others.length <= MOST_NAMES;
    const message =
      KIND_TEXT[kind](name, owner) +
      (isShort && others.length > 0
        ? ` It has ${others.map((each) => `\`${each}\``).join(', ')}.`
        : '');
    const line = lineOf(place.getStart());
    add({ line, message, name, owner, kind, ...(type === undefined ? {} : { type }), suggestion });
  };

  const specifiers = diagnostics.flatMap(({ code, start }) =>
    NO_MODULE.has(code)
      ? [
          nodeAt(source, start ?? 0)
            .getText()
            .slice(1, -1),
        ]
      : [],
  );
  specifiers.forEach((specifier) => {
    const name = packageNameOf(specifier);
    if (
      name !== undefined &&
      !OTHER_FILE.test(specifier) &&
      !builtinModules.includes(name) &&
      !name.startsWith('@mui/x-')
    ) {
      unknownPackages.add(name);
    }
  });
  const hasUnknown = importsUnknown || specifiers.length > 0;
  const isSyntax = program.getSyntacticDiagnostics(source).length > 0;
  for (const diagnostic of diagnostics) {
    const { code, start = 0 } = diagnostic;
    const node = nodeAt(source, start);
    const line = lineOf(start);
    const text = node.getText();
    const message = messageOf(diagnostic);
    if (IGNORED.has(code) || MATCHER.test(message)) {
      continue;
    }
    if (isExplained(start)) {
      // The compiler reports one name of an element, which may have others.
      unknownsAt(checker, node, code)
        .filter((unknown) => !isExplained(unknown.node.getStart()))
        .forEach(addUnknown);
      continue;
    }
    if (isSyntax) {
      add({ line, message });
    } else if (NO_MODULE.has(code)) {
      const name = text.slice(1, -1);
      if (packageNameOf(name)?.startsWith('@mui/x-')) {
        const suggestion = nearest(name, modules);
        add({ line, message: KIND_TEXT.module(name), name, kind: 'module', suggestion });
      }
    } else if (IMPLICIT_ANY.has(code) && (isFragment || isJavaScript || hasUnknown)) {
      // The type comes from code that isn't here, or the code has none.
    } else if (
      hasUnknown &&
      FROM_UNKNOWN.test(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'))
    ) {
      // So does this one: a generic function got a value without a type.
    } else if (usesLicensed && names.has(NO_PROPERTY_OF.exec(message)?.[1] ?? '')) {
      // The licensed packages aren't installed, so their additions are unknown.
    } else if (NO_NAME.has(code)) {
      const suggestion = nearest(text, names, Math.min(2, Math.floor(text.length / 4)));
      const isMeant = suggestion !== undefined && /^(?:[A-Z]|use[A-Z])/.test(text);
      const problem = {
        line,
        message: KIND_TEXT.identifier(text),
        name: text,
        kind: 'identifier',
      } as const;
      if (GLOBALS.test(text)) {
        // Its types aren't read.
      } else if (isMeant || (names.has(text) && !isFragment)) {
        add({ ...problem, ...(isMeant ? { suggestion } : {}) });
      } else if (isFragment) {
        assumed.add(text);
      } else {
        addTo(others, problem);
      }
    } else {
      const unknown = unknownsAt(checker, node, code);
      const isMuiX = concernsMuiX(checker, node, message, names);
      if (!isMuiX) {
        if (!isJavaScript || isCertain(checker, node, code)) {
          addTo(others, { line, message });
        }
        continue;
      }
      unknown
        .filter(({ node: place }) => !isJavaScript || !isOfOwnType(checker, place))
        .forEach(addUnknown);
      if (
        unknownsOf(checker, node, code).length === 0 &&
        (!isJavaScript || isCertain(checker, node, code))
      ) {
        const expected = NO_PROPERTY.has(code)
          ? expectedValue(checker, node)
          : code === ONLY_TYPE && Object.hasOwn(OF_OTHERS, text)
            ? { text: '', suggestion: OF_OTHERS[text] }
            : undefined;
        const { text: meant = '', suggestion, isWhole }: Partial<Expected> = expected ?? {};
        const name = ts.isJsxAttribute(node.parent) ? `\`${node.parent.name.getText()}\`: ` : '';
        add({
          line,
          message: isWhole ? meant : name + message + meant,
          ...(suggestion ? { suggestion } : {}),
        });
      }
    }
  }
  if (!isSyntax) {
    unknownsInObjects(checker, source)
      .filter(({ node }) => node.getStart(source) >= file.start && !isExplained(node.getStart()))
      .forEach(addUnknown);
    defaultImports(checker, source).forEach(({ node, message, suggestion }) =>
      add({
        line: lineOf(node.getStart(source)),
        message,
        ...(suggestion === undefined ? {} : { suggestion: `{ ${suggestion} }` }),
      }),
    );
  }
  return {
    problems: [...problems.values()].sort((a, b) => a.line - b.line),
    others: [...others.values()].sort((a, b) => a.line - b.line),
    assumed: [...assumed],
    unknownPackages: [...unknownPackages],
  };
}
