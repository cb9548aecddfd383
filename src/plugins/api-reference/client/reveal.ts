import { LIGHT_ATTRIBUTE } from './light';

/** The element that a hash leads to. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Typed into the address, and not well encoded.
    return null;
  }
}

/** What shows rows. */
export interface RevealEnvironment {
  /** What holds the tables. */
  content: Element;
  /** Shows all rows. */
  clearFilter: () => void;
}

/**
 * Shows a row that a hash leads to and that cannot be seen: unfolds the deprecated ones, and ends a filter that hides
 * it.
 *
 * @param hash - With its `#`.
 */
export function revealTarget(hash: string, { content, clearFilter }: RevealEnvironment): void {
  const target = targetOf(hash);
  if (!target) {
    return;
  }
  const folded = target.closest<HTMLDetailsElement>('details:not([open])');
  const isFiltered = Boolean(target.closest('.api-group [hidden]'));
  // Without the layout of all rows, the browser does not know where the row is.
  const isLight = content.hasAttribute(LIGHT_ATTRIBUTE);
  if (isFiltered) {
    clearFilter();
  }
  if (folded) {
    folded.open = true;
  }
  content.removeAttribute(LIGHT_ATTRIBUTE);
  if (isFiltered || folded || isLight) {
    target.scrollIntoView();
  }
}
