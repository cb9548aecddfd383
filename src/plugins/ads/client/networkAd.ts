/** An ad as the network sends it, before validation. */
export interface ThirdPartyAd {
  statlink?: unknown;
  statimp?: unknown;
  image?: unknown;
  company?: unknown;
  description?: unknown;
  pixel?: unknown;
  timestamp?: unknown;
}

/** What is left of a network's ad once it is checked: safe to show. */
export interface CheckedAd {
  /** An http(s) address. */
  link: string;
  /** Plain text; may be empty. */
  company: string;
  /** Plain text; may be empty. */
  description: string;
  /** Address of the image, on an allowed host. */
  image?: string;
  /** Addresses to be fetched when the ad is shown, on allowed hosts. */
  pixels: string[];
}

/** Longest texts, in characters: the slot has room for no more. */
const COMPANY_LENGTH = 60;
const DESCRIPTION_LENGTH = 180;
/** So many pixels are fetched at most. */
const MAX_PIXELS = 10;

/** An address of a page; undefined for a script's, for a path, and for anything else. */
function toUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string') {
    return undefined;
  }
  // Networks leave the protocol to the page.
  const address = value.startsWith('//') ? `https:${value}` : value;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isPage && !url.username && !url.password ? url : undefined;
}

/** Characters that do not show, or change the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

function toText(value: unknown, length: number): string {
  // Cut twice, so that megabytes are not searched.
  const text = typeof value === 'string' ? value.slice(0, 10 * length) : '';
  const shown = text.replace(UNSEEN, ' ').trim();
  return shown.length > length ? `${shown.slice(0, length - 1).trimEnd()}…` : shown;
}

/**
 * Checks an ad of the network, all of which is hostile until then. Links are http(s), texts are text, and images and
 * pixels come from hosts that the site allows; what is not like that is left out.
 *
 * @param hosts - Origins that images and pixels may come from.
 * @param now - Milliseconds since 1970, for pixels of an ad that has no timestamp of its own.
 * @returns Undefined for an ad without a usable link.
 */
export function checkAd(
  ad: ThirdPartyAd,
  hosts: readonly string[],
  now: number,
): CheckedAd | undefined {
  const link = toUrl(ad.statlink);
  if (!link) {
    return undefined;
  }
  const onHost = (value: unknown): string | undefined => {
    const url = toUrl(value);
    return url && hosts.includes(url.origin) ? url.href : undefined;
  };
  const given = String(typeof ad.timestamp === 'number' ? ad.timestamp : toText(ad.timestamp, 40));
  const timestamp = encodeURIComponent(given || String(now));
  const pixels = [ad.statimp, ...(typeof ad.pixel === 'string' ? ad.pixel.split('||') : [])]
    .slice(0, MAX_PIXELS)
    .map((pixel) =>
      typeof pixel === 'string' ? pixel.trim().replaceAll('[timestamp]', timestamp) : undefined,
    )
    .map(onHost)
    .filter((pixel) => pixel !== undefined);
  const image = onHost(ad.image);
  return {
    link: link.href,
    company: toText(ad.company, COMPANY_LENGTH),
    description: toText(ad.description, DESCRIPTION_LENGTH),
    ...(image ? { image } : {}),
    pixels,
  };
}
