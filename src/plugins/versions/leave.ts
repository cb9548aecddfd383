import { shownVersion } from './shown';
import type { SiteVersion } from './types';

/** Attribute of links that lead to another version by themselves: plain ones, which Docusaurus knows nothing of. */
const OWN_CLICK_ATTRIBUTE = 'data-version-link';

/** Props of such a link. */
export const OWN_CLICK = { [OWN_CLICK_ATTRIBUTE]: '' } as const;

/** Whether a click leads to another page in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * Has links into another version load their page in full. Each version is a build of its own: its pages cannot be shown
 * by the scripts of another, and Docusaurus would try that first. The browser follows such a link where nobody else
 * hears of the click.
 *
 * @param versions - Those of the site.
 * @param view - The window to listen in.
 */
export function leaveByFullLoad(versions: readonly SiteVersion[], view: Window): void {
  const versionAt = (pathname: string) => shownVersion(versions, pathname)?.name;
  // Not earlier: what counts clicks listens at the document.
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
