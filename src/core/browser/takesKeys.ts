/** Elements that handle character keys themselves: fields, and widgets with their own keyboard interaction. */
const TAKES_KEYS = 'input, textarea, select, [role=grid], [role=tree], [role=dialog], dialog';

/**
 * Whether an element handles key presses itself, because it is editable or has its own keyboard interaction. The page's
 * shortcuts don't apply there.
 *
 * @param target - Target of the keyboard event.
 */
export function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest(TAKES_KEYS) !== null)
  );
}
