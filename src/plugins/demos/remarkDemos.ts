import path from 'node:path';

import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { elementNode, exportNode, importNode } from '../../core/compiler/mdx';
import { entries, pathnameOfDoc, releasePages } from '../../core/navigation';
import { besidePage } from '../../core/versions/translated';
import { requireAnnounced } from '../../core/validation/requirements';
import { usesIconFont } from '../icon-fonts';

import { demoRequest, findDemo, readStyling, type DemoLayout } from './demoFiles';
import { directiveProblems, isDemoDirective } from './directive';

/** Returns the location of an error: the page's path, relative to the working directory, and the line. */
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
  bare: boolean;
}

/**
 * Reads a directive.
 *
 * @throws Error that names the page, the line and the field, if the directive is wrong.
 */
function parseDirective(node: LeafDirective, pagePath: string): DemoDirective {
  const attributes = node.attributes ?? {};
  const at = where(pagePath, node);
  const [problem] = directiveProblems(attributes);
  if (problem) {
    throw new Error(`${at}: ${problem.message} ${problem.fix}`);
  }
  const { height, title, open, bare } = attributes;
  const src = attributes.src ?? '';
  const target = besidePage(pagePath, src);
  const own = path.resolve(path.dirname(pagePath), src);
  const ending = src.endsWith('/') ? '/' : '';
  return {
    // The demo of a translated page's original is in another folder.
    src:
      target === own
        ? src
        : path.relative(path.dirname(pagePath), target).split(path.sep).join('/') + ending,
    demo: demoAt(target, src, at),
    open: open !== undefined && open !== null,
    bare: bare !== undefined && bare !== null,
    ...(height ? { height: Number(height) } : {}),
    ...(title ? { title } : {}),
  };
}

/**
 * Finds the demo of a directive.
 *
 * @throws Error that names the page, the line and the path that was looked for.
 */
function demoAt(target: string, src: string, at: string): DemoLayout {
  try {
    return findDemo(target);
  } catch (error) {
    throw new Error(
      `${at}: can't use the demo "${src}" (looked for ${path.relative(process.cwd(), target)}). ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Says that a demo needs no license, on a page about a licensed feature. */
const RUNS_HERE = elementNode('span', { className: 'chip chip--new chip--on-demo' }, [
  { type: 'text', value: 'Runs here · MIT' },
]);

/** Paths of the pages about features of licensed packages. */
const LICENSED = new Set(
  releasePages(entries).flatMap(({ pathname, plan }) => (plan ? [pathname] : [])),
);

function isLicensedPage(file: string): boolean {
  const id = /\/(?:docs|versioned_docs\/version-[^/]+)\/(.+)\.mdx?$/.exec(
    file.split(path.sep).join('/'),
  )?.[1];
  return id !== undefined && LICENSED.has(pathnameOfDoc(id));
}

/** Returns whether a demo uses the icon font. Problems with its files are reported by the demo loader. */
function showsIcons(demo: DemoLayout): boolean {
  try {
    return demo.stylings.some((styling) =>
      readStyling(demo, styling).files.some(({ code }) => usesIconFont(code)),
    );
  } catch {
    return false;
  }
}

/**
 * Turns `::demo{src="./demos/X.tsx"}` into the theme's `<Demo>`, with the demo imported as an island. On a page about a
 * licensed feature, a chip above it says that it runs without a license.
 *
 * Attributes: `src` (path, relative to the page, of a file, or of a folder with several files or stylings), `height`
 * (pixels to reserve if the demo's server-rendered HTML has no size of its own), `title` (accessible name; default:
 * derived from the file name), `open` (whether the code is open initially), `bare` (whether it is shown without toolbar,
 * and without code unless it is `open`; the component then waits for a reader).
 */
const remarkDemos: Plugin<[], Root> = () => (tree, file) => {
  requireAnnounced('remarkDemos', 'demos');
  const needsLicense = isLicensedPage(file.path);
  const imports: RootContent[] = [];
  /** The `src` of each demo by name, which is the demo's id on the page. */
  const sources = new Map<string, string>();
  const layouts: DemoLayout[] = [];
  /** Theme components that show the demos. */
  const components = new Set<string>();

  visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
    if (!isDemoDirective(node) || !parent || index === undefined) {
      return;
    }
    const directive = parseDirective(node, file.path);
    const { src, height, title, open, bare } = directive;
    const { name } = directive.demo;
    const earlier = sources.get(name);
    if (earlier) {
      throw new Error(
        `${where(file.path, node)}: the demo "${src}" has the same file name as "${earlier}" above it. A demo's file name is its id on the page: show each demo only once, and rename one of two different demos.`,
      );
    }
    const identifier = `demo${sources.size}`;
    sources.set(name, src);
    layouts.push(directive.demo);
    imports.push(importNode(identifier, demoRequest(src, directive.demo, file.path)));
    const component = bare ? 'BareDemo' : 'Demo';
    components.add(component);
    const chip = needsLicense && !bare ? [RUNS_HERE] : [];
    const element = elementNode(component, {
      demo: { identifier },
      ...(height ? { height: { literal: height } } : {}),
      ...(open ? { open: { literal: true } } : {}),
      ...(title ? { title } : {}),
    });
    parent.children.splice(index, 1, ...chip, element);
    return index + chip.length + 1;
  });

  if (imports.length > 0) {
    tree.children.unshift(
      ...[...components].map((name) => importNode(name, `@theme/${name}`)),
      ...imports,
    );
  }
  if (layouts.some(showsIcons)) {
    tree.children.push(exportNode('usesIconFont', { literal: true }));
  }
};

export default remarkDemos;
