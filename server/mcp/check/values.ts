import ts from 'typescript';

/** Returns the value in `useMemo(() => value)`, `useState(value)` and `value as const`. */
function unwrapped(value: ts.Expression): ts.Expression {
  if (
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isParenthesizedExpression(value) ||
    ts.isNonNullExpression(value)
  ) {
    return unwrapped(value.expression);
  }
  const [first] = ts.isCallExpression(value) ? value.arguments : [];
  if (
    !first ||
    !ts.isCallExpression(value) ||
    !/(?:^|\.)use(?:Memo|State)$/.test(value.expression.getText())
  ) {
    return value;
  }
  if (!ts.isArrowFunction(first)) {
    return unwrapped(first);
  }
  const { body } = first;
  const returned = ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body;
  return returned ? unwrapped(returned) : value;
}

/** Returns the symbol of an identifier; that of the variable for `columns` in `{ columns }`. */
export function symbolAt(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  if (!ts.isIdentifier(node)) {
    return undefined;
  }
  return ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
}

/** What a name in code is imported as. */
export interface ImportedName {
  module: string;
  /** The exported name. For a default import, the local one. */
  name: string;
}

/** How many names and calls {@link importedAs} follows. A variable may be its own value. */
const MOST_STEPS = 8;

/**
 * Returns what an expression is imported as, also behind an alias, a namespace, `styled()` and `memo()`. Undefined if the
 * code declares it, even under the name of an import.
 */
export function importedAs(
  checker: ts.TypeChecker,
  expression: ts.Node,
  steps = MOST_STEPS,
): ImportedName | undefined {
  const follow = (node?: ts.Node) =>
    node && steps > 0 ? importedAs(checker, node, steps - 1) : undefined;
  if (ts.isCallExpression(expression)) {
    const { expression: called, arguments: list } = expression;
    const [first] = list;
    return ts.isCallExpression(called)
      ? follow(called)
      : /(?:^|\.)(?:styled|memo)$/.test(called.getText())
        ? follow(first)
        : undefined;
  }
  if (ts.isTaggedTemplateExpression(expression)) {
    return follow(expression.tag);
  }
  const isMember = ts.isPropertyAccessExpression(expression);
  const declaration = symbolAt(checker, isMember ? expression.expression : expression)
    ?.declarations?.[0];
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  if (!statement || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return isMember ? undefined : follow(variableOf(checker, expression)?.initializer);
  }
  const module = statement.moduleSpecifier.text;
  if (isMember || ts.isNamespaceImport(declaration)) {
    return isMember && ts.isNamespaceImport(declaration)
      ? { module, name: expression.name.text }
      : undefined;
  }
  const name = ts.isImportSpecifier(declaration)
    ? (declaration.propertyName ?? declaration.name).text
    : expression.getText();
  return { module, name };
}

/** Returns the declaration of a variable that never changes, or of a state. */
export function variableOf(
  checker: ts.TypeChecker,
  expression: ts.Node,
): ts.VariableDeclaration | undefined {
  const symbol = symbolAt(checker, expression);
  const declaration =
    symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? checker.getAliasedSymbol(symbol).valueDeclaration
      : symbol?.valueDeclaration;
  const variable =
    declaration && ts.isBindingElement(declaration) && ts.isArrayBindingPattern(declaration.parent)
      ? declaration.parent.elements[0] === declaration
        ? declaration.parent.parent
        : undefined
      : declaration;
  return variable &&
    ts.isVariableDeclaration(variable) &&
    (variable.parent.flags & ts.NodeFlags.Const) !== 0
    ? variable
    : undefined;
}

/** Returns what an expression is: the value of a variable, without what keeps it between renders. */
export function valueOf(checker: ts.TypeChecker, expression: ts.Expression): ts.Expression {
  const initializer = variableOf(checker, expression)?.initializer;
  return unwrapped(initializer ?? expression);
}
