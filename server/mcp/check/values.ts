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

/** Returns the declaration of a variable that never changes, or of a state. */
export function variableOf(
  checker: ts.TypeChecker,
  expression: ts.Expression,
): ts.VariableDeclaration | undefined {
  const symbol = ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression) : undefined;
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
