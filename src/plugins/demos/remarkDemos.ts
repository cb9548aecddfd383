import path from 'node:path';

import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { elementNode, exportNode, importNode } from '../../core/mdx';
import { requireAnnounced } from '../../core/requirements';
import { usesIconFont } from '../icon-fonts';

import { demoRequest, findDemo, readFlavour, type DemoLayout } from './demoFiles';
import { directiveProblems, isDemoDirective } from './directive';

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

/**
 * Turns `::demo{src="./demos/X.tsx"}` into the theme's `<Demo>`, with the demo imported as an island.
 *
 * Attributes: `src` (path from the page of a file, or of a folder with several files or stylings), `height` (pixels to reserve where the server renders no box), `title`
 * (accessible name; default made from the file's name), `open` (code shown from the start).
 */
const remarkDemos: Plugin<[], Root> = () => (tree, file) => {
  requireAnnounced('remarkDemos', 'demos');
  const imports: RootContent[] = [];
  /** Demos by name: the file's, which is the demo's id on the page. */
  const sources = new Map<string, string>();
  const layouts: DemoLayout[] = [];

  visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
    if (!isDemoDirective(node) || !parent || index === undefined) {
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
    parent.children[index] = elementNode('Demo', {
      demo: { identifier },
      ...(height ? { height: { literal: height } } : {}),
      ...(open ? { open: { literal: true } } : {}),
      ...(title ? { title } : {}),
    });
  });

  if (imports.length > 0) {
    tree.children.unshift(importNode('Demo', '@theme/Demo'), ...imports);
  }
  if (layouts.some(showsIcons)) {
    tree.children.push(exportNode('usesIconFont', { literal: true }));
  }
};

export default remarkDemos;
