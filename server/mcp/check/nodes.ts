import ts from 'typescript';

import { importedAs } from './values';

/** Returns the innermost node at a position. */
export function nodeAt(source: ts.SourceFile, position: number): ts.Node {
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
export function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const apparent = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  return apparent.isUnion() ? apparent.types.flatMap((part) => partsOf(checker, part)) : [apparent];
}

/** Returns the names of a type's properties. Undefined if it may have any property. */
export function propertiesOf(checker: ts.TypeChecker, type: ts.Type): Set<string> | undefined {
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
export const areArrays = (checker: ts.TypeChecker, parts: readonly ts.Type[]): boolean =>
  parts.length > 0 &&
  parts.every(
    (part) =>
      (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) === 0 && checker.isArrayLikeType(part),
  );

/** Whether a value can only be an array. */
export const isArray = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  areArrays(checker, partsOf(checker, type));

/** Returns the name of a type, without what is internal to the packages. */
export function nameOfType(checker: ts.TypeChecker, types: readonly ts.Type[]): { type?: string } {
  const symbol = types
    .flatMap((type) => [type, checker.getNonNullableType(type)])
    .flatMap((type) => [type.aliasSymbol, type.getSymbol()])
    .find((candidate) => candidate !== undefined && !candidate.name.startsWith('__'));
  return symbol ? { type: symbol.name } : {};
}

export const isJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

export const isElement = (node: ts.Node): node is ts.JsxSelfClosingElement | ts.JsxOpeningElement =>
  ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);

/** Returns the name of an element's component: the one that a package exports, if it is imported or styled. */
export const componentOf = (
  checker: ts.TypeChecker,
  { tagName }: ts.JsxSelfClosingElement | ts.JsxOpeningElement,
): string => importedAs(checker, tagName)?.name ?? tagName.getText();

/** Returns the props of a component without those that it passes on to an element. Undefined if it has no others. */
export function ownPropsOf(checker: ts.TypeChecker, type: ts.Type): string[] | undefined {
  const own = partsOf(checker, type)
    .flatMap((part) => checker.getPropertiesOfType(part))
    .filter(({ declarations = [] }) =>
      declarations.some((node) => !node.getSourceFile().fileName.includes('/@types/react/')),
    );
  return own.length > 0 ? own.map(({ name }) => name) : undefined;
}

/** Returns the name of the place of an object: the attribute or property that it is the value of, with its owner. */
export function placeOf(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression): string {
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

/** Returns what a function gets that is passed to something, if a name in it is one of its parameters. */
export function parametersAround(checker: ts.TypeChecker, value: ts.Expression) {
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

/** Returns the component that a theme configures around a name: `DataGrid` in `MuiDataGrid: { … }`. */
export function themedAround(node: ts.Node, names: ReadonlySet<string>): string | undefined {
  const property = ts.findAncestor(
    node,
    (each) => ts.isPropertyAssignment(each) && /^['"]?Mui[A-Z]/.test(each.name.getText()),
  );
  const name = property && ts.isPropertyAssignment(property) ? property.name.getText() : '';
  const component = name.replace(/^['"]?Mui|['"]$/g, '');
  return names.has(component) ? component : undefined;
}

/** Returns the element whose attributes contain a node. */
export function elementAround(
  node: ts.Node,
): ts.JsxSelfClosingElement | ts.JsxOpeningElement | undefined {
  let around: ts.Node = node;
  while (!isElement(around) && !ts.isStatement(around) && !ts.isSourceFile(around)) {
    around = around.parent;
  }
  return isElement(around) ? around : undefined;
}

/** Returns the value that an error is about: that of an attribute or a property, or the node itself. */
export function valueAt(node: ts.Node): ts.Expression | undefined {
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
export const isPlace = (node: ts.Node): boolean =>
  (ts.isJsxAttribute(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** Returns the name of the attribute or property that has a value. */
export function placedAt({ parent }: ts.Expression): string | undefined {
  const place = ts.isJsxExpression(parent) ? parent.parent : parent;
  return ts.isJsxAttribute(place) || ts.isPropertyAssignment(place)
    ? place.name.getText()
    : undefined;
}

/** Returns the symbol of a name, also if it is imported. */
export function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** Returns the objects that a function returns, where it says so. */
export function returnedBy({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
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

/** Returns the imports of a file, with the names of their modules. */
export const importsOf = (source: ts.SourceFile) =>
  source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? [{ clause: statement.importClause, module: statement.moduleSpecifier.text }]
      : [],
  );
