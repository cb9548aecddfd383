import { isPlainClick } from '../disclosure/isPlainClick';

/** Dependencies of {@link followLinks}: the browser's APIs in production, fakes in tests. */
export interface LinksEnvironment {
  /** Returns the URL of the current page. */
  address: () => string;
  /** CSS selector of elements whose links are ignored, such as elements that React owns. Default: none. */
  except?: string | undefined;
  /** Path prefix of all pages of the site, such as `/`. */
  baseUrl: string;
  /** Navigates inside the app. */
  push: (path: string) => void;
  /** Fetches a page ahead of the navigation. */
  preload: (pathname: string) => void;
}

/** Returns the page of this site that a link leads to, or undefined for files, other sites and links to leave alone. */
function pageOf(target: EventTarget | null, { address, baseUrl, except }: LinksEnvironment) {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  const isExcepted = except !== undefined && Boolean(link?.closest(except));
  if (!link || !href || isExcepted || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  const here = new URL(address());
  const url = URL.canParse(href, here) ? new URL(href, here) : undefined;
  if (
    url?.origin !== here.origin ||
    !url.pathname.startsWith(baseUrl) ||
    // A file, such as a demo's source.
    /\.[^/.]+$/.test(url.pathname) ||
    // The browser handles links within the page, and matches their targets with `:target`.
    url.pathname === here.pathname
  ) {
    return undefined;
  }
  return url;
}

/**
 * Makes links in HTML that React doesn't own navigate inside the app, and preloads a page when the user points at its
 * link.
 *
 * @param container - Element that contains the links.
 * @returns A function that removes the event listeners.
 */
export function followLinks(container: HTMLElement, environment: LinksEnvironment): () => void {
  const onPoint = ({ target }: Event) => {
    const page = pageOf(target, environment);
    if (page) {
      environment.preload(page.pathname);
    }
  };
  const onClick = (event: MouseEvent) => {
    const page =
      isPlainClick(event) && !event.defaultPrevented
        ? pageOf(event.target, environment)
        : undefined;
    if (page) {
      event.preventDefault();
      environment.push(page.pathname + page.search + page.hash);
    }
  };
  container.addEventListener('pointerover', onPoint);
  container.addEventListener('focusin', onPoint);
  container.addEventListener('click', onClick);
  return () => {
    container.removeEventListener('pointerover', onPoint);
    container.removeEventListener('focusin', onPoint);
    container.removeEventListener('click', onClick);
  };
}
