import path from 'node:path';

import type { Html, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { elementNode, exportNode, importNode } from '../../core/compiler/mdx';
import { isRecord } from '../../core/validation/isRecord';

import { documentedReference, type ApiRelease } from './changes/releases';
import type { ApiDemosOf, ApiDemoPage } from './demoPages';
import { docsVersionOfPage } from './docsVersionOfPage';
import { symbolOfPage } from './lookup';
import { headingIdOf, outlineOf, rowCount, slugOf } from './outline';
import { sinceText } from './since/text';
import type { ApiSymbol } from './types';

/** Options of {@link remarkApi}. */
export interface RemarkApiOptions {
  /** The site's folder, where the packages are installed. */
  siteDir: string;
  /** Folder of the current docs, relative to the site's folder. */
  docsDir: string;
  /** Returns the pages of the docs that show a symbol. Default: none. */
  demosOf?: ApiDemosOf;
  /** Older installed releases, which determine since when a symbol exists. Default: none. */
  releases?: readonly ApiRelease[];
}

/** The part of a page's front matter for the API reference. */
interface ApiFrontMatter {
  ids: readonly string[];
  /** Whether the page is for a list of symbols, or is a tab of another page. */
  isShared: boolean;
}

/** @throws Error that names the page and the field. */
function parseFrontMatter(frontMatter: unknown, page: string): ApiFrontMatter | undefined {
  const api = isRecord(frontMatter) ? frontMatter.api : undefined;
  if (api === undefined) {
    return undefined;
  }
  const ids: readonly unknown[] = Array.isArray(api) ? api : [api];
  const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]+\/[\w-]+$/.test(id);
  if (ids.length === 0 || !ids.every(isId)) {
    throw new Error(
      `${page}: "api" in the front matter must be the id of a symbol, such as "data-grid/data-grid", or a list of ids; found ${JSON.stringify(api)}.`,
    );
  }
  return { ids, isShared: Array.isArray(api) };
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Parses a description as Markdown. What looks like HTML in it is treated as text. */
function descriptionNodes(text: string): RootContent[] {
  const tree = markdown.parse(text);
  visit(tree, 'html', (node: Html, index, parent) => {
    if (parent && index !== undefined) {
      parent.children[index] = { type: 'text', value: node.value };
    }
  });
  // Headings in it must not appear in the page's outline.
  return tree.children.map((node) =>
    node.type === 'heading' ? { type: 'paragraph', children: node.children } : node,
  );
}

function heading(title: string, id: string, depth: 2 | 3): RootContent {
  return {
    type: 'heading',
    depth,
    children: [{ type: 'text', value: title }],
    data: { hProperties: { id } },
  };
}

function strongParagraph(strong: string, nodes: RootContent[]): RootContent {
  const [first] = nodes;
  return {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [{ type: 'text', value: strong }] },
      { type: 'text', value: ' ' },
      ...(first?.type === 'paragraph' ? first.children : []),
    ],
  };
}

/** Returns what readers have to know before they use a symbol. */
function notices({ deprecated, unstable, since }: ApiSymbol): RootContent[] {
  return [
    ...(deprecated === undefined
      ? []
      : [strongParagraph('Deprecated.', descriptionNodes(deprecated))]),
    ...(unstable
      ? [strongParagraph('Preview.', descriptionNodes('It may change in any release.'))]
      : []),
    ...(since === undefined
      ? []
      : [
          strongParagraph(`${sinceText(since).replace(/^./, (first) => first.toUpperCase())}.`, []),
        ]),
  ];
}

/** Returns the code that imports a symbol: from the module with the least code, and from the package's root. */
function importCode({ kind, name, modules }: ApiSymbol): RootContent {
  const names = kind === 'interface' ? `type { ${name} }` : `{ ${name} }`;
  const [first] = modules;
  const shown = [...new Set([first, modules.at(-1) ?? first])];
  return {
    type: 'code',
    lang: 'ts',
    value: shown.map((module) => `import ${names} from '${module}';`).join('\n// or\n'),
  };
}

/** A symbol on its page, and the identifier of its import. */
interface ShownSymbol {
  symbol: ApiSymbol;
  identifier: string;
  demos: readonly ApiDemoPage[];
}

/**
 * Returns the content of a symbol's page.
 *
 * @param isShared - Whether each symbol has its own heading.
 * @param needsToolbar - Returns true on the first call, for the page's only toolbar, which is before its first table.
 */
function symbolNodes(
  { symbol, identifier, demos }: ShownSymbol,
  isShared: boolean,
  needsToolbar: () => boolean,
): RootContent[] {
  return [
    ...(isShared ? [heading(symbol.name, slugOf(symbol), 2)] : []),
    ...descriptionNodes(symbol.description),
    ...notices(symbol),
    ...outlineOf(symbol, demos.length > 0).flatMap(({ name, title, rows }) => [
      ...(rowCount(rows) > 0 && needsToolbar() ? [elementNode('ApiToolbar', {})] : []),
      heading(title, headingIdOf(symbol, name, isShared), isShared ? 3 : 2),
      name === 'import'
        ? importCode(symbol)
        : elementNode('ApiSection', { api: { identifier }, section: name }),
    ]),
  ];
}

/**
 * Fills a page whose front matter names a symbol of the API reference (`api: data-grid/data-grid`), or several
 * (`api: [charts/bar-chart, charts/bar-element]`): with real headings, the import code, and `<ApiSection>` elements,
 * whose tables are not part of any JavaScript.
 *
 * Add it to the docs plugin's `beforeDefaultRemarkPlugins`.
 *
 * @throws Error that names the page, if the front matter is invalid or names a symbol that isn't installed.
 */
const remarkApi: Plugin<[RemarkApiOptions], Root> =
  ({ siteDir, docsDir, demosOf, releases }) =>
  async (tree, file) => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const frontMatter = parseFrontMatter(file.data.frontMatter, page);
    if (!frontMatter) {
      return;
    }
    const { ids, isShared } = frontMatter;
    const version = docsVersionOfPage(page, siteDir, docsDir);
    const reference = await documentedReference(version, releases);
    const shown = await Promise.all(
      ids.map(async (id, index) => ({
        symbol: symbolOfPage(reference, id, page),
        identifier: `api${index}`,
        demos: (await demosOf?.(id, version)) ?? [],
      })),
    );
    let hasToolbar = false;
    const needsToolbar = () => !hasToolbar && (hasToolbar = true);
    const query = (id: string) => new URLSearchParams({ api: id, page }).toString();
    tree.children.push(
      importNode('ApiSection', '@theme/ApiSection'),
      importNode('ApiToolbar', '@theme/ApiToolbar'),
      ...shown.map(({ symbol, identifier }) =>
        importNode(identifier, `@site/src/plugins/api-reference/apiModule.ts?${query(symbol.id)}`),
      ),
      // For the way to the filter.
      exportNode('api', { identifiers: shown.map(({ identifier }) => identifier) }),
      ...shown.flatMap((symbol) => symbolNodes(symbol, isShared, needsToolbar)),
    );
  };

export default remarkApi;
