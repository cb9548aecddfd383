import { MobileSidebar } from '@site/src/plugins/navigation/client';
import type { Props } from '@theme/DocSidebar/Mobile';

/** Replaces theme-classic's sidebar in the mobile menu (3.10.2). It renders when the menu is opened. */
export default function DocSidebarMobile({ sidebar }: Props) {
  return <MobileSidebar items={sidebar} />;
}
