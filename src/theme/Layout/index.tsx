import { useLocalPathname } from '@docusaurus/theme-common/internal';
import { IslandPageContext } from '@site/src/core/islands';
import { isPlayground } from '@site/src/core/paths';
import OriginalLayout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { use, useMemo } from 'react';

/**
 * Wraps theme-classic's layout (3.10.2): islands in the content of playground pages are without the portal's theme
 * (SPEC §2); those of the shell keep it. Here and not in `Root`, since inside the layout the location is that of the
 * page that is shown, also while the next one is loading.
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
