import { takesKeys } from '../../../core/keyboard';

/** What of a key press decides whether search opens. */
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

/**
 * Whether a key press opens the search: Ctrl+K or ⌘K anywhere, `/` where it means nothing else.
 */
export function opensSearch(press: KeyPress): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if ((press.ctrlKey || press.metaKey) && !press.shiftKey) return press.key.toLowerCase() === 'k';
  return press.key === '/' && !press.ctrlKey && !press.metaKey && !takesKeys(press.target);
}

/** What was typed before the field was there, with this key. */
export function typedSoFar(typed: string, press: KeyPress): string {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return typed;
  if (press.key === 'Backspace') return typed.slice(0, -1);
  return [...press.key].length === 1 ? typed + press.key : typed;
}
