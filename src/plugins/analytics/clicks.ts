import type { EventParameters } from './client';

/** A click on something that says what it is to analytics. */
export interface ClickEvent {
  name: string;
  parameters: EventParameters;
  /** Share of these clicks that is sent, 0 to 1. */
  ratio: number;
}

const ACTION = 'data-event-action';
const CATEGORY = 'data-event-category';
const LABEL = 'data-event-label';
const RATIO = 'data-event-ratio';

/** A share as an attribute has it; 1 for anything that is none. */
function toRatio(text: string | null): number {
  const ratio = text === null || text.trim() === '' ? NaN : Number(text);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/**
 * What a click says: the action of the nearest element that has one, with the nearest category and label from there
 * up. Undefined for a click on anything else.
 *
 * @param target - What was clicked.
 */
export function readClick(target: Element): ClickEvent | undefined {
  const control = target.closest(`[${ACTION}]`);
  const nearest = (attribute: string) =>
    control?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
  const action = nearest(ACTION);
  const name = nearest(CATEGORY);
  if (!control || !action || !name) {
    return undefined;
  }
  const label = nearest(LABEL);
  return {
    name,
    parameters: { eventAction: action, ...(label ? { eventLabel: label } : {}) },
    ratio: toRatio(control.getAttribute(RATIO)),
  };
}

/** Button of a mouse: the wheel, which opens a link in a new tab. */
const MIDDLE_BUTTON = 1;

/** An island before its code has come. It repeats the click then. */
const SLEEPING_ISLAND = '[data-island]:not([data-island-ready])';

/**
 * Tells of each click, by pointer or by keyboard, and of links opened with the middle button.
 *
 * @returns A function that ends it.
 */
export function followClicks(document: Document, onClick: (event: ClickEvent) => void): () => void {
  const tell = (target: Element) => {
    const click = readClick(target);
    if (click) {
      onClick(click);
    }
  };
  const onMainClick = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(SLEEPING_ISLAND)) {
      tell(target);
    }
  };
  const onAuxClick = ({ target, button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON && target instanceof Element && target.closest('a[href]')) {
      tell(target);
    }
  };
  // Before the page's own listeners, which change what it says: a button that has opened something offers to close it.
  document.addEventListener('click', onMainClick, true);
  document.addEventListener('auxclick', onAuxClick, true);
  return () => {
    document.removeEventListener('click', onMainClick, true);
    document.removeEventListener('auxclick', onAuxClick, true);
  };
}
