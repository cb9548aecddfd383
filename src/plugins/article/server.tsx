import ArticleBody from '@theme/ArticleBody';
import { use } from 'react';
import { renderToString } from 'react-dom/server';

import { ARTICLE_EXPORTS_ID } from '../../core/deployment';

import { ArticleExportsContext } from './client';
import {
  ARTICLE_ATTRIBUTE,
  PART_ATTRIBUTE,
  PART_ID_ATTRIBUTE,
  PART_PROPS_ATTRIBUTE,
  partIdPrefix,
} from './markup';
import { PartRoot, usePartSurroundings } from './PartRoot';
import type { ArticlePartProps, ArticleProps } from './props';

/** The article in a build: its HTML, followed by the data that the browser needs. */
export function Article({ children, className, lang }: ArticleProps) {
  const exports = use(ArticleExportsContext);
  return (
    <>
      <div className={className} lang={lang} {...{ [ARTICLE_ATTRIBUTE]: '' }}>
        <ArticleBody>{children}</ArticleBody>
      </div>
      {/* The bundle's records remove it from the page. */}
      <script
        type="application/json"
        id={ARTICLE_EXPORTS_ID}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(exports).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

/** A part in a build: rendered as a separate React root, the way the browser hydrates it. */
export function ArticlePart({ kind, id, props, className, children }: ArticlePartProps) {
  const surroundings = usePartSurroundings();
  const html = renderToString(<PartRoot {...surroundings}>{children}</PartRoot>, {
    identifierPrefix: partIdPrefix(kind, id),
  });
  return (
    <div
      className={className}
      {...{
        [PART_ATTRIBUTE]: kind,
        [PART_ID_ATTRIBUTE]: id,
        [PART_PROPS_ATTRIBUTE]: props && JSON.stringify(props),
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
