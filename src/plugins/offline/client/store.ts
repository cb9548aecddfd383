import { isRecord } from '../../../core/values';
import {
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

/** Reads the reader's downloads. Returns none if storage is blocked. */
export async function readDownloads(caches: Pick<CacheStorage, 'open'>): Promise<Downloads> {
  try {
    const state = await caches.open(STATE_CACHE);
    const stored = await state.match(DOWNLOADS_PATH);
    return parseDownloads((await stored?.text()) ?? '');
  } catch {
    return {};
  }
}

/** @throws Error if there is no room, or if storage is blocked. */
export async function writeDownloads(
  caches: Pick<CacheStorage, 'open'>,
  downloads: Downloads,
): Promise<void> {
  const state = await caches.open(STATE_CACHE);
  await state.put(DOWNLOADS_PATH, new Response(JSON.stringify(downloads)));
}
