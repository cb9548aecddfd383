/** The action of a key in the dialog. */
export type KeyAction =
  { type: 'move'; to: number } | { type: 'open'; inNewTab: boolean } | 'select';

/** The properties of a key press that determine its action. */
export type DialogKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'isComposing'> &
  Partial<Pick<KeyboardEvent, 'keyCode'>>;

/** Code of keys that an input method handles. Safari ends the composition before the key that confirms it. */
const INPUT_METHOD = 229;

/** Number of options that Page Up and Page Down move by. */
const PAGE = 5;

/**
 * Returns the action of a key press, or undefined if the dialog doesn't handle the key.
 *
 * @param active - Index of the active option.
 * @param count - Number of options.
 * @param isInField - Whether the field has the focus. On a button, Enter presses the button.
 */
export function keyAction(
  { key, keyCode, ctrlKey, metaKey, isComposing }: DialogKey,
  active: number,
  count: number,
  isInField: boolean,
): KeyAction | undefined {
  if (isComposing || keyCode === INPUT_METHOD) return undefined;
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
