import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ServedHtml } from '@site/src/core/islands';
import { BreadcrumbsContext, sidebarTrail } from '@site/src/plugins/navigation/client';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';

const ID = 'category';

/**
 * Wraps theme-classic's page of a sidebar category (3.10.2). In the production bundle, where the sidebar is not loaded
 * with the page, the page stays as the build has rendered it. Also provides the breadcrumbs.
 */
export default function DocCategoryGeneratedIndexPage(props: Props) {
  const items = useDocsSidebar()?.items ?? [];
  if (process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM) {
    return <ServedHtml id={ID} html="" />;
  }
  return (
    <div data-served={ID}>
      <BreadcrumbsContext value={sidebarTrail(items, props.categoryGeneratedIndex.permalink)}>
        <Original {...props} />
      </BreadcrumbsContext>
    </div>
  );
}
