import { useShownVersion } from '@site/src/plugins/versions/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

/**
 * Replaces theme-classic's link to a doc (3.10.2), which is current on all pages of the doc's sidebar: here the item's
 * `activeBaseRegex` says where. It leads to the version that the page is of, and where that lacks the doc, to its start.
 */
export default function DocNavbarItem({ docId, ...props }: Props) {
  const to = useShownVersion()?.navbar[docId];
  return to === undefined ? null : <DefaultNavbarItem {...props} to={to} />;
}
