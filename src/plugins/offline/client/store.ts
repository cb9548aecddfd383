import { isRecord } from '../../../core/validation/isRecord';
import {
  DOWNLOADS_KEY,
  DOWNLOADS_PATH,
  STATE_CACHE,
  type Download,
  type Downloads,
  type DownloadProblem,
} from '../format';

const PROBLEMS: readonly DownloadProblem[] = ['network', 'quota', 'server', 'blocked'];

function parseDownload(value: unknown): Download | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { id, base, label, version, wanted, complete, problem, bytes, stored } = value;
  if (
    typeof id !== 'string' ||
    typeof base !== 'string' ||
    typeof label !== 'string' ||
    typeof version !== 'string' ||
    typeof wanted !== 'string'
  ) {
    return undefined;
  }
  const known = PROBLEMS.find((each) => each === problem);
  return {
    id,
    base,
    label,
    version,
    wanted,
    isPaused: value.isPaused === true,
    bytes: typeof bytes === 'number' ? bytes : 0,
    stored: typeof stored === 'number' ? stored : 0,
    ...(typeof complete === 'string' ? { complete } : {}),
    ...(known ? { problem: known } : {}),
  };
}

/** Parses stored downloads. Entries that can't be read are left out. */
export function parseDownloads(text: string): Downloads {
  try {
    const value: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.values(isRecord(value) ? value : {}).flatMap((each) => {
        const download = parseDownload(each);
        return download ? [[download.id, download]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Local storage. A function, because merely reading `window.localStorage` throws if storage is blocked. */
export type LocalStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the value of {@link DOWNLOADS_KEY}. */
function readKey(storage: LocalStorage): string | null {
  try {
    return storage().getItem(DOWNLOADS_KEY);
  } catch {
    return null;
  }
}

/** Reads the reader's downloads. Returns none if storage is blocked. */
export async function readDownloads(
  caches: Pick<CacheStorage, 'open'>,
  storage: LocalStorage,
): Promise<Downloads> {
  const inLocalStorage = readKey(storage);
  if (inLocalStorage?.startsWith('{')) {
    return parseDownloads(inLocalStorage);
  }
  try {
    const state = await caches.open(STATE_CACHE);
    const stored = await state.match(DOWNLOADS_PATH);
    return parseDownloads((await stored?.text()) ?? '');
  } catch {
    return {};
  }
}

/**
 * Writes the reader's downloads to a cache. If there is no room, writes them to local storage, which has room of its
 * own: a full storage must be shown as such, and the reader must be able to remove something.
 *
 * @throws Error if storage is blocked.
 */
export async function writeDownloads(
  caches: Pick<CacheStorage, 'open'>,
  downloads: Downloads,
  storage: LocalStorage,
): Promise<void> {
  const state = await caches.open(STATE_CACHE);
  const text = JSON.stringify(downloads);
  if (Object.keys(downloads).length === 0) {
    await state.delete(DOWNLOADS_PATH);
    try {
      storage().removeItem(DOWNLOADS_KEY);
    } catch {
      // Local storage is blocked, so the key was never there.
    }
    return;
  }
  let key = 'true';
  const failure = await state.put(DOWNLOADS_PATH, new Response(text)).catch((error: unknown) => {
    key = text;
    return { error };
  });
  try {
    storage().setItem(DOWNLOADS_KEY, key);
  } catch {
    // Local storage is blocked: the next visit doesn't resume on its own.
    if (failure) {
      throw failure.error;
    }
  }
}
