/** The element that a hash leads to. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Typed into the address, and not well encoded.
    return null;
  }
}

/**
 * Shows a row that a hash leads to and that cannot be seen: unfolds the deprecated ones, and ends a filter that hides
 * it.
 *
 * @param hash - With its `#`.
 * @param clearFilter - Shows all rows.
 */
export function revealTarget(hash: string, clearFilter: () => void): void {
  const target = targetOf(hash);
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  const isFiltered = Boolean(target?.closest('.api-group [hidden]'));
  if (isFiltered) {
    clearFilter();
  }
  if (folded) {
    folded.open = true;
  }
  if (isFiltered || folded) {
    target?.scrollIntoView();
  }
}
