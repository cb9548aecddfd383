import { isPlainClick } from '../disclosure/isPlainClick';

/** What {@link followLinks} stands on; the browser's own in production, fakes in tests. */
export interface LinksEnvironment {
  /** Address of the page that is shown. */
  address: () => string;
  /** CSS selector of elements whose links are left alone, such as those that React owns. Default: none. */
  except?: string | undefined;
  /** Path that all pages of the site are below, such as `/`. */
  baseUrl: string;
  /** Navigates inside the app. */
  push: (path: string) => void;
  /** Fetches a page ahead of the navigation. */
  preload: (pathname: string) => void;
}

/** The page of this site that a link leads to; undefined for files, other sites and links that the browser follows. */
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
    // Within the page the browser finds the way itself, and shows it as `:target`.
    url.pathname === here.pathname
  ) {
    return undefined;
  }
  return url;
}

/**
 * Lets links in HTML that React does not own navigate inside the app, and fetches a page when its link is pointed at.
 *
 * @param container - Element with the links.
 * @returns A function that ends it.
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
