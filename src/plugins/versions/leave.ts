import { OWN_CLICK_ATTRIBUTE } from './ownClick';
import { shownVersion } from './shown';
import type { SiteVersion } from './types';

/** Whether a click opens the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Makes links to another version load the page in full. Each version is a separate build, and its scripts can't show
 * another version's pages, but Docusaurus would try to. If the event doesn't reach Docusaurus, the browser follows the
 * link.
 *
 * @param versions - The site's versions.
 * @param view - The window whose links are handled.
 */
export function leaveByFullLoad(versions: readonly SiteVersion[], view: Window): void {
  const versionAt = (pathname: string) => shownVersion(versions, pathname)?.name;
  // Not on the document, where analytics listens for clicks.
  view.document.documentElement.addEventListener(
    'click',
    (event) => {
      const link = isPlain(event) && (event.target as Element).closest?.('a[href]');
      if (
        link instanceof HTMLAnchorElement &&
        link.origin === view.location.origin &&
        /^(?:_self)?$/.test(link.target) &&
        !link.hasAttribute('download') &&
        !link.hasAttribute(OWN_CLICK_ATTRIBUTE) &&
        versionAt(link.pathname) !== versionAt(view.location.pathname)
      ) {
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}
