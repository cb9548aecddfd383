import type { Node as EstreeNode, Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';

/** Whether a value is a node of a program. */
export const isNode = (value: unknown): value is EstreeNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Calls a function with each node of a program. */
export function eachNode(node: unknown, found: (node: EstreeNode) => void): void {
  if (Array.isArray(node)) {
    node.forEach((child) => eachNode(child, found));
  } else if (isNode(node)) {
    found(node);
    Object.entries(node).forEach(([key, value]) => {
      if (key !== 'comments' && key !== 'loc') {
        eachNode(value, found);
      }
    });
  }
}

/** Returns the string that an attribute has: `"text"`, `{'text'}` or `{\`text\`}`. */
export function literalOf(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute | undefined,
): string | undefined {
  if (attribute?.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') {
    return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? attribute.value
      : undefined;
  }
  return /^\s*(["'`])([^"'`$]*)\1\s*$/.exec(attribute.value?.value ?? '')?.[2];
}

/** Returns the code of a node: of an expression, of an import or export, or of an element's attributes. */
export function programsOf(node: Nodes): Program[] {
  if (
    node.type === 'mdxjsEsm' ||
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression'
  ) {
    return node.data?.estree ? [node.data.estree] : [];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  return node.attributes.flatMap((attribute) => {
    const data =
      attribute.type === 'mdxJsxExpressionAttribute'
        ? attribute.data
        : typeof attribute.value === 'object'
          ? attribute.value?.data
          : undefined;
    return data?.estree ? [data.estree] : [];
  });
}
