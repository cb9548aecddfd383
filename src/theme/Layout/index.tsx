import { useLocalPathname } from '@docusaurus/theme-common/internal';
import { IslandPageContext } from '@site/src/core/islands';
import { isPlayground } from '@site/src/core/navigation/paths';
import OriginalLayout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { use, useMemo } from 'react';

/**
 * Wraps theme-classic's layout (3.10.2). `/playground` and the pages below it are shown without the theme provider:
 * islands in their content don't get the portal's theme, while islands of the shell do. This is done here and not in
 * `Root`, because inside the layout the location is that of the current page even while the next one is loading.
 */
export default function Layout({ children, ...props }: Props) {
  const page = use(IslandPageContext);
  const themed = !isPlayground(useLocalPathname());
  const content = useMemo(() => page && { ...page, themed }, [page, themed]);
  return (
    <OriginalLayout {...props}>
      <IslandPageContext value={content}>{children}</IslandPageContext>
    </OriginalLayout>
  );
}
