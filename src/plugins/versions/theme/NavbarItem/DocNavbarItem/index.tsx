import { navbarKey, useShownVersion } from '@site/src/plugins/versions/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

/**
 * Replaces theme-classic's link to a doc (3.10.2), which is active on all pages of the doc's sidebar. Here, the item's
 * `activeBaseRegex` determines where it is active. It links to the doc in the page's version, or to the start page of
 * that version if the doc doesn't exist there.
 */
export default function DocNavbarItem({ docId, docsPluginId, label = docId, ...props }: Props) {
  const to = useShownVersion()?.navbar[navbarKey(docId, docsPluginId)];
  return to === undefined ? null : <DefaultNavbarItem {...props} label={label} to={to} />;
}
