/** What takes letters and signs for itself: fields, and what is worked by keys of its own. */
const TAKES_KEYS = 'input, textarea, select, [role=grid], [role=tree], [role=dialog], dialog';

/**
 * Whether a key goes into something that the reader writes in, or works with by keys of its own, so that it is no
 * shortcut of the page.
 *
 * @param target - Of the event.
 */
export function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest(TAKES_KEYS) !== null)
  );
}
