import { takesKeys } from '../../../core/browser/takesKeys';

/** The properties of a key press that determine whether it opens the search. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
>;

/** Whether a key press opens the search: Ctrl+K or ⌘K anywhere, or `/` where it has no other meaning. */
export function opensSearch(press: KeyPress): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if ((press.ctrlKey || press.metaKey) && !press.shiftKey) return press.key.toLowerCase() === 'k';
  return press.key === '/' && !press.ctrlKey && !press.metaKey && !takesKeys(press.target);
}

/**
 * Returns the field that the page focuses with `/`, such as the filter of an API page, or null if there is none. It is
 * recognized by its `aria-keyshortcuts`, so it works before the code of the field has loaded.
 *
 * @param press - A key press that opens the search.
 */
export const ownField = ({ key }: KeyPress): HTMLInputElement | null =>
  key === '/' ? document.querySelector('main input[aria-keyshortcuts="/"]') : null;

/** Returns the text typed before the field exists, including this key. */
export function typedSoFar(typed: string, press: KeyPress): string {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return typed;
  if (press.key === 'Backspace') return typed.slice(0, -1);
  return [...press.key].length === 1 ? typed + press.key : typed;
}
