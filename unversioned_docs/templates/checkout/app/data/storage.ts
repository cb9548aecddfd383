import { INITIAL_DRAFT, type Draft } from './draft';

const KEY = 'loam-ladle-draft-1';

/** Where a draft survives a reload. */
export interface DraftStore {
  read: () => Draft | null;
  write: (draft: Draft) => void;
}

/**
 * Keeps the draft in web storage. Change the key when the draft's fields change.
 *
 * @param getStorage - May throw if storage is blocked.
 */
export function createDraftStore(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
): DraftStore {
  return {
    read() {
      try {
        const text = getStorage().getItem(KEY);
        return text ? { ...INITIAL_DRAFT, ...(JSON.parse(text) as Draft) } : null;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        getStorage().setItem(KEY, JSON.stringify(draft));
      } catch {
        // Without storage, the draft lasts until the next reload.
      }
    },
  };
}
