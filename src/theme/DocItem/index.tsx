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
 * Wraps theme-classic's page (3.10.2): tells the table of contents which symbols of the API reference it is about, links
 * the icon font where a demo needs it, knows the way to the page, and says what the browser has to know of the page,
 * whose text it gets as HTML.
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
