/**
 * Returns the index of the link in a menu that a key moves focus to, or `undefined` if the key doesn't move focus.
 *
 * @param key - Value of `KeyboardEvent.key`.
 * @param focused - Index of the focused link, or -1 if none is focused.
 * @param count - Number of links.
 * @param isOpen - Whether the menu is open. In a closed menu, only the arrow keys move focus.
 */
export function neighborOf(
  key: string,
  focused: number,
  count: number,
  isOpen: boolean,
): number | undefined {
  const last = count - 1;
  if (last < 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return focused < last ? focused + 1 : 0;
    case 'ArrowUp':
      return focused > 0 ? focused - 1 : last;
    case 'Home':
      return isOpen ? 0 : undefined;
    case 'End':
      return isOpen ? last : undefined;
    default:
      return undefined;
  }
}
