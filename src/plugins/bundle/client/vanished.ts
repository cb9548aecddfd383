/** What of the browser {@link watchVanished} stands on; fakes in tests. */
export interface VanishedEnvironment {
  /** Where errors of scripts and style sheets arrive. */
  events: Pick<Window, 'addEventListener'>;
  /** Of the site, with a slash at its end: only its own files are looked at. */
  root: string;
  fetch: typeof fetch;
  /** Called when a file is gone that the page's build had. */
  onVanished: () => void;
}

/** Address of what could not be loaded. */
const addressOf = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLScriptElement
    ? target.src
    : target instanceof HTMLLinkElement
      ? target.href
      : undefined;

/**
 * Finds out that the site was deployed anew while the page is open: a script or style sheet that the page may load is
 * not there any more, or a page has come in its place. Without a network nothing has vanished.
 */
export function watchVanished({
  events,
  root,
  fetch: head,
  onVanished,
}: VanishedEnvironment): void {
  events.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address?.startsWith(`${root}assets/`)) {
        head(address, { method: 'HEAD', cache: 'no-store' }).then(
          ({ ok, status, headers }) =>
            (ok
              ? headers.get('Content-Type')?.includes('html')
              : status === 404 || status === 410) && onVanished(),
          () => {},
        );
      }
    },
    // Errors of elements do not bubble.
    true,
  );
}
