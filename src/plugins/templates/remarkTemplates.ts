import path from 'node:path';

import type { Link, Paragraph, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { elementNode, importNode } from '../../core/compiler/mdx';
import { templatePath } from '../../core/navigation/paths';
import { requireAnnounced } from '../../core/validation/requirements';

import { directiveProblem, isTemplateDirective, TEMPLATE_DIRECTIVE } from './directive';
import { galleryEntries, translatedTitles, type GalleryEntry } from './galleryEntries';
import { findTemplate } from './templateFiles';

/** Options of {@link remarkTemplates}. */
export interface RemarkTemplatesOptions {
  /** Absolute path of the site, for the translated names of templates. */
  siteDir: string;
  /** The locale being built. */
  locale: string;
}

/** A paragraph with the link to a template's page, which Docusaurus checks. */
function linkTo({ id, title }: GalleryEntry): Paragraph {
  const link: Link = {
    type: 'link',
    url: templatePath(id),
    children: [{ type: 'text', value: title }],
  };
  return { type: 'paragraph', children: [link] };
}

function galleryNode(entries: readonly GalleryEntry[]): RootContent {
  const items = entries.map((entry, index) =>
    elementNode(
      'TemplateCard',
      {
        template: { identifier: `template${index}` },
        description: entry.description,
        labels: JSON.stringify(entry.labels),
      },
      [linkTo(entry)],
    ),
  );
  return elementNode(
    'TemplateGallery',
    { labels: JSON.stringify(entries.map(({ labels }) => labels)) },
    items,
  );
}

/**
 * Turns `::template` into the picture, the commands and the source of the template in whose folder the page is, and
 * `::templates` into a gallery of the templates next to the page.
 */
const remarkTemplates: Plugin<[RemarkTemplatesOptions], Root> = ({ siteDir, locale }) => {
  let titleOf: ReturnType<typeof translatedTitles> | undefined;
  return (tree, file) => {
    const directory = path.dirname(file.path);
    const imports: RootContent[] = [];
    let found: LeafDirective | undefined;
    visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (!isTemplateDirective(node) || !parent || index === undefined) {
        return;
      }
      requireAnnounced('remarkTemplates', 'templates');
      const at = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}`;
      const problem =
        directiveProblem(node) ??
        (found ? `a page shows ::${found.name} or ::${node.name} once.` : undefined);
      if (problem) {
        throw new Error(`${at}: ${problem}`);
      }
      found = node;
      try {
        if (node.name === TEMPLATE_DIRECTIVE) {
          findTemplate(directory);
          parent.children[index] = elementNode('Template', {
            template: { identifier: 'template' },
          });
          imports.push(
            importNode('Template', '@theme/Template'),
            importNode('template', './app/App.tsx?template'),
          );
          return;
        }
        const entries = galleryEntries(directory, (titleOf ??= translatedTitles(siteDir, locale)));
        parent.children[index] = galleryNode(entries);
        imports.push(
          importNode('TemplateGallery', '@theme/TemplateGallery'),
          importNode('TemplateCard', '@theme/TemplateGallery/TemplateCard'),
          ...entries.map(({ id }, place) =>
            importNode(`template${place}`, `./${id}/app/App.tsx?template`),
          ),
        );
      } catch (error) {
        throw new Error(`${at}: ${(error as Error).message}`, { cause: error });
      }
    });
    tree.children.unshift(...imports);
  };
};

export default remarkTemplates;
