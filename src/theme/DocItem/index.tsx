import OriginalDocItem from '@theme-original/DocItem';
import { ApiRowsContext, hasApiRows } from '@site/src/plugins/api-reference/client';
import { ArticleExportsContext, docExports } from '@site/src/plugins/article/client';
import {
  breadcrumbsExports,
  BreadcrumbsContext,
  useTrail,
} from '@site/src/plugins/navigation/client';
import { showsIconFont } from '@site/src/plugins/demos/client';
import type { Props } from '@theme/DocItem';
import IconFont from '@theme/IconFont';
import { useMemo } from 'react';

/**
 * Wraps theme-classic's page (3.10.2). Tells the table of contents whether the page has a filter for API rows, links the
 * icon font if a demo needs it, provides the breadcrumbs, and collects the page's exports that the browser needs, since
 * it gets the text as HTML.
 */
export default function DocItem(props: Props) {
  const { content } = props;
  const hasRows = hasApiRows(content);
  const usesIconFont = showsIconFont(content);
  const breadcrumbs = useTrail(content);
  const exports = useMemo(
    () => ({
      ...docExports(content),
      ...breadcrumbsExports(breadcrumbs),
      ...(hasRows && { hasApiRows: true }),
      ...(usesIconFont && { usesIconFont }),
    }),
    [content, breadcrumbs, hasRows, usesIconFont],
  );
  return (
    <ArticleExportsContext value={exports}>
      <ApiRowsContext value={hasRows}>
        <BreadcrumbsContext value={breadcrumbs}>
          {usesIconFont && <IconFont />}
          <OriginalDocItem {...props} />
        </BreadcrumbsContext>
      </ApiRowsContext>
    </ArticleExportsContext>
  );
}
