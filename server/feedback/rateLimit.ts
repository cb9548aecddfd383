/** How much one address may send. */
export interface RateLimitOptions {
  /** Requests at once, after a rest. */
  capacity: number;
  /** Requests that come back each second. */
  refillPerSecond: number;
  /** Addresses to remember. The one that was silent longest is forgotten for a new one. */
  maxAddresses: number;
  /** Milliseconds of a clock. */
  now: () => number;
}

/** One address may send so much: sixty pages at once, then one each two seconds. */
export const RATE_LIMIT: Omit<RateLimitOptions, 'now'> = {
  capacity: 60,
  refillPerSecond: 0.5,
  maxAddresses: 10_000,
};

/** Takes one request of an address; gives 0, or the whole seconds until the next is allowed. */
export type RateLimit = (address: string) => number;

/** The first half of an IPv6 address, which is what one household or office gets; other addresses as they are. */
export function addressGroup(address: string): string {
  const [host = ''] = address.trim().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(host)?.[1];
  if (mapped) {
    return mapped;
  }
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(host) || !URL.canParse(`http://[${host}]`)) {
    // Not an address, or one of IPv4: no longer than any address, whatever a proxy says.
    return host.slice(0, 64);
  }
  const [head = '', tail] = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const start = groups(head);
  const end = groups(tail ?? '');
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

/** A token bucket for each address. */
export function createRateLimit({
  capacity,
  refillPerSecond,
  maxAddresses,
  now,
}: RateLimitOptions): RateLimit {
  // In the order in which they were last heard of.
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (address) => {
    const key = addressGroup(address);
    const at = now();
    const known = buckets.get(key);
    // A clock may be set back.
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
