import { nearestSidebarPath } from '@site/src/plugins/navigation/client';
import type { Props } from '@theme/DocSidebar';
import OriginalDocSidebar from '@theme-original/DocSidebar';

/** Wraps theme-classic's sidebar (3.10.2): of a page that is not in it, it marks the entry that the page belongs to. */
export default function DocSidebar(props: Props) {
  return <OriginalDocSidebar {...props} path={nearestSidebarPath(props.sidebar, props.path)} />;
}
