/*
 * Addresses of services, in options and in variables.
 */

export const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && hostname === 'localhost';

export const isHttps = ({ protocol }: URL): boolean => protocol === 'https:';

/** What {@link toServiceUrl} accepts. */
export const SERVICE_ALLOWED = 'a URL that starts with https://, or with http://localhost';

/** Parses the URL of a service: https, or http on localhost, without credentials. Returns undefined for any other. */
export function toServiceUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Browsers refuse requests to URLs with credentials.
  return url && (isHttps(url) || isLocal(url)) && url.username === '' && url.password === ''
    ? url
    : undefined;
}

/** Whether a text is a path on this site, from its root. A leading `//` would refer to another host. */
export const isSitePath = (text: string): boolean => /^\/(?:[^/\\\s?#][^\\\s?#]*)?$/.test(text);
