import type { ChunkNames } from './types';

/** Theme component of the pages whose content is an article. */
const ARTICLE_COMPONENT = '@theme/DocItem';

/** The prop for the content of such a page. */
const CONTENT = 'content';

const ENTRY = /^ *"([^"]+)": \[\(\) => import\([^"]*"[^"]+" \*\/ "((?:[^"\\]|\\.)*)"\),.*?\)\],/gm;

/**
 * Returns the names of the chunks whose modules are articles: the content of `@theme/DocItem`.
 *
 * @param registry - Docusaurus' generated `registry.js` (3.10.2, core/lib/server/codegen).
 * @param chunkNames - Docusaurus' generated `routesChunkNames.json`.
 * @throws Error if the registry has a different format.
 */
export function articleChunks(
  registry: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
): Set<string> {
  const modules = new Map([...registry.matchAll(ENTRY)].map(([, name, module]) => [name, module]));
  if (modules.size === 0) {
    throw new Error("bundle: registry.js doesn't have the format of Docusaurus 3.10.");
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

/** Returns the registry with these modules only. */
export const onlyModules = (registry: string, names: ReadonlySet<string>): string =>
  registry.replace(ENTRY, (line, name: string) => (names.has(name) ? line : ''));

/** Images and links to files. The bundler emits the files when it compiles the Markdown. */
const FILES =
  /!\[|<img\b|\brequire\(|^image:|\]\(<?(?:@site\/|\.{0,2}\/)[^)\s]*\.(?!mdx?\b)[a-z\d]+/im;

/**
 * Returns true if a page refers to files that the browser's compilation must emit, because the server's emits none.
 * Prefers false positives to false negatives.
 *
 * @param markdown - Text of the page.
 */
export const refersToFiles = (markdown: string): boolean => FILES.test(markdown);

/**
 * Returns the registry without the modules of articles that are static for sure, so that they are in no JavaScript that a
 * page loads. Articles that refer to files are still compiled, for the files. Nothing loads them either, unless they
 * turn out to be interactive.
 *
 * @param isNeeded - Returns true for a page that is compiled for the browser, by its module, such as `@site/docs/a.mdx`.
 */
export function withoutArticles(
  registry: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
  isNeeded: (module: string) => boolean,
): string {
  const articles = articleChunks(registry, chunkNames);
  return registry.replace(ENTRY, (line, name: string, module: string) =>
    articles.has(name) && !isNeeded(module) ? '' : line,
  );
}
