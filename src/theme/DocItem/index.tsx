import OriginalDocItem from '@theme-original/DocItem';
import { ApiPageContext, apiExports, apiOfContent } from '@site/src/plugins/api-reference/client';
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
 * Wraps theme-classic's page (3.10.2). Provides the table of contents with the page's API reference symbols, links the
 * icon font if a demo needs it, provides the breadcrumbs, and collects the page's exports that the browser needs, since
 * it gets the text as HTML.
 */
export default function DocItem(props: Props) {
  const { content } = props;
  const api = apiOfContent(content);
  const usesIconFont = showsIconFont(content);
  const breadcrumbs = useTrail(content);
  const exports = useMemo(
    () => ({
      ...docExports(content),
      ...breadcrumbsExports(breadcrumbs),
      ...apiExports(api),
      ...(usesIconFont && { usesIconFont }),
    }),
    [content, breadcrumbs, api, usesIconFont],
  );
  return (
    <ArticleExportsContext value={exports}>
      <ApiPageContext value={api}>
        <BreadcrumbsContext value={breadcrumbs}>
          {usesIconFont && <IconFont />}
          <OriginalDocItem {...props} />
        </BreadcrumbsContext>
      </ApiPageContext>
    </ArticleExportsContext>
  );
}
