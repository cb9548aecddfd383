/** What a key does in the dialog. */
export type KeyAction =
  { type: 'move'; to: number } | { type: 'open'; inNewTab: boolean } | 'select';

/** What of a key press decides. */
export type DialogKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

/** Options that Page Down goes on. */
const PAGE = 5;

/**
 * What a key press does; undefined for one that is none of the dialog's.
 *
 * @param active - Place of the chosen option.
 * @param count - How many options there are.
 * @param isInField - Whether the field has the focus: Enter on a button presses it.
 */
export function keyAction(
  { key, ctrlKey, metaKey, isComposing }: DialogKey,
  active: number,
  count: number,
  isInField: boolean,
): KeyAction | undefined {
  if (isComposing) return undefined;
  const hasModifier = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowDown':
      return { type: 'move', to: active + 1 < count ? active + 1 : 0 };
    case 'ArrowUp':
      return { type: 'move', to: active > 0 ? active - 1 : Math.max(count - 1, 0) };
    case 'PageDown':
      return { type: 'move', to: Math.max(Math.min(active + PAGE, count - 1), 0) };
    case 'PageUp':
      return { type: 'move', to: Math.max(active - PAGE, 0) };
    case 'Enter':
      return isInField ? { type: 'open', inNewTab: hasModifier } : undefined;
    default:
      return hasModifier && key.toLowerCase() === 'k' ? 'select' : undefined;
  }
}
