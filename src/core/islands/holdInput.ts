/*
 * Input that arrives before the code that handles it: a page until React has hydrated it, an island until it is
 * running. The page's inline script holds the input back, so that it has no effect on HTML that React has to
 * find as the server has rendered it. `earlyInput.ts` repeats it in the same order once the code is there.
 *
 * During a navigation, the page that the reader leaves still handles its input, except for the keys that open the search
 * or focus a filter: those, and what is typed after them, are for the next page.
 */

import { ISLAND, ISLAND_CONTENT } from './markup';
import type { HeldEvent } from './types';

declare global {
  interface Element {
    /** Input that waits for the code of this element. */
    heldInput?: HeldEvent[] | undefined;
    /** Loads the code of this element. Called with each event that is held. */
    onHeldInput?: (() => void) | undefined;
  }
  interface Window {
    /** The element whose input is being repeated. */
    repeatsInputOf?: Element | undefined;
    /** Set while the search is loading, which gets all keys, after those that the page has to repeat. */
    opensSearch?: boolean;
  }
}

/** Marks an island that is running. */
export const ISLAND_READY = 'data-island-ready';

/** Marks the page from the start of a navigation until the next page is shown. */
export const NAVIGATING = 'data-navigating';

const WAITING = `[data-has-hydrated=false],[${NAVIGATING}],[${ISLAND}]:not([${ISLAND_READY}])`;

/** Links and native disclosures work without code. Those of components may do something else. */
const WORKS_AT_ONCE = `:is(a[href]:not([role=button]),summary):not([${ISLAND_CONTENT}] *)`;

/**
 * Returns the part of the page's inline script that holds input back. It listens on the window, before anything else.
 * The outermost element that waits gets an event first: when that is repeated, an element inside may have to wait, too.
 *
 * These work at once: Tab, shortcuts of the browser, and keys that scroll the page, but not the keys that open the search,
 * nor any key after them.
 *
 * @param names - Names of variables: the document, and whether the page has no scripts to wait for.
 */
export const holdInputCode = ({ document: d, failed }: { document: string; failed: string }) =>
  `let r=${d}.documentElement,q,o=e=>{` +
  `let t=e.target,k=e.key,c=e.ctrlKey||e.metaKey,x=t,b,i,f;` +
  `for(;x.closest&&(x=x.closest('${WAITING}'));x=x.parentNode)x.contains(self.repeatsInputOf)||(i=b,b=x);` +
  `f=k&&b==r&&(c?/^k$/i.test(k):q&&r.heldInput||k=='/');` +
  // A field of the page that the reader leaves keeps its text.
  `if(b==r&&r.hasAttribute('${NAVIGATING}')){f&&=c||r.heldInput||t.value==null&&!t.isContentEditable;f||(b=i)}` +
  `if(${failed}||!b||k&&(self.opensSearch&&!r.heldInput||e.altKey||k=='Tab'||!f&&(c||t.tabIndex<0&&!t.isContentEditable))||` +
  `!f&&e.type!='focusin'&&t.closest('${WORKS_AT_ONCE}'))return;` +
  `q=q||f;e.stopImmediatePropagation();` +
  // Moving the focus, which pressing a button of the mouse does, has no effect on the HTML.
  `/^m/.test(e.type)||e.preventDefault();` +
  `b.ariaBusy=!0;(b.heldInput||=[]).push([e,t.value]);b.onHeldInput?.()};` +
  `'focusin mousedown mouseup click keydown keyup beforeinput change'.split(' ').map(t=>addEventListener(t,o,!0));`;

/** Drops the input that waits in an element. */
export function dropInput(element: Element): void {
  element.heldInput = undefined;
  element.ariaBusy = null;
}

/**
 * Repeats the input that waits in an element, whose code is there now. More input waits until that has been done.
 *
 * @param onReady - Called then, or at once if no input waits. Has to mark the element, so that no more input waits.
 */
export function repeatInput(element: Element, onReady: () => void): void {
  const finish = () => {
    dropInput(element);
    onReady();
  };
  if (element.heldInput) {
    void import('./earlyInput')
      .then(({ repeatEvents }) => repeatEvents(element))
      .then(finish, finish);
  } else {
    onReady();
  }
}
