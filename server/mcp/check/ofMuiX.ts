import ts from 'typescript';

import { IMPLICIT_ANY } from '../../../src/plugins/api-reference/check/compile';

import { isArray, isElement, isJsx, partsOf, symbolOf, themedAround } from './nodes';
import { valueOf } from './values';

/** "… is possibly null": plain JavaScript can't say that it isn't. */
const NULLISH = new Set([2531, 2532, 2533, 18046, 18047, 18048, 18049]);
/** "Property … is missing in type …": the value lacks what is required. */
const MISSING = new Set([2739, 2740, 2741]);
/** Matches the files of MUI X in which a name is declared. */
export const MUI_X_FILE = /\/@mui\/x-(?!internal)/;

export const isMuiXSymbol = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((node) => MUI_X_FILE.test(node.getSourceFile().fileName)) ?? false;

/** Whether MUI X declares a type, or a part of it. */
export const isMuiXType = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  isMuiXSymbol(type.aliasSymbol) ||
  partsOf(checker, type).some(
    (part) => isMuiXSymbol(part.aliasSymbol) || isMuiXSymbol(part.getSymbol()),
  );

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
export function isOfOwnType(checker: ts.TypeChecker, name: ts.Node): boolean {
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
export function concernsMuiX(
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

/** Whether an error of plain JavaScript is one: types that the compiler guesses for variables aren't expected. */
export function isCertain(checker: ts.TypeChecker, node: ts.Node, code: number): boolean {
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
