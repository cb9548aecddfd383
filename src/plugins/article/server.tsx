import {
  ISLAND,
  ISLAND_PROPS,
  PageContextsProvider,
  StaticHtmlContext,
  usePageContexts,
  type JsonObject,
} from '@site/src/core/islands';
import { idPrefix } from '@site/src/core/islands/markup';
import { use } from 'react';
import { renderToString } from 'react-dom/server';

import { ARTICLE_EXPORTS_ID } from '../../core/browser/deployment';

import { ArticleExportsContext } from './client';
import { Article as ArticleTree } from './development';
import {
  isInteractive as isInteractivePage,
  type ArticleIslandProps,
  type ArticleProps,
} from './props';
import { useSidebarAround } from './sidebarAround';

/** What the browser needs nothing of: these are for the head of the page, for editors, and for other pages. */
const ONLY_FOR_BUILDS = [
  'description',
  'draft',
  'frontMatter',
  'keywords',
  'sidebarPosition',
  'slug',
  'source',
  'sourceDirName',
];

/** Returns the exports without what only builds need. A page may hide its table of contents. */
function browserExports({ metadata, frontMatter, toc, ...others }: JsonObject): JsonObject {
  const neededOf = (fields: unknown) =>
    Object.fromEntries(
      Object.entries((fields ?? {}) as JsonObject).filter(
        ([name]) => !ONLY_FOR_BUILDS.includes(name),
      ),
    );
  const needed = neededOf(frontMatter);
  return {
    ...others,
    metadata: neededOf(metadata),
    frontMatter: needed,
    toc: needed.hide_table_of_contents ? [] : toc,
  };
}

/**
 * The article in a build: its HTML, followed by the data that the browser needs. If React controls the text in the browser,
 * its header and footer are still static.
 */
export function Article(props: ArticleProps) {
  const isInteractive = isInteractivePage(props.children);
  const sidebarAround = useSidebarAround();
  const exports = {
    ...browserExports(use(ArticleExportsContext)),
    ...(isInteractive && { isInteractive, sidebarAround }),
  };
  return (
    <>
      <StaticHtmlContext value={!isInteractive}>
        <ArticleTree {...props} isBuild />
      </StaticHtmlContext>
      {/* The bundle's records remove it from the page. */}
      <script
        type="application/json"
        id={ARTICLE_EXPORTS_ID}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(exports).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

/** An island in a build: rendered as a separate React root, the way the browser hydrates it. */
export function ArticleIsland({ kind, id, props, className, children }: ArticleIslandProps) {
  const contexts = usePageContexts();
  if (!use(StaticHtmlContext)) {
    return <div className={className}>{children}</div>;
  }
  const name = `${kind} ${id}`;
  const html = renderToString(
    <PageContextsProvider {...contexts}>{children}</PageContextsProvider>,
    { identifierPrefix: idPrefix(name) },
  );
  return (
    <div
      className={className}
      {...{ [ISLAND]: name, [ISLAND_PROPS]: props && JSON.stringify(props) }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
