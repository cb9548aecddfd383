import path from 'node:path';

import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { usesIconFont } from '../icon-fonts';

import { demoRequest, findDemo, readFlavour, type DemoLayout } from './demoFiles';
import { directiveProblems } from './directive';

/** Where an error is, as writers look for it: the page's path below the site, with the line. */
function where(pagePath: string, node: LeafDirective): string {
  const line = node.position?.start.line;
  return `${path.relative(process.cwd(), pagePath)}${line ? `:${line}` : ''}`;
}

interface DemoDirective {
  src: string;
  demo: DemoLayout;
  height?: number;
  title?: string;
  open: boolean;
}

/** @throws Error that names page, line and field where the directive is wrong. */
function parseDirective(node: LeafDirective, pagePath: string): DemoDirective {
  const attributes = node.attributes ?? {};
  const at = where(pagePath, node);
  const [problem] = directiveProblems(attributes);
  if (problem) {
    throw new Error(`${at}: ${problem.message} ${problem.fix}`);
  }
  const { height, title, open } = attributes;
  const src = attributes.src ?? '';
  const target = path.resolve(path.dirname(pagePath), src);
  return {
    src,
    demo: demoAt(target, src, at),
    open: open !== undefined && open !== null,
    ...(height ? { height: Number(height) } : {}),
    ...(title ? { title } : {}),
  };
}

/** @throws Error that names page, line, and what was looked for. */
function demoAt(target: string, src: string, at: string): DemoLayout {
  try {
    return findDemo(target);
  } catch (error) {
    throw new Error(
      `${at}: the demo "${src}" cannot be used (looked for ${path.relative(process.cwd(), target)}). ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** `import name from "source"` as MDX wants it: with its syntax tree. */
function importNode(name: string, source: string) {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(source)}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
          },
        ],
      },
    },
  };
}

/** `export const name = true` */
function exportTrueNode(name: string) {
  return {
    type: 'mdxjsEsm',
    value: `export const ${name} = true`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: { type: 'Identifier', name },
                  init: { type: 'Literal', value: true, raw: 'true' },
                },
              ],
            },
          },
        ],
      },
    },
  };
}

/** Whether a demo shows icons of the icon font. What is wrong with its files, the demo's loader says. */
function showsIcons(demo: DemoLayout): boolean {
  try {
    return demo.flavours.some((flavour) =>
      readFlavour(demo, flavour).files.some(({ code }) => usesIconFont(code)),
    );
  } catch {
    return false;
  }
}

/** A JSX attribute whose value is an expression: an identifier or a literal. */
function expressionAttribute(
  name: string,
  expression: { identifier: string } | { literal: number | boolean },
) {
  const node =
    'identifier' in expression
      ? { type: 'Identifier', name: expression.identifier }
      : { type: 'Literal', value: expression.literal, raw: String(expression.literal) };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: 'identifier' in expression ? expression.identifier : String(expression.literal),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: node }],
        },
      },
    },
  };
}

/**
 * Turns `::demo{src="./demos/X.tsx"}` into the theme's `<Demo>`, with the demo imported as an island.
 *
 * Attributes: `src` (path from the page of a file, or of a folder with several files or stylings), `height` (pixels to reserve where the server renders no box), `title`
 * (accessible name; default made from the file's name), `open` (code shown from the start).
 */
const remarkDemos: Plugin<[], Root> = () => (tree, file) => {
  const imports: unknown[] = [];
  /** Demos by name: the file's, which is the demo's id on the page. */
  const sources = new Map<string, string>();
  const layouts: DemoLayout[] = [];

  visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
    if (node.name !== 'demo' || !parent || index === undefined) {
      return;
    }
    const directive = parseDirective(node, file.path);
    const { src, height, title, open } = directive;
    const { name } = directive.demo;
    const earlier = sources.get(name);
    if (earlier) {
      throw new Error(
        `${where(file.path, node)}: the demo "${src}" has the file name of "${earlier}" above it, and a demo's file name is its id on the page. Show a demo once, and give another a name of its own.`,
      );
    }
    const identifier = `demo${sources.size}`;
    sources.set(name, src);
    layouts.push(directive.demo);
    imports.push(importNode(identifier, demoRequest(src, directive.demo, file.path)));
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'Demo',
      attributes: [
        expressionAttribute('demo', { identifier }),
        ...(height ? [expressionAttribute('height', { literal: height })] : []),
        ...(open ? [expressionAttribute('open', { literal: true })] : []),
        ...(title ? [{ type: 'mdxJsxAttribute', name: 'title', value: title }] : []),
      ],
      children: [],
    } as never;
  });

  if (imports.length > 0) {
    tree.children.unshift(importNode('Demo', '@theme/Demo') as never, ...(imports as never[]));
  }
  if (layouts.some(showsIcons)) {
    tree.children.push(exportTrueNode('usesIconFont') as never);
  }
};

export default remarkDemos;
