import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { pathnameOfDoc } from '../../../core/navigation';
import { docIdOfFile, readDocFiles } from '../../../core/navigation/docIds';
import { docsVersionOf } from '../../../core/versions';
import { releaseOf } from '../../../core/versions/packages';
import { CLAIMS_FILE } from '../publishedFiles';

import { readBehaviorChanges, type BehaviorChange } from './data';
import { CHANGES_DIRECTIVE, directiveProblem } from './directive';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** Whether the element is written as JSX. MDX replaces others by the components of the page. */
    _mdxExplicitJsx?: boolean;
  }
}

/** Options of {@link remarkBehaviorChanges}. */
export interface RemarkBehaviorChangesOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Folder of the current docs, relative to the site's. Default: `docs`. */
  docsDir?: string;
  /** The documented releases, and the paths of their start pages with a slash at the end: `/x/`. */
  published: readonly { release: string; root: string }[];
}

const VERBS: Readonly<Record<BehaviorChange['kind'], string>> = {
  fix: 'fixed in',
  feature: 'new in',
  change: 'changed in',
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Adds a label before a sentence, in one text: React separates two by a comment. */
const labeled = (label: string, [first, ...rest]: PhrasingContent[]): PhrasingContent[] =>
  first?.type === 'text'
    ? [text(label + first.value), ...rest]
    : [text(label), ...(first ? [first] : []), ...rest];

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const list = (children: ListItem[]): List => ({ type: 'list', spread: false, children });

const item = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: false,
  children,
});

/** Reads inline Markdown. Its nodes have no positions, because they aren't on the page. */
function inline(markdown: string): PhrasingContent[] {
  const [block, more] = unified().use(remarkParse).parse(markdown).children;
  if (block?.type !== 'paragraph' || more) {
    return [text(markdown)];
  }
  visit(block, (node) => {
    delete node.position;
  });
  return block.children;
}

/** Reads a statement. Those of table rows have their cells between bars: "Toolbar | 52 | `showToolbar` adds it". */
function statement(sentence: string): PhrasingContent[] {
  // A sentence that introduces code or a demo ends with a colon.
  const [first = '', ...cells] = sentence.replace(/:$/, '.').split(' | ');
  return inline(cells.length > 0 ? `${first}: ${cells.join('; ')}` : first);
}

const heading = (id: string, ...children: PhrasingContent[]): RootContent => ({
  type: 'heading',
  depth: 2,
  data: { hProperties: { id } },
  children,
});

/**
 * Adds a section to guides whose statements have changed since an older version (`behavior.json` in the version's
 * folder), and turns `::behavior-changes{in="react-charts"}` into the list of all changes in a folder, by guide.
 *
 * @throws Error that names the page and the line, if the directive's folder has no changes.
 */
const remarkBehaviorChanges: Plugin<[RemarkBehaviorChangesOptions], Root> =
  ({ siteDir, docsDir, published }) =>
  (tree, file) => {
    const version = docsVersionOf(file.path, siteDir, docsDir);
    if (!version) {
      return;
    }
    const read = readBehaviorChanges(version.directory);
    const { from = '', changes = {} } = read ?? {};

    /** A link to the tests of a guide on a release, as a plain element, because a file isn't a page. */
    const tests = (id: string, on: string): PhrasingContent => {
      const root = published.find((candidate) => candidate.release === on)?.root;
      const address = pathnameOfDoc(id).replace(/^\/x\/?/, '');
      return root === undefined
        ? text(on)
        : {
            type: 'mdxJsxTextElement',
            name: 'a',
            attributes: [
              { type: 'mdxJsxAttribute', name: 'href', value: `${root}${address}/${CLAIMS_FILE}` },
            ],
            children: [text(on)],
            // Not the component for links to pages.
            data: { _mdxExplicitJsx: true },
          };
    };
    const changesOf = (id: string): RootContent[] => [
      list(
        (changes[id] ?? []).map(({ title, kind, since, was, now }) =>
          item(
            paragraph(
              { type: 'strong', children: inline(title) },
              text(` (${VERBS[kind]} ${since})`),
            ),
            list([
              item(paragraph(...labeled('Now: ', statement(now)))),
              ...(was === undefined
                ? []
                : [item(paragraph(...labeled(`In ${from}: `, statement(was))))]),
            ]),
          ),
        ),
      ),
      paragraph(
        text('Tests: '),
        tests(id, releaseOf(version)),
        text(', '),
        tests(id, from),
        text('.'),
      ),
    ];

    visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (node.name !== CHANGES_DIRECTIVE || !parent || index === undefined) {
        return;
      }
      const problem = directiveProblem(node, read);
      if (problem !== undefined) {
        throw new Error(
          `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}: ${problem}`,
        );
      }
      const files = readDocFiles(version.directory);
      const guides = Object.keys(changes).filter((id) => id.startsWith(`${node.attributes?.in}/`));
      const sections = guides.flatMap((id) => {
        const page = path.join(version.directory, files.get(id) ?? `${id}.mdx`);
        const { title } = parseFileContentFrontMatter(readFileSync(page, 'utf8')).frontMatter;
        const url = path.relative(path.dirname(file.path), page).replaceAll(path.sep, '/');
        return [
          heading(id.split('/').slice(0, -1).join('-'), {
            type: 'link',
            url,
            children: [text(String(title))],
          }),
          ...changesOf(id),
        ];
      });
      parent.children.splice(index, 1, ...sections);
      return index + sections.length;
    });

    const id = docIdOfFile(path.relative(version.directory, file.path));
    if (changes[id]) {
      tree.children.push(
        heading('changes-in-behavior', text(`Changes in behavior since ${from}`)),
        ...changesOf(id),
      );
    }
  };

export default remarkBehaviorChanges;
