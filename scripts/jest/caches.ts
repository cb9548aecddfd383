/* Cache storage and responses for tests. jsdom has neither, and hides Node's `Response`. */

const ORIGIN = 'https://docs.example';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request.toString(), ORIGIN).href;

/** An in-memory cache. The entry that was put last comes last. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly room: () => number) {}

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(addressOf(request))?.clone());
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const { size } = await response.clone().blob();
    if (size > this.room()) {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    }
    const address = addressOf(request);
    this.entries.delete(address);
    this.entries.set(address, response);
  }

  async addAll(requests: (Request | string)[]): Promise<void> {
    for (const request of requests) {
      const response = await fetch(request);
      if (!response.ok) {
        throw new TypeError(`${addressOf(request)}: ${response.status}`);
      }
      await this.put(request, response);
    }
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(addressOf(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

/** In-memory cache storage. */
export function memoryCaches() {
  const all = new Map<string, MemoryCache>();
  const state = { room: Infinity };
  const open = (name: string) => {
    const cache = all.get(name) ?? new MemoryCache(() => state.room);
    all.set(name, cache);
    return cache;
  };
  return {
    /** `room`: maximum size of a file, in bytes. */
    state,
    caches: {
      open: (name: string) => Promise.resolve(open(name)),
      keys: () => Promise.resolve([...all.keys()]),
      delete: (name: string) => Promise.resolve(all.delete(name)),
    } as unknown as CacheStorage,
    /** Returns the paths of a cache's entries. */
    paths: (name: string) =>
      [...(all.get(name)?.entries.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
    /** Returns the text of an entry. */
    text: (name: string, path: string) =>
      all
        .get(name)
        ?.entries.get(ORIGIN + path)
        ?.clone()
        .text(),
    put: (name: string, path: string, body: string, headers: Record<string, string> = {}) =>
      open(name).put(path, new Response(body, { headers })),
    remove: (name: string, path: string) => open(name).delete(path),
  };
}

/** Returns a response that looks as if it came from the site's own host. */
export function siteResponse(
  body: string,
  {
    type = 'text/html',
    status = 200,
    headers = {},
  }: { type?: string; status?: number; headers?: Record<string, string> } = {},
): Response {
  const response = new Response(body, { status, headers: { 'Content-Type': type, ...headers } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  response.clone = () => Object.defineProperty(clone(), 'type', { value: 'basic' });
  return response;
}
