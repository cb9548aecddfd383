/**
 * Which link of a menu a key leads to.
 *
 * @param key - As `KeyboardEvent.key` names it.
 * @param focused - Place of the link that has the focus, -1 for none.
 * @param count - How many links there are.
 * @param isOpen - Whether they are shown. Where not, the arrows alone lead into the menu.
 * @returns Its place; `undefined` where the key leads to none.
 */
export function neighbourOf(
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
