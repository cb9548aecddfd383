import { LISTS_FOLDER } from './contract';
import { listSchema, type HasPage } from './pageList';

/** How long a list from the site is used, in milliseconds. */
const LIST_MAX_AGE_MS = 300_000;

/** Versions whose lists are kept. Anyone can send any version. */
const MAX_LISTS = 50;

/**
 * Creates a check of pages for receivers that have no access to the build. It fetches the list of a version from the
 * published site, and keeps it for five minutes.
 *
 * @param site - Address of the site, such as `https://docs.example.com`, without a slash at its end.
 * @param request - `fetch`.
 * @param now - Returns milliseconds since 1970.
 * @returns A check that rejects if the site can't be reached, or answers with something else.
 */
export function remotePages(
  site: string,
  request: (url: string) => Promise<Response>,
  now: () => number,
): HasPage {
  const lists = new Map<string, { until: number; pages: Promise<ReadonlySet<string>> }>();
  const load = async (version: string): Promise<ReadonlySet<string>> => {
    const url = `${site}/${LISTS_FOLDER}/${encodeURIComponent(version)}.json`;
    const response = await request(url);
    if (response.status === 404) {
      return new Set();
    }
    if (!response.ok) {
      throw new Error(`${url} was answered with ${response.status}.`);
    }
    try {
      return new Set(listSchema.parse(await response.json()).pages);
    } catch (error) {
      throw new Error(`${url} is not a list of pages.`, { cause: error });
    }
  };
  return async (version, page) => {
    let list = lists.get(version);
    if (!list || list.until < now()) {
      list = { until: now() + LIST_MAX_AGE_MS, pages: load(version) };
      lists.delete(version);
      lists.set(version, list);
      const [oldest] = lists.keys();
      if (oldest !== undefined && lists.size > MAX_LISTS) {
        lists.delete(oldest);
      }
    }
    try {
      return (await list.pages).has(page);
    } catch (error) {
      if (lists.get(version) === list) {
        lists.delete(version);
      }
      throw error;
    }
  };
}
