import type { EventParameters } from './client';

/** A click on an element that describes itself to analytics. */
export interface ClickEvent {
  name: string;
  parameters: EventParameters;
  /** Share of these clicks that is sent, from 0 to 1. */
  ratio: number;
}

const ACTION = 'data-event-action';
const CATEGORY = 'data-event-category';
const LABEL = 'data-event-label';
const RATIO = 'data-event-ratio';

/** Controls of Docusaurus' that can't be given attributes: their selectors, with category and action. */
const OTHERS = [{ selector: '.theme-back-to-top-button', name: 'docs', action: 'back-to-top' }];

/** Parses a ratio attribute. Returns 1 if it isn't a number from 0 to 1. */
function toRatio(text: string | null): number {
  const ratio = text === null || text.trim() === '' ? NaN : Number(text);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/**
 * Returns the event for a click: the action of the nearest element that has one, with the nearest category and label
 * on that element or its ancestors. Returns undefined if there is no action or no category.
 *
 * @param target - The element that was clicked.
 */
export function readClick(target: Element): ClickEvent | undefined {
  const other = OTHERS.find(({ selector }) => target.closest(selector));
  if (other) {
    return { name: other.name, parameters: { eventAction: other.action }, ratio: 1 };
  }
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

/** The middle mouse button (the wheel), which opens a link in a new tab. */
const MIDDLE_BUTTON = 1;

/**
 * Reports each click, by pointer or keyboard, and each link opened with the middle button.
 *
 * @returns A function that stops reporting.
 */
export function followClicks(document: Document, onClick: (event: ClickEvent) => void): () => void {
  const tell = (target: Element) => {
    const click = readClick(target);
    if (click) {
      onClick(click);
    }
  };
  const onMainClick = ({ target }: Event) => {
    if (target instanceof Element) {
      tell(target);
    }
  };
  const onAuxClick = ({ target, button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON && target instanceof Element && target.closest('a[href]')) {
      tell(target);
    }
  };
  // Capturing, to run before the page's own listeners, which can change the attributes: a button that has opened
  // something then offers to close it.
  document.addEventListener('click', onMainClick, true);
  document.addEventListener('auxclick', onAuxClick, true);
  return () => {
    document.removeEventListener('click', onMainClick, true);
    document.removeEventListener('auxclick', onAuxClick, true);
  };
}
