import type { RootContent } from 'mdast';

/*
 * MDX nodes for remark plugins. MDX expects each node to have its syntax tree (ESTree), which the Markdown types don't
 * include. For the build only.
 */

/** An expression in a module or an attribute: a name, a list of names, or a literal. */
export type MdxExpression =
  { identifier: string } | { identifiers: readonly string[] } | { literal: number | boolean };

const asNode = (node: object) => node as RootContent;

const program = (statement: object) => ({
  estree: { type: 'Program', sourceType: 'module', body: [statement] },
});

const identifier = (name: string) => ({ type: 'Identifier', name });

function expressionOf(expression: MdxExpression): { code: string; tree: object } {
  if ('identifier' in expression) {
    return { code: expression.identifier, tree: identifier(expression.identifier) };
  }
  if ('identifiers' in expression) {
    const { identifiers } = expression;
    return {
      code: `[${identifiers.join(', ')}]`,
      tree: { type: 'ArrayExpression', elements: identifiers.map(identifier) },
    };
  }
  const { literal } = expression;
  const raw = String(literal);
  return { code: raw, tree: { type: 'Literal', value: literal, raw } };
}

/** Creates the node of `import name from "source"`. */
export function importNode(name: string, source: string): RootContent {
  return asNode({
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(source)}`,
    data: program({
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(name) }],
      source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
    }),
  });
}

/** Creates the node of `export const name = …`. */
export function exportNode(name: string, expression: MdxExpression): RootContent {
  const { code, tree } = expressionOf(expression);
  return asNode({
    type: 'mdxjsEsm',
    value: `export const ${name} = ${code}`,
    data: program({
      type: 'ExportNamedDeclaration',
      specifiers: [],
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [{ type: 'VariableDeclarator', id: identifier(name), init: tree }],
      },
    }),
  });
}

/**
 * Creates the node of `<Name first="text" second={…} />`.
 *
 * @param attributes - Values by attribute name, each a string or an expression.
 * @param children - Nodes inside the element. Default: none.
 */
export function elementNode(
  name: string,
  attributes: Readonly<Record<string, string | MdxExpression>>,
  children: readonly RootContent[] = [],
): RootContent {
  return asNode({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => {
      if (typeof value === 'string') {
        return { type: 'mdxJsxAttribute', name: attribute, value };
      }
      const { code, tree } = expressionOf(value);
      return {
        type: 'mdxJsxAttribute',
        name: attribute,
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: code,
          data: program({ type: 'ExpressionStatement', expression: tree }),
        },
      };
    }),
    children: [...children],
  });
}
