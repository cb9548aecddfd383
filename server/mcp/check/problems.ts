import { builtinModules } from 'node:module';

import ts from 'typescript';

import type { Plan } from '../../../src/core/navigation';
import { nearest } from '../../../src/core/validation/nearest';
import { packageNameOf } from '../../../src/core/versions/packages/name';
import {
  IMPLICIT_ANY,
  NO_MODULE,
  type InspectedBlock,
} from '../../../src/plugins/api-reference/check/compile';

import { likeness, meantBy, OF_OTHERS, SURE, weightsIn, type Meant } from './meant';
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

/** What kind of name doesn't exist. */
export type UnknownKind = 'prop' | 'property' | 'export' | 'module' | 'identifier';

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
/** "… is possibly null": plain JavaScript can't say that it isn't. */
const NULLISH = new Set([2531, 2532, 2533, 18046, 18047, 18048, 18049]);
/** "Property … is missing in type …": the value lacks what is required. */
const MISSING = new Set([2739, 2740, 2741]);
/** "… only refers to a type, but is being used as a value here." */
const ONLY_TYPE = 2693;
/** An import or export of a name that the module lacks. */
const NO_EXPORT = new Set([2305, 2614, 2724, 2459, 2460, 2694]);
/** A property that a type lacks. */
const NO_PROPERTY = new Set([2339, 2551, 2353, 2561, 2322, 2820, 2559, 2769, 2345]);
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
  kind: UnknownKind;
  type?: string;
  among: Iterable<string>;
  /** Code that was probably meant, if it isn't one of these names. */
  meant?: string;
  /** What else to know. */
  hint?: string;
  /** The type that doesn't have it. */
  of?: ts.Type;
}

/** Returns the name of a type, without what is internal to the packages. */
function nameOfType(checker: ts.TypeChecker, types: readonly ts.Type[]): { type?: string } {
  const symbol = types
    .flatMap((type) => [type, checker.getNonNullableType(type)])
    .flatMap((type) => [type.aliasSymbol, type.getSymbol()])
    .find((each) => each !== undefined && !each.name.startsWith('__'));
  return symbol ? { type: symbol.name } : {};
}

const isJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const isElement = (node: ts.Node): node is ts.JsxSelfClosingElement | ts.JsxOpeningElement =>
  ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);

/** Returns the name of an element's component: the one that a package exports, if it is imported or styled. */
const componentOf = (
  checker: ts.TypeChecker,
  { tagName }: ts.JsxSelfClosingElement | ts.JsxOpeningElement,
): string => importedAs(checker, tagName)?.name ?? tagName.getText();

/** Returns the props of a component without those that it passes on to an element. Undefined if it has no others. */
function ownPropsOf(checker: ts.TypeChecker, type: ts.Type): string[] | undefined {
  const own = partsOf(checker, type)
    .flatMap((part) => checker.getPropertiesOfType(part))
    .filter(({ declarations = [] }) =>
      declarations.some((node) => !node.getSourceFile().fileName.includes('/@types/react/')),
    );
  return own.length > 0 ? own.map(({ name }) => name) : undefined;
}

/** Returns the code of the value of an attribute or a property. Empty for an attribute without a value. */
const textOfValue = ({ parent }: ts.Node): string =>
  (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)
    ? parent.initializer?.getText()
    : undefined) ?? '';

/** Returns a name with a small first letter, without a word before and after it: `item` for `renderItem`. */
const withoutAffixes = (name: string): string => {
  const bare = name.replace(/^(?:render|custom)(?=[A-Z])|(?:Component|Renderer|Slot)$/g, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
};

/**
 * Says where else an object has a name: as a value (`layout="horizontal"`), as a slot or a prop of one
 * (`slotProps={{ legend: { position: … } }}` for `legendPosition`), or as a part of what it gets (`localeText` for
 * `noRowsLabel`).
 */
function placeInside(
  checker: ts.TypeChecker,
  type: ts.Type,
  name: string,
  place: ts.Node,
): string | undefined {
  const all = partsOf(checker, type).flatMap((part) => checker.getPropertiesOfType(part));
  // Unions have a property several times.
  const properties = [
    ...new Map(all.filter(isMuiXSymbol).map((property) => [property.name, property])).values(),
  ];
  const typeOf = (property: ts.Symbol) =>
    checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const isValue = (property: ts.Symbol) =>
    partsOf(checker, typeOf(property)).some(
      (part) => part.isStringLiteral() && part.value === name,
    );
  const withValue = properties.filter(isValue);
  // `horizontal`, not `error={null}`.
  const isOn = /^(?:true|\{true\}|)$/.test(textOfValue(place));
  if (withValue.length === 1 && isOn) {
    return `It is a value: \`${withValue[0]?.name}="${name}"\`.`;
  }
  const inside = (property: string) => {
    const found = properties.find((each) => each.name === property);
    return found ? checker.getPropertiesOfType(typeOf(found)) : [];
  };
  const slot = inside('slots').find((each) => each.name === withoutAffixes(name));
  if (slot) {
    return `It is a slot: \`slots={{ ${slot.name}: … }}\`.`;
  }
  for (const props of inside('slotProps')) {
    const rest = name.startsWith(props.name) ? name.slice(props.name.length) : '';
    const member = rest.charAt(0).toLowerCase() + rest.slice(1);
    const parts = partsOf(checker, typeOf(props));
    if (rest !== member && parts.some((part) => part.getProperty(member))) {
      return `Use \`slotProps={{ ${props.name}: { ${member}: … } }}\`.`;
    }
  }
  // Pickers don't pass on what only their field has, such as `clearable`.
  const field = inside('slotProps').find((props) => props.name === 'field');
  if (
    field &&
    partsOf(checker, typeOf(field)).some((part) => isMuiXSymbol(part.getProperty(name)))
  ) {
    return `Use \`slotProps={{ field: { ${name}: … } }}\`.`;
  }
  const parents = properties.filter((property) =>
    partsOf(checker, typeOf(property)).some((part) => {
      const element = checker.isArrayLikeType(part) ? part.getNumberIndexType() : part;
      return (
        element &&
        partsOf(checker, element).some((each) => {
          const member = each.getProperty(name);
          // Base slots take the props of Material UI's component there.
          return isMuiXSymbol(member) || (property.name === 'material' && member !== undefined);
        })
      );
    }),
  );
  return parents.length === 1 ? `It is part of \`${parents[0]?.name}\`.` : undefined;
}

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
                among: ownPropsOf(checker, type) ?? names,
                of: type,
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
                of: type,
                ...nameOfType(checker, [type]),
              },
            ];
      });
}

/** Returns what a function gets that is passed to something, if a name in it is one of its parameters. */
function parametersAround(checker: ts.TypeChecker, value: ts.Expression) {
  const declaration = checker.getSymbolAtLocation(value)?.valueDeclaration;
  const called = declaration && ts.isParameter(declaration) ? declaration.parent : undefined;
  const expected =
    called && (ts.isArrowFunction(called) || ts.isFunctionExpression(called))
      ? checker.getContextualType(called)
      : undefined;
  const signature = expected && checker.getNonNullableType(expected).getCallSignatures()[0];
  return signature?.getParameters().map((parameter) => ({
    name: parameter.name,
    type: checker.getTypeOfSymbolAtLocation(parameter, value),
  }));
}

/** Longest name of a type in a message. */
const LONGEST_TYPE = 40;

/** What other grids call the row that they pass to functions. */
const ROW_OF_OTHERS = /^(?:data|record|original|rowData)$/;

/**
 * Returns what was meant by a name that a value doesn't have: that of another parameter, of an element, of a row, or of
 * what a ref holds.
 */
function meantInstead(
  checker: ts.TypeChecker,
  value: ts.Expression,
  type: ts.Type,
  name: string,
): Pick<Unknown, 'meant' | 'hint'> {
  const has = (each: ts.Type) =>
    partsOf(checker, each).some((part) => part.getProperty(name) !== undefined);
  /** Returns the code for a name of a value, or of its row. */
  const pathIn = (code: string, each: ts.Type): string | undefined => {
    const isParams = /^Grid\w+Params$/.test(nameOfType(checker, [each]).type ?? '');
    const row = isParams ? each.getProperty('row') : undefined;
    const ofRow = row && checker.getTypeOfSymbolAtLocation(row, value);
    // A row without a type has any name, but this one may be a wrong name of the parameters.
    const { suggestion, similar = [] } = meantBy(name, [...(propertiesOf(checker, each) ?? [])]);
    const isOfAnyRow = suggestion === undefined && similar.length === 0;
    return has(each)
      ? `${code}.${name}`
      : ofRow && !has(ofRow) && ROW_OF_OTHERS.test(name)
        ? `${code}.row`
        : ofRow && (has(ofRow) || (propertiesOf(checker, ofRow) === undefined && isOfAnyRow))
          ? `${code}.row.${name}`
          : undefined;
  };
  const current = type.getProperty('current');
  if (current && has(checker.getTypeOfSymbolAtLocation(current, value))) {
    return { meant: `${value.getText()}.current.${name}` };
  }
  const parameters = parametersAround(checker, value);
  const [others, inRows] = [true, false].map((isOwn) =>
    (parameters ?? [])
      .filter((parameter) => parameter.type !== type && has(parameter.type) === isOwn)
      .flatMap((each) => pathIn(each.name, each.type) ?? []),
  );
  const ofRow = pathIn(value.getText(), type);
  const [other = ofRow === undefined ? inRows?.[0] : undefined] = others ?? [];
  if (parameters && other !== undefined) {
    const list = parameters.map((each) => each.name).join(', ');
    return { meant: other, hint: `The function is called with \`(${list})\`.` };
  }
  const element = isArray(checker, type)
    ? partsOf(checker, type)[0]?.getNumberIndexType()
    : undefined;
  if (element && has(element)) {
    return { meant: `${value.getText()}[0].${name}`, hint: `\`${value.getText()}\` is an array.` };
  }
  if (ofRow !== undefined) {
    return { meant: ofRow };
  }
  const text = checker.typeToString(checker.getNonNullableType(type));
  const own = text.length < LONGEST_TYPE ? text : (nameOfType(checker, [type]).type ?? text);
  return parameters && own.length < LONGEST_TYPE
    ? { hint: `\`${value.getText()}\` is of the type \`${own}\`.` }
    : {};
}

/** Returns the name that is missing in a property access, or in what is taken out of an object. */
function unknownAccess(checker: ts.TypeChecker, node: ts.Node): Unknown[] {
  const { parent } = node;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const type = checker.getTypeAtLocation(parent.parent);
    const names = propertiesOf(checker, type);
    const { text } = ts.isIdentifier(node) ? node : { text: '' };
    const { type: owner = '' } = nameOfType(checker, [type]);
    return names === undefined || names.has(text)
      ? []
      : [{ name: text, node, owner, kind: 'property', among: names }];
  }
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) {
    return [];
  }
  const type = checker.getTypeAtLocation(parent.expression);
  const names = propertiesOf(checker, type);
  const name = parent.name.text;
  return names === undefined || names.has(name)
    ? []
    : [
        {
          name,
          node,
          owner: parent.expression.getText(),
          ...meantInstead(checker, parent.expression, type, name),
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
  // `declare module` replaces a package in a file that isn't a module, rather than adding to it.
  const isReplaced =
    module?.declarations?.every(ts.isModuleDeclaration) &&
    module.declarations.some((each) => !MUI_X_FILE.test(each.getSourceFile().fileName));
  return [
    {
      name,
      node,
      ...(isReplaced
        ? {
            meant: 'export {}',
            hint: '`declare module` replaces it in a file without imports and exports.',
          }
        : {}),
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
  const isPackage = [...modules.values()].some((each) => packageNameOf(each) === own);
  return found.find((each) => each && (!isPackage || packageNameOf(each) === own));
}

/** Returns the component that a theme configures around a name: `DataGrid` in `MuiDataGrid: { … }`. */
function themedAround(node: ts.Node, names: ReadonlySet<string>): string | undefined {
  const property = ts.findAncestor(
    node,
    (each) => ts.isPropertyAssignment(each) && /^['"]?Mui[A-Z]/.test(each.name.getText()),
  );
  const name = property && ts.isPropertyAssignment(property) ? property.name.getText() : '';
  const component = name.replace(/^['"]?Mui|['"]$/g, '');
  return names.has(component) ? component : undefined;
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
  const found = new Map(unknownsOf(checker, node, code).map((each) => [each.node, each]));
  const element = elementAround(node);
  const add = (each: Unknown) => found.set(each.node, each);
  if (element && element !== node.parent) {
    unknownAttributes(checker, element).forEach(add);
  }
  for (
    let at = node;
    !isElement(at) && !ts.isStatement(at) && !ts.isSourceFile(at);
    at = at.parent
  ) {
    if (ts.isObjectLiteralExpression(at) && NO_PROPERTY.has(code)) {
      unknownProperties(checker, at).forEach(add);
    }
  }
  return [...found.values()];
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

/** "… has no properties in common with type …" */
const NOTHING_IN_COMMON = 2559;

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

/** Whether a node is the name of an attribute or a property. */
const isPlace = (node: ts.Node): boolean =>
  (ts.isJsxAttribute(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** Returns the name of the attribute or property that has a value. */
function placedAt({ parent }: ts.Expression): string | undefined {
  const place = ts.isJsxExpression(parent) ? parent.parent : parent;
  return ts.isJsxAttribute(place) || ts.isPropertyAssignment(place)
    ? place.name.getText()
    : undefined;
}

/** What a value must be instead. */
interface Expected {
  text: string;
  suggestion?: string;
  /** Whether the text says all, without what the compiler says. */
  isWhole?: boolean;
}

/** Says what a value must be instead, if that is simple: one of some texts, an array, or an object with some names. */
function expectedValue(checker: ts.TypeChecker, node: ts.Node, code: number): Expected | undefined {
  const { parent } = node;
  const object = ts.isObjectLiteralElementLike(parent) ? parent.parent : undefined;
  const ofObject =
    object && ts.isObjectLiteralExpression(object) ? checker.getContextualType(object) : undefined;
  if (object && ofObject && isArray(checker, ofObject)) {
    const place = ts.isObjectLiteralExpression(object) ? placeOf(checker, object) : '';
    return { text: `\`${place}\` must be an array of objects, not an object.`, isWhole: true };
  }
  const list = ts.isArrayLiteralExpression(parent) && checker.getContextualType(parent);
  const place = list && !isArray(checker, list) ? placedAt(parent) : undefined;
  if (place !== undefined) {
    return { text: `\`${place}\` must be an object, not an array.`, isWhole: true };
  }
  const value = valueAt(node);
  const type = value && checker.getContextualType(value);
  const parts = type ? partsOf(checker, type) : [];
  if (!value || parts.length === 0) {
    return undefined;
  }
  if (isJsx(value) && parts.some((part) => part.getCallSignatures().length > 0)) {
    return { text: ' Pass the component, not an element.' };
  }
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  if (texts.length > 0) {
    const { suggestion, similar = [] }: Meant = ts.isStringLiteralLike(value)
      ? meantBy(value.text, texts)
      : {};
    return texts.length > MOST_VALUES || texts.length < parts.length
      ? suggestion === undefined && similar.length === 0
        ? undefined
        : {
            text: suggestion
              ? ''
              : ` Similar: ${similar.map((text) => `\`'${text}'\``).join(', ')}.`,
            ...(suggestion === undefined ? {} : { suggestion: `'${suggestion}'` }),
          }
      : {
          text: ` Allowed: ${texts.map((text) => `\`'${text}'\``).join(', ')}.`,
          ...(suggestion === undefined ? {} : { suggestion: `'${suggestion}'` }),
        };
  }
  if (areArrays(checker, parts)) {
    return isArray(checker, checker.getTypeAtLocation(value))
      ? undefined
      : { text: ' It must be an array.' };
  }
  if (code === NOTHING_IN_COMMON) {
    const names = [...(propertiesOf(checker, type ?? checker.getAnyType()) ?? [])];
    return names.length > 0 && names.length <= MOST_NAMES
      ? { text: ` It must be an object with ${names.map((name) => `\`${name}\``).join(', ')}.` }
      : undefined;
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

/** Names of parameters that aren't those of a row or a value, so that the function expects something else. */
const OTHER_PARAMETER = /^(?:params?|e|event)$/;

/** Whether the code that is checked says which type a value has. */
function isOwn(checker: ts.TypeChecker, value: ts.Expression): boolean {
  const declaration = checker.getSymbolAtLocation(value)?.valueDeclaration;
  return (
    (declaration !== undefined && ts.isParameter(declaration) && declaration.type !== undefined) ||
    (!OTHER_PARAMETER.test(value.getText()) &&
      partsOf(checker, checker.getTypeAtLocation(value)).some((type) =>
        (type.getSymbol()?.declarations ?? []).some(
          (node) => !node.getSourceFile().isDeclarationFile,
        ),
      ))
  );
}

/** Whether a value is a ref that holds something of MUI X, such as `apiRef`. */
function isRefOfMuiX(checker: ts.TypeChecker, value: ts.Expression): boolean {
  const current = checker.getTypeAtLocation(value).getProperty('current');
  return (
    current !== undefined && isMuiXType(checker, checker.getTypeOfSymbolAtLocation(current, value))
  );
}

/** Whether a value comes from MUI X: its type does, or that of the value it is a property of. */
function isFromMuiX(checker: ts.TypeChecker, value: ts.Expression): boolean {
  return (
    isMuiXType(checker, checker.getTypeAtLocation(value)) ||
    isRefOfMuiX(checker, value) ||
    isMuiXSymbol(symbolOf(checker, value)) ||
    (ts.isIdentifier(value) && isParameterOfMuiX(checker, value) && !isOwn(checker, value)) ||
    (ts.isPropertyAccessExpression(value) && isFromMuiX(checker, value.expression))
  );
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
    !isRefOfMuiX(checker, parent.expression) &&
    !isMuiXType(checker, checker.getTypeAtLocation(parent.expression)) &&
    !isMuiXSymbol(symbolOf(checker, parent.expression))
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
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    return isMuiXType(checker, checker.getTypeAtLocation(parent.parent));
  }
  const isArgument = ts.isCallExpression(parent) && parent.expression !== node;
  if (isArgument && ts.isIdentifier(node) && isParameterOfMuiX(checker, node)) {
    return true;
  }
  const object = ts.findAncestor(node, ts.isObjectLiteralExpression);
  const expected = object && checker.getContextualType(object);
  return (
    isExpectedByMuiX(checker, node) ||
    themedAround(node, names) !== undefined ||
    (expected !== undefined && isMuiXType(checker, expected)) ||
    [...message.matchAll(/\b[A-Z]\w+/g)].some(([word]) => names.has(word))
  );
}

/** Whether a package declares what a call returns, so that the compiler doesn't guess its type: `dayjs().add(1, 'day')`. */
function isDeclaredCall(checker: ts.TypeChecker, node: ts.Node): boolean {
  const declaration =
    ts.isCallExpression(node) || ts.isNewExpression(node)
      ? checker.getResolvedSignature(node)?.getDeclaration()
      : undefined;
  return (
    declaration !== undefined &&
    declaration.getSourceFile().isDeclarationFile &&
    declaration.typeParameters === undefined &&
    (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) === 0
  );
}

/** Whether a value is written where it is used, so that its type isn't what the compiler guesses for a variable. */
function isLiteral(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isPrefixUnaryExpression(node)) {
    return isLiteral(checker, ts.isParenthesizedExpression(node) ? node.expression : node.operand);
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.every((element) => isLiteral(checker, element));
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isLiteral(checker, property.initializer),
    );
  }
  return (
    ts.isLiteralExpression(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    isJsx(node) ||
    isDeclaredCall(checker, node) ||
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

/** Whether a function is the value of an attribute or a property that doesn't exist, so that its parameters have no type. */
function isOfUnknownProp(checker: ts.TypeChecker, node: ts.Node): boolean {
  const called = ts.findAncestor(
    node,
    (each): each is ts.ArrowFunction | ts.FunctionExpression =>
      ts.isArrowFunction(each) || ts.isFunctionExpression(each),
  );
  return (
    called !== undefined &&
    placedAt(called) !== undefined &&
    checker.getContextualType(called) === undefined &&
    elementAround(called) !== undefined
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
    return !parent.attributes.properties.some(ts.isJsxSpreadAttribute);
  }
  if (ts.isJsxAttribute(parent)) {
    const { initializer } = parent;
    const value =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    return value === undefined || isLiteral(checker, value) || isOneOfMany(checker, value);
  }
  if (ts.isPropertyAssignment(parent)) {
    return isLiteral(checker, parent.initializer);
  }
  return isLiteral(checker, node);
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

const IN_THEME = /^Mui[A-Z]/;

/** Returns the components that a theme configures, but that its types don't have. */
function unknownComponents(checker: ts.TypeChecker, source: ts.SourceFile): Unknown[] {
  const found: Unknown[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isObjectLiteralExpression(node) &&
      node.properties.some(({ name }) => IN_THEME.test(name?.getText() ?? ''))
    ) {
      found.push(...unknownProperties(checker, node).filter(({ name }) => IN_THEME.test(name)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether the element around a node gets a component for a slot. */
function setsSlot(node: ts.Node, slot: string): boolean {
  const slots = elementAround(node)?.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'slots',
  );
  return slots !== undefined && new RegExp(`\\b${slot}\\b|=\\{\\w+\\}`).test(slots.getText());
}

/** Returns the imports of a file, with the names of their modules. */
const importsOf = (source: ts.SourceFile) =>
  source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? [{ clause: statement.importClause, module: statement.moduleSpecifier.text }]
      : [],
  );

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
    : among.find((each) => likeness(full, each, weightOf) >= SURE);
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
