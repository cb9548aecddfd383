/** Options of {@link createRateLimit}. */
export interface RateLimitOptions {
  /** Maximum burst of requests after a pause. */
  capacity: number;
  /** Requests that become available again per second. */
  refillPerSecond: number;
  /** Number of addresses to remember. The least recently active one is dropped for a new one. */
  maxAddresses: number;
  /** Returns the time in milliseconds. */
  now: () => number;
}

/** The limit of one address: a burst of 60 requests, then one every 2 s. */
export const RATE_LIMIT: Omit<RateLimitOptions, 'now'> = {
  capacity: 60,
  refillPerSecond: 0.5,
  maxAddresses: 10_000,
};

/** Counts a request from an address. Returns 0 if it is allowed, or the whole seconds until the next one is. */
export type RateLimit = (address: string) => number;

/**
 * Returns the limit for the answers of all readers together: as many at once as in a minute.
 *
 * @param perMinute - Maximum number of answers per minute.
 */
export const globalRateLimit = (perMinute: number): Omit<RateLimitOptions, 'now'> => ({
  capacity: perMinute,
  refillPerSecond: perMinute / 60,
  maxAddresses: 1,
});

/**
 * Returns the host of an address that a proxy sends, without a port and a zone: `192.0.2.7:5000`, `[2001:db8::1]:5000`, and
 * that of the header `Forwarded` (`for="[2001:db8::1]:5000";proto=https`).
 */
function hostOf(address: string): string {
  const named = /(?:^|;)\s*for=([^;]*)/i.exec(address)?.[1] ?? address;
  const text = named.trim().replace(/^"(.*)"$/, '$1');
  const [host = ''] = (
    /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ??
    // Without brackets, what follows an IPv4 address or eight groups can only be a port.
    /^(.*\d\.\d+|(?:[\da-f]*:){7}[\da-f]+):\d+$/i.exec(text)?.[1] ??
    text
  ).split('%', 1);
  return host;
}

/** An IPv4 address in an IPv6 one, as a server that listens on both or a gateway (NAT64) writes it. */
const MAPPED = /^(?:::ffff:|64:ff9b::)([\da-f]+):([\da-f]+)$/;

/**
 * Returns the first half of an IPv6 address, which is what one household or office gets. Returns other addresses as
 * they are, without a port.
 */
export function addressGroup(address: string): string {
  const host = hostOf(address);
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(host) || !URL.canParse(`http://[${host}]`)) {
    // An IPv4 address, or no address at all. Truncated, because a proxy may send anything.
    return host.slice(0, 64);
  }
  // Always in the same spelling.
  const normal = new URL(`http://[${host}]`).hostname.slice(1, -1);
  const [, ...mapped] = MAPPED.exec(normal) ?? [];
  if (mapped.length > 0) {
    return mapped.flatMap((half) => [parseInt(half, 16) >> 8, parseInt(half, 16) & 255]).join('.');
  }
  const [head = '', tail] = normal.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const start = groups(head);
  const end = groups(tail ?? '');
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

/** Creates a rate limit with a token bucket for each address. */
export function createRateLimit({
  capacity,
  refillPerSecond,
  maxAddresses,
  now,
}: RateLimitOptions): RateLimit {
  // Ordered by last request, oldest first.
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (address) => {
    const key = addressGroup(address);
    const at = now();
    const known = buckets.get(key);
    // The clock may have been set back.
    const seconds = known ? Math.max(0, at - known.at) / 1000 : 0;
    const tokens = known ? Math.min(capacity, known.tokens + seconds * refillPerSecond) : capacity;
    const allowed = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= maxAddresses) {
        break;
      }
      buckets.delete(oldest);
    }
    return allowed ? 0 : Math.ceil((1 - tokens) / refillPerSecond);
  };
}
