import path from 'node:path';

import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { load } from 'js-yaml';
import type { Code, Definition, Heading, Image, InlineCode, Link, Nodes, Root, Yaml } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { parseMarkdown, preprocessed } from '../../core/compiler/mdx/parse';
import { isRecord } from '../../core/validation/isRecord';
import { isDemoDirective } from '../demos/check';

import { literalOf } from './estree';

/** A heading with the id that Docusaurus generates for it. */
export interface PageHeading {
  id: string;
  /** Whether the writer has given it the id. */
  isExplicit: boolean;
  text: string;
  node: Heading;
}

/** Any directive: `:name`, `::name` or `:::name`. */
export type Directive = TextDirective | LeafDirective | ContainerDirective;

/** The JSX attributes that contain addresses. */
const ADDRESS_ATTRIBUTES = ['src', 'href', 'srcSet', 'srcset', 'poster', 'to', 'data', 'action'];

/** A JSX attribute with an address, as a string. `srcset` has one for each of its pictures. */
export interface JsxPath {
  element: string;
  name: string;
  value: string;
  line: number;
  column: number;
}

/** Describes why front matter can't be read. */
export interface FrontMatterError {
  message: string;
  line: number;
  column: number;
}

/** A parsed page. */
export interface Page {
  /** Absolute path. */
  file: string;
  /** The text that is parsed. The offsets of nodes refer to it. */
  text: string;
  tree: Root;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Set if the front matter isn't valid YAML. Its fields are then unknown. */
  frontMatterError?: FrontMatterError;
  /** The front matter's node. Undefined if the page has no front matter. */
  yaml?: Yaml;
  headings: readonly PageHeading[];
  /** Valid targets of `#…` links: headings, demos and elements with an `id`. */
  anchors: ReadonlySet<string>;
  /** The ids of elements and demos. */
  elementIds: ReadonlySet<string>;
  links: readonly (Link | Definition)[];
  images: readonly Image[];
  jsxPaths: readonly JsxPath[];
  fences: readonly Code[];
  /** Code in sentences. */
  codes: readonly InlineCode[];
  directives: readonly Directive[];
  /** Absolute paths of the demos that the page shows. */
  demos: ReadonlySet<string>;
}

/**
 * Returns the id at the end of a heading: in a comment, such as `## Title {/* #id *\/}`, or in braces, which the site may
 * allow (`mdx1Compat.headingIds`).
 */
function explicitId(heading: Heading, text: string): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') {
    return parseMarkdownHeadingId(text).id;
  }
  const comments = last.data?.estree?.comments ?? [];
  const [word = ''] = (comments[0]?.value ?? '').trim().split(' ');
  return comments.length === 1 && word.startsWith('#') ? word.slice(1) || undefined : undefined;
}

type FrontMatter = Pick<Page, 'frontMatter' | 'frontMatterError'>;

/** Parses YAML with the same parser as Docusaurus. */
function readYaml(yaml: string): FrontMatter {
  try {
    const value = load(yaml) ?? {};
    return isRecord(value) && !Array.isArray(value)
      ? { frontMatter: value }
      : {
          frontMatter: {},
          frontMatterError: { message: "it isn't a set of fields", line: 1, column: 1 },
        };
  } catch (error) {
    const thrown = isRecord(error) ? error : {};
    const mark = isRecord(thrown.mark) ? thrown.mark : {};
    return {
      frontMatter: {},
      frontMatterError: {
        message: typeof thrown.reason === 'string' ? thrown.reason : String(error),
        // Zero-based, starting at the line after the fence.
        line: typeof mark.line === 'number' ? mark.line + 2 : 1,
        column: typeof mark.column === 'number' ? mark.column + 1 : 1,
      },
    };
  }
}

const FENCED_YAML = /^\uFEFF?---\r?\n([^]*?)\r?\n?---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a page's text. The result has no fields if there is no front matter, or if it can't be
 * read.
 */
export function readFrontMatter(text: string): FrontMatter {
  const yaml = FENCED_YAML.exec(text)?.[1];
  return yaml === undefined ? { frontMatter: {} } : readYaml(yaml);
}

/** Returns the path that the `src` of `::demo` refers to. */
const demoTarget = (file: string, src: string) =>
  path.resolve(path.dirname(file), src).replace(/[/\\]$/, '');

/** Returns the position of an address in a sentence. The plugin that makes it a link gives it none. */
function positionOf(source: string, url: string, from: number): Link['position'] {
  const written = [url, url.replace(/^(?:http:\/\/|mailto:)/, '')];
  const offset =
    written.map((each) => source.indexOf(each, from)).find((each) => each >= 0) ?? from;
  const lines = source.slice(0, offset).split('\n');
  const start = { line: lines.length, column: (lines.at(-1) ?? '').length + 1, offset };
  return {
    start,
    end: { ...start, column: start.column + url.length, offset: offset + url.length },
  };
}

/** Adds the id and the addresses that an element has in attributes. */
function addAttributes(
  { name: element, attributes, position }: Extract<Nodes, { type: `mdxJsx${string}Element` }>,
  elementIds: Set<string>,
  jsxPaths: JsxPath[],
): void {
  for (const attribute of attributes) {
    const value = literalOf(attribute);
    if (attribute.type !== 'mdxJsxAttribute' || value === undefined) {
      continue;
    }
    const { name } = attribute;
    if (name === 'id') {
      elementIds.add(value);
    } else if (ADDRESS_ATTRIBUTES.includes(name)) {
      const { line = 1, column = 1 } = attribute.position?.start ?? position?.start ?? {};
      const addresses = /^srcset$/i.test(name)
        ? value.split(',').map((source) => source.trim().split(/\s/, 1)[0] ?? '')
        : [value];
      addresses.forEach((address) =>
        jsxPaths.push({ element: element ?? '', name, value: address, line, column }),
      );
    }
  }
}

/**
 * Parses a page like Docusaurus, as far as the checks need it.
 *
 * @param file - Absolute path of the page.
 * @param text - MDX of the page.
 * @throws VFileMessage with the position if the page isn't valid MDX.
 */
export function parsePage(file: string, text: string): Page {
  const tree = parseMarkdown(file, text);
  const source = preprocessed(file, text);
  const headings: PageHeading[] = [];
  const links: (Link | Definition)[] = [];
  const images: Image[] = [];
  const jsxPaths: JsxPath[] = [];
  const fences: Code[] = [];
  const codes: InlineCode[] = [];
  const directives: Directive[] = [];
  const anchors = new Set<string>();
  const elementIds = new Set<string>();
  const demos = new Set<string>();
  const slugger = createSlugger();
  let yaml: Yaml | undefined;

  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case 'yaml':
        yaml ??= node;
        break;
      case 'heading': {
        const content = toString(node).trim();
        const own = explicitId(node, content);
        const id = own ?? slugger.slug(content);
        headings.push({ id, text: content, node, isExplicit: own !== undefined });
        anchors.add(id);
        break;
      }
      case 'link': {
        // A copy, because other checks read the same tree.
        const found = positionOf(source, node.url, parent?.position?.start.offset ?? 0);
        links.push(node.position || !found ? node : { ...node, position: found });
        break;
      }
      case 'definition':
        links.push(node);
        break;
      case 'image':
        images.push(node);
        break;
      case 'code':
        fences.push(node);
        break;
      case 'inlineCode':
        codes.push(node);
        break;
      case 'textDirective':
      case 'leafDirective':
      case 'containerDirective': {
        directives.push(node);
        const src = node.attributes?.src;
        if (isDemoDirective(node) && src) {
          const target = demoTarget(file, src);
          demos.add(target);
          elementIds.add(path.parse(target).name);
        }
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        addAttributes(node, elementIds, jsxPaths);
        break;
    }
  });
  return {
    file,
    text: source,
    tree,
    ...readFrontMatter(text),
    ...(yaml ? { yaml } : {}),
    headings,
    anchors: new Set([...anchors, ...elementIds]),
    elementIds,
    links,
    images,
    jsxPaths,
    fences,
    codes,
    directives,
    demos,
  };
}
