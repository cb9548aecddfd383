import type { ChunkNames } from './types';

/** Theme component of the pages whose content is an article. */
const ARTICLE_COMPONENT = '@theme/DocItem';

/** Property in which such a page gets its content. */
const CONTENT = 'content';

const ENTRY = /^ *"([^"]+)": \[\(\) => import\([^"]*"[^"]+" \*\/ "((?:[^"\\]|\\.)*)"\),.*?\)\],/gm;

/**
 * Names of the chunks whose modules are articles: the content of `@theme/DocItem`.
 *
 * @param registry - Docusaurus' generated `registry.js` (3.10.2, core/lib/server/codegen).
 * @param chunkNames - Its `routesChunkNames.json`.
 * @throws Error where the registry has another form.
 */
export function articleChunks(
  registry: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
): Set<string> {
  const modules = new Map([...registry.matchAll(ENTRY)].map(([, name, module]) => [name, module]));
  if (modules.size === 0) {
    throw new Error('bundle: registry.js has another form than that of Docusaurus 3.10.');
  }
  return new Set(
    Object.values(chunkNames).flatMap(({ __comp, [CONTENT]: content }) =>
      typeof __comp === 'string' &&
      typeof content === 'string' &&
      modules.get(__comp) === ARTICLE_COMPONENT
        ? [content]
        : [],
    ),
  );
}

/** Images and links to files, whose Markdown makes the bundler write them into the build. */
const FILES = /!\[|<img\b|^image:|\]\(<?(?:@site\/|\.{0,2}\/)[^)\s]*\.(?!mdx?\b)[a-z\d]+/im;

/**
 * Whether a page refers to files that the browser's compilation has to write, as the server's writes none. Says yes once
 * too often rather than once too seldom.
 *
 * @param markdown - Text of the page.
 */
export const refersToFiles = (markdown: string): boolean => FILES.test(markdown);

/**
 * The registry without the modules of articles: they are in no JavaScript that a page loads. Those that refer to files
 * are compiled all the same, for the files; nothing loads them, either.
 *
 * @param readPage - Gives the text of a page by its module, such as `@site/docs/a.mdx`.
 */
export function withoutArticles(
  registry: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
  readPage: (module: string) => string,
): string {
  const articles = articleChunks(registry, chunkNames);
  return registry.replace(ENTRY, (line, name: string, module: string) =>
    articles.has(name) && !refersToFiles(readPage(module)) ? '' : line,
  );
}
