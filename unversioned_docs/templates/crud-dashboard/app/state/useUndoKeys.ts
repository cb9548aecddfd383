import { useEffect } from 'react';

import type { JobStore } from '../data/store';

/** Fields undo their own text, so the keys are theirs. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="checkbox"]):not([type="radio"]), textarea, [contenteditable]',
  ) !== null;

/**
 * Ctrl+Z or ⌘Z undoes a change of data; with Shift, or Ctrl+Y, it is redone.
 *
 * @param store - Whose changes.
 */
export function useUndoKeys(store: JobStore) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // Behind a dialog, nothing should change.
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      void (key === 'y' || event.shiftKey ? store.redo() : store.undo());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
