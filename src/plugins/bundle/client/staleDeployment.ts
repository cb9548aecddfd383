/** The browser APIs that {@link watchDeployment} uses; fakes in tests. */
export interface DeploymentEnvironment {
  /** Receives the errors of scripts and style sheets. */
  events: Pick<Window, 'addEventListener'>;
  /** Address of the site, with a trailing slash. Only its own files are checked. */
  root: string;
  fetch: typeof fetch;
  /** Called when a file of the page's build no longer exists. */
  onStale: () => void;
}

/** Returns the address of the script or style sheet that failed to load. */
const addressOf = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLScriptElement
    ? target.src
    : target instanceof HTMLLinkElement
      ? target.href
      : undefined;

/**
 * Detects that the site was deployed again while the page is open: a script or style sheet that the page loads no
 * longer exists, or the host responds with an HTML page instead. A network failure doesn't count.
 */
export function watchDeployment({
  events,
  root,
  fetch: head,
  onStale,
}: DeploymentEnvironment): void {
  events.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address?.startsWith(`${root}assets/`)) {
        head(address, { method: 'HEAD', cache: 'no-store' }).then(
          ({ ok, status, headers }) =>
            (ok
              ? headers.get('Content-Type')?.includes('html')
              : status === 404 || status === 410) && onStale(),
          () => {},
        );
      }
    },
    // Load errors of elements don't bubble.
    true,
  );
}
