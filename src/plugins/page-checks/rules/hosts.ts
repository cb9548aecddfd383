import { nearest } from '../../../core/validation/nearest';
import type { Site } from '../site';

type Wrong = { message: string; fix: string } | undefined;

const SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms'];

/** Names of hosts that only exist on the writer's machine or network. */
const LOCAL =
  /^(?:localhost|.*\.(?:localhost|local|internal|test)|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+)$/i;

/** A host without `https://`. */
const BARE_HOST =
  /^(?:www\.[\w-]+|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|co|gov|edu|eu|de|uk|fr|jp|cn|ai|me|info))(?:[:/?#]|$)/i;

/**
 * Returns what is wrong with an address that isn't a path, or undefined if it is a path.
 *
 * @returns `null` if nothing is wrong.
 */
export function wrongAddress(url: string, site: Site): Wrong | null {
  const own = site.host?.url;
  if (/^\s|\s$/.test(url)) {
    return { message: `"${url}" begins or ends with a space.`, fix: 'Remove it.' };
  }
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(url)) {
    return { message: `"${url}" isn't an address.`, fix: `Write mailto:${url}.` };
  }
  if (BARE_HOST.test(url) && !/\.(?:mdx?|tsx?)(?:#|$)/.test(url)) {
    return {
      message: `"${url}" is read as a path on this site.`,
      fix: `Add https://: "https://${url}".`,
    };
  }
  if (url.startsWith('//')) {
    return { message: `"${url}" has no scheme.`, fix: `Add https: "https:${url}".` };
  }
  if (/^https?(?:\/\/|;\/\/|:\\\\|\s*:\/\/\s)/i.test(url)) {
    return { message: `"${url}" isn't an address.`, fix: 'Write https://.' };
  }
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
  if (scheme === undefined) {
    return undefined;
  }
  const lower = scheme.toLowerCase();
  if (!SCHEMES.includes(lower)) {
    const meant = nearest(lower, SCHEMES, 2);
    if (/^(?:javascript|vbscript|data|file|blob)$/.test(lower)) {
      return {
        message: `"${lower}:" isn't allowed as an address.`,
        fix:
          lower === 'file' || /^[a-z]$/.test(lower)
            ? 'Put the file beside the page, and link to it by its path.'
            : 'Link to a page. What should happen on a click needs a component.',
      };
    }
    if (/^[a-z]$/.test(lower)) {
      return {
        message: `"${url}" is a path on your disk.`,
        fix: 'Put the file beside the page, and link to it by its path.',
      };
    }
    return {
      message: `"${lower}:" isn't a scheme of addresses.`,
      fix:
        meant === undefined ? `Allowed are: ${SCHEMES.join(', ')}.` : `Did you mean "${meant}:"?`,
    };
  }
  if (lower === 'mailto') {
    return /^mailto:[^@\s/]+@[^@\s]+\.[^@\s]+$/.test(url)
      ? null
      : { message: `"${url}" has no valid address.`, fix: 'Write mailto:name@example.com.' };
  }
  if (!lower.startsWith('http')) {
    return null;
  }
  if (!/^https?:\/\/[^/\s]/i.test(url) || !URL.canParse(url)) {
    return {
      message: `"${url}" isn't an address.`,
      fix: 'Write two slashes after the colon, and then the host: https://example.com.',
    };
  }
  const { hostname, host, pathname, hash } = new URL(url);
  if (/^https?$/.test(hostname)) {
    return { message: `"${url}" has two schemes.`, fix: 'Write https:// once.' };
  }
  if (LOCAL.test(hostname)) {
    return {
      message: `"${url}" leads to your own machine or network.`,
      fix: 'Link to a page by its file, such as "../sorting/sorting.mdx". Format an example as code.',
    };
  }
  if (!hostname.includes('.') || /[^\w.[\]:-]/.test(hostname)) {
    return { message: `"${hostname}" isn't a host.`, fix: 'Write https://example.com.' };
  }
  if (own !== undefined && host.replace(/^www\./, '') === new URL(own).host.replace(/^www\./, '')) {
    return {
      message: `"${url}" is the address of this site.`,
      fix: `Link to the page by its file, such as "../sorting/sorting.mdx", or write "${pathname}${hash}".`,
    };
  }
  return null;
}

/** What pages may show from other hosts, by element, and the option that allows it. */
const EMBEDDED: Readonly<Record<string, 'images' | 'media' | 'embeds'>> = {
  img: 'images',
  image: 'images',
  picture: 'images',
  video: 'media',
  audio: 'media',
  source: 'media',
  track: 'media',
  iframe: 'embeds',
};

/** Returns why a page can't show an address of another host in an element, or undefined. */
export function blockedHost(element: string, attribute: string, url: string, site: Site): Wrong {
  const kind = attribute === 'poster' || /^srcset$/i.test(attribute) ? 'images' : EMBEDDED[element];
  if (kind === undefined || !/^(?:https?:)?\/\/[^/]/i.test(url)) {
    return undefined;
  }
  const { origin } = new URL(url, 'https://example.com');
  return site.host?.[kind].includes(origin)
    ? undefined
    : {
        message: `The policy of the published pages blocks "${url}".`,
        fix:
          kind === 'embeds'
            ? `Link to it, or add "${origin}" to htmlPolicy.embeds in portal.config.ts.`
            : `Put the file beside the page, or add "${origin}" to htmlPolicy.${kind} in portal.config.ts.`,
      };
}
