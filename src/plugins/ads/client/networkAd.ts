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

/** A validated ad from the network, safe to show. */
export interface CheckedAd {
  /** An http(s) address. */
  link: string;
  /** Plain text; may be empty. */
  company: string;
  /** Plain text; may be empty. */
  description: string;
  /** Address of the image, on an allowed host. */
  image?: string;
  /** Addresses to fetch when the ad is shown, on allowed hosts. */
  pixels: string[];
}

/** Maximum text lengths, in characters. The slot has no room for more. */
const COMPANY_LENGTH = 60;
const DESCRIPTION_LENGTH = 180;
/** Maximum number of pixels that are fetched. */
const MAX_PIXELS = 10;

/** Parses an http(s) address. Returns undefined for scripts, paths, addresses with credentials, and anything else. */
function toUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string') {
    return undefined;
  }
  // Networks send protocol-relative addresses.
  const address = value.startsWith('//') ? `https:${value}` : value;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isPage && !url.username && !url.password ? url : undefined;
}

/** Invisible characters, and characters that change the direction of the surrounding text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

function toText(value: unknown, length: number): string {
  // Truncated before the search, too, so that the regular expression never runs on megabytes.
  const text = typeof value === 'string' ? value.slice(0, 10 * length) : '';
  const shown = text.replace(UNSEEN, ' ').trim();
  return shown.length > length ? `${shown.slice(0, length - 1).trimEnd()}…` : shown;
}

/**
 * Validates an ad from the network, which is untrusted input. Links must be http(s), texts are plain text, and images
 * and pixels must come from hosts that the site allows. Anything else is left out.
 *
 * @param hosts - Origins that images and pixels may come from.
 * @param now - Milliseconds since 1970, used in pixels if the ad has no timestamp.
 * @returns The validated ad, or undefined if it has no usable link.
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
