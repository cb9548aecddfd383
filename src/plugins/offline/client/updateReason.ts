import { RELOADS_KEY } from '../../../core/browser/deployment';

/** How often a tab reloads because a page of the same build became old: a deployment may be undone and repeated. */
const MAX_UPDATES = 5;

/**
 * Returns the reason for a reload because another worker has taken over. It differs each time for the same build, up to
 * a limit, so that a host that alternates between builds doesn't reload a tab forever.
 *
 * @param build - The build that the page belongs to.
 */
export function updateReason(build: string, storage: () => Pick<Storage, 'getItem'>): string {
  let known: string[] = [];
  try {
    known = (storage().getItem(RELOADS_KEY) ?? '').split('\n');
  } catch {
    // Storage is blocked. Such a tab isn't reloaded.
  }
  const before = known.filter((reason) => reason.startsWith(`update ${build} `)).length;
  return `update ${build} ${Math.min(before + 1, MAX_UPDATES)}`;
}
