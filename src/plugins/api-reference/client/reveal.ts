import { LIGHT_ATTRIBUTE } from './light';

/** Returns the target element of a hash. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Typed into the address bar with an invalid encoding.
    return null;
  }
}

/** What `revealTarget` needs to show rows. */
export interface RevealEnvironment {
  /** The element that contains the tables. */
  content: Element;
  /** Shows all rows. */
  clearFilter: () => void;
}

/**
 * Shows the row that a hash refers to if it is hidden: unfolds deprecated rows, and clears a filter that hides the row.
 *
 * @param hash - Includes the `#`.
 */
export function revealTarget(hash: string, { content, clearFilter }: RevealEnvironment): void {
  const target = targetOf(hash);
  if (!target) {
    return;
  }
  const folded = target.closest<HTMLDetailsElement>('details:not([open])');
  const isFiltered = Boolean(target.closest('.api-group [hidden]'));
  // While the layout skips rows, the browser doesn't know the row's position.
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
