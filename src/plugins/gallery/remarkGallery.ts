import path from 'node:path';

import type { Link, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';

import { elementNode, importNode, type MdxExpression } from '../../core/compiler/mdx';
import { requireAnnounced } from '../../core/validation/requirements';

import { isGalleryDirective } from './directive';
import { exampleOf, type Example } from './example';
import { optionsOf } from './facets';

/** An example, and where the page lists it. */
interface PlacedExample extends Example {
  /** Page and line of the directive, for messages. */
  at: string;
}

/**
 * Reads a directive.
 *
 * @throws Error that names the page, the line and what to do.
 */
function placedExample(node: LeafDirective, pagePath: string): PlacedExample {
  const at = `${path.relative(process.cwd(), pagePath)}:${node.position?.start.line ?? 1}`;
  try {
    return { ...exampleOf(node.attributes ?? {}, pagePath), at };
  } catch (error) {
    throw new Error(`${at}: ${(error as Error).message}`, { cause: error });
  }
}

/** The link to a demo. Docusaurus resolves it and checks the anchor. */
const linkTo = ({ link, title }: Example): Link => ({
  type: 'link',
  url: link,
  children: [{ type: 'text', value: title }],
});

const json = (value: unknown) => JSON.stringify(value);

/** Creates the elements of a gallery. Each example has a name of the module that contains its demo. */
function galleryNode(
  examples: readonly PlacedExample[],
  identifiers: readonly string[],
): RootContent {
  const items = examples.map((example, index) => {
    const demo: MdxExpression = { identifier: identifiers[index] ?? '' };
    const { title, at, types, features } = example;
    return elementNode(
      'GalleryItem',
      { id: `gallery-${index}`, demo, title, at, types: json(types), features: json(features) },
      [linkTo(example)],
    );
  });
  return elementNode(
    'Gallery',
    {
      types: json(optionsOf(examples.map(({ types }) => types))),
      features: json(optionsOf(examples.map(({ features }) => features))),
      total: { literal: examples.length },
    },
    items,
  );
}

/**
 * Checks that no example is listed twice, and that no two demos have the same name, which is their id on the page.
 *
 * @throws Error that names both lines.
 */
function checkUnique(examples: readonly PlacedExample[]): void {
  const names = new Map<string, PlacedExample>();
  for (const example of examples) {
    const [, name = ''] = example.link.split('#');
    const earlier = names.get(name);
    if (earlier) {
      throw new Error(
        earlier.link === example.link
          ? `${example.at}: the demo "${example.src}" is already in the gallery (${earlier.at}). Remove one of the lines.`
          : `${example.at}: the demo "${example.src}" has the same file name as "${earlier.src}" (${earlier.at}). Rename one of them.`,
      );
    }
    names.set(name, example);
  }
}

/**
 * Turns consecutive lines `::gallery-demo{src="../bars/demos/X.tsx" type="Bars" features="Stacked, Labels"}` into a
 * gallery: a picture of each demo with a link to it, and filters.
 *
 * Attributes: `src` (path of the demo, relative to the page), `type` and `features` (names with commas between them,
 * which readers filter by), `title` (default: derived from the demo's file name).
 */
const remarkGallery: Plugin<[], Root> = () => (tree, file) => {
  const first = tree.children.findIndex(isGalleryDirective);
  if (first < 0) {
    return;
  }
  requireAnnounced('remarkGallery', 'gallery');
  const after = tree.children.slice(first).findIndex((node) => !isGalleryDirective(node));
  const end = after < 0 ? tree.children.length : first + after;
  const stray = tree.children.slice(end).find(isGalleryDirective);
  if (stray) {
    throw new Error(
      `${path.relative(process.cwd(), file.path)}:${stray.position?.start.line ?? 1}: a page has one gallery. Move this line to the other ::gallery-demo lines, without text between them.`,
    );
  }
  const examples = tree.children
    .slice(first, end)
    .filter(isGalleryDirective)
    .map((node) => placedExample(node, file.path));
  checkUnique(examples);
  const identifiers = examples.map((_example, index) => `example${index}`);
  tree.children.splice(first, end - first, galleryNode(examples, identifiers));
  tree.children.unshift(
    importNode('Gallery', '@theme/Gallery'),
    importNode('GalleryItem', '@theme/Gallery/GalleryItem'),
    ...examples.map(({ request }, index) => importNode(identifiers[index] ?? '', request)),
  );
};

export default remarkGallery;
