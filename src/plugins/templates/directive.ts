import type { LeafDirective } from 'mdast-util-directive';

/** The directive that shows a template on its page, and the one that lists all templates. */
export const TEMPLATE_DIRECTIVE = 'template';
export const TEMPLATES_DIRECTIVE = 'templates';

type TemplateDirective = LeafDirective & {
  name: typeof TEMPLATE_DIRECTIVE | typeof TEMPLATES_DIRECTIVE;
};

/** Returns whether a node of a page's syntax tree is a `::template` or `::templates` directive. */
export const isTemplateDirective = (node: {
  type: string;
  name?: unknown;
}): node is TemplateDirective =>
  node.type === 'leafDirective' &&
  (node.name === TEMPLATE_DIRECTIVE || node.name === TEMPLATES_DIRECTIVE);

/** Returns what is wrong with a directive, apart from the files that it needs. */
export function directiveProblem({ name, attributes }: LeafDirective): string | undefined {
  const [unknown] = Object.keys(attributes ?? {});
  return unknown === undefined
    ? undefined
    : `unknown attribute "${unknown}" in ::${name}. It takes no attributes: the page's folder says which template it is.`;
}
