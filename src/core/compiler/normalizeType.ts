import ts from 'typescript';

/*
 * What is removed from types before they are compared, because it makes no difference to users:
 *
 * - White space and line breaks, types of quotes, redundant parentheses, and `;` or `,` between members: notation.
 * - The order of unions and intersections, and duplicates in them: TypeScript prints them in the order in which it
 *   encountered their members, which changes with its version or with other imports.
 * - `true | false` for `boolean`, `Array<T>` for `T[]`, `ReadonlyArray<T>` for `readonly T[]`: the same types.
 * - `| undefined` of optional members: without `exactOptionalPropertyTypes`, it is always implied.
 * - The order of an object type's members, if all names are unique (the order of overloads matters).
 * - Names of parameters: no caller writes them.
 * - `React.` before a name: it depends on how the package imports it.
 * - `extends unknown` and `extends any` of a type parameter: no constraint.
 */

const printer = ts.createPrinter({ removeComments: true });
const { factory } = ts;

/** Returns the types of a union or intersection, including those of nested ones. */
function flatten(node: ts.TypeNode, kind: ts.SyntaxKind): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(node)) {
    return flatten(node.type, kind);
  }
  return node.kind === kind && (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
    ? node.types.flatMap((type) => flatten(type, kind))
    : [node];
}

const isKeyword = (node: ts.TypeNode, kind: ts.KeywordTypeSyntaxKind) => node.kind === kind;

const isLiteral = (node: ts.TypeNode, kind: ts.SyntaxKind) =>
  ts.isLiteralTypeNode(node) && node.literal.kind === kind;

function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  const types = flatten(type, ts.SyntaxKind.UnionType);
  const others = types.filter((candidate) => !isKeyword(candidate, ts.SyntaxKind.UndefinedKeyword));
  return others.length === types.length || others.length === 0
    ? type
    : factory.createUnionTypeNode(others);
}

/** Rewrites types to a notation that is the same for all equivalent types. */
class Normalizer {
  constructor(
    private readonly source: ts.SourceFile,
    private readonly context: ts.TransformationContext,
  ) {}

  print(node: ts.Node): string {
    return printer
      .printNode(ts.EmitHint.Unspecified, node, this.source)
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Removes duplicates, and sorts by text only. */
  private sorted<T extends ts.Node>(nodes: readonly T[]): T[] {
    const byText = new Map(nodes.map((node) => [this.print(node), node]));
    return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, node]) => node);
  }

  private union(node: ts.UnionTypeNode): ts.TypeNode {
    const types = flatten(node, ts.SyntaxKind.UnionType).map((type) => this.type(type));
    const isBoolean = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].every((kind) =>
      types.some((type) => isLiteral(type, kind)),
    );
    const sorted = this.sorted(
      isBoolean
        ? [
            ...types.filter(
              (type) =>
                !isLiteral(type, ts.SyntaxKind.TrueKeyword) &&
                !isLiteral(type, ts.SyntaxKind.FalseKeyword),
            ),
            factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword),
          ]
        : types,
    );
    return sorted.length === 1 && sorted[0] ? sorted[0] : factory.createUnionTypeNode(sorted);
  }

  private intersection(node: ts.IntersectionTypeNode): ts.TypeNode {
    const sorted = this.sorted(
      flatten(node, ts.SyntaxKind.IntersectionType).map((type) => this.type(type)),
    );
    return sorted.length === 1 && sorted[0]
      ? sorted[0]
      : factory.createIntersectionTypeNode(sorted);
  }

  private members(node: ts.TypeLiteralNode): ts.TypeNode {
    const members = node.members
      .map((member) => ts.visitNode(member, this.visit, ts.isTypeElement))
      .filter((member) => member !== undefined);
    const names = members.map((member) => (member.name ? this.print(member.name) : ''));
    const isOrdered = new Set(names).size < names.length;
    return factory.createTypeLiteralNode(isOrdered ? members : this.sorted(members));
  }

  type(node: ts.TypeNode): ts.TypeNode {
    return ts.visitNode(node, this.visit, ts.isTypeNode);
  }

  private parameter(node: ts.ParameterDeclaration): ts.ParameterDeclaration {
    const index = ts.isFunctionLike(node.parent) ? node.parent.parameters.indexOf(node) : 0;
    const type = node.type && (node.questionToken ? withoutUndefined(node.type) : node.type);
    return factory.createParameterDeclaration(
      undefined,
      node.dotDotDotToken,
      `p${index}`,
      node.questionToken,
      type && this.type(type),
    );
  }

  visit = (node: ts.Node): ts.Node => {
    if (ts.isUnionTypeNode(node)) {
      return this.union(node);
    }
    if (ts.isIntersectionTypeNode(node)) {
      return this.intersection(node);
    }
    if (ts.isParenthesizedTypeNode(node)) {
      // The printer adds those that are needed.
      return this.type(node.type);
    }
    if (ts.isTypeLiteralNode(node)) {
      return this.members(node);
    }
    if (ts.isParameter(node)) {
      return this.parameter(node);
    }
    if (ts.isPropertySignature(node)) {
      const type = node.type && (node.questionToken ? withoutUndefined(node.type) : node.type);
      return factory.createPropertySignature(
        node.modifiers,
        node.name,
        node.questionToken,
        type && this.type(type),
      );
    }
    if (ts.isTypeParameterDeclaration(node) && node.constraint) {
      const isAny =
        isKeyword(node.constraint, ts.SyntaxKind.UnknownKeyword) ||
        isKeyword(node.constraint, ts.SyntaxKind.AnyKeyword);
      return factory.createTypeParameterDeclaration(
        node.modifiers,
        node.name,
        isAny ? undefined : this.type(node.constraint),
        node.default && this.type(node.default),
      );
    }
    if (ts.isQualifiedName(node) && ts.isIdentifier(node.left) && node.left.text === 'React') {
      return node.right;
    }
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const [only, ...others] = node.typeArguments ?? [];
      if (only && others.length === 0 && /^(?:Readonly)?Array$/.test(node.typeName.text)) {
        const array = factory.createArrayTypeNode(this.type(only));
        return node.typeName.text === 'Array'
          ? array
          : factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, array);
      }
    }
    if (ts.isStringLiteral(node)) {
      return factory.createStringLiteral(node.text, true);
    }
    return ts.visitEachChild(node, this.visit, this.context);
  };
}

/**
 * Returns a type as text that is the same for all equivalent types; the comment at the start of this file lists what is
 * ignored. If the text isn't a valid type (because it was truncated), only its white space is normalized.
 *
 * @param text - The type as TypeScript prints it.
 * @param optional - Whether it is the type of an optional member.
 */
export function normalizeType(text: string, optional = false): string {
  const source = ts.createSourceFile(
    'type.ts',
    `type T = ${text};`,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TS,
  );
  const [statement, ...others] = source.statements;
  const problems = 'parseDiagnostics' in source ? source.parseDiagnostics : [];
  const isType = Array.isArray(problems) && problems.length === 0 && others.length === 0;
  if (!isType || !statement || !ts.isTypeAliasDeclaration(statement)) {
    return text.replace(/\s+/g, ' ').trim();
  }
  const type = optional ? withoutUndefined(statement.type) : statement.type;
  let normalized = '';
  const transformation = ts.transform(source, [
    (context) => (file) => {
      const normalizer = new Normalizer(file, context);
      normalized = normalizer.print(normalizer.type(type));
      return file;
    },
  ]);
  transformation.dispose();
  return normalized;
}
