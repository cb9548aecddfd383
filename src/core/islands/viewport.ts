import type { Middleware } from 'stylis';

/** Heights of the whole viewport. */
const WHOLE = /\b100([dls]?)vh\b/g;

/**
 * Returns a plugin of stylis that takes a bar at the top of the page away from the height of the viewport, so that an
 * application that fills the window ends at its lower edge.
 *
 * @param bar - Height of the bar as CSS, such as `48px` or `var(--bar)`.
 */
export function belowBar(bar: string): Middleware {
  return (element) => {
    if (element.type === 'decl' && typeof element.children === 'string') {
      const shortened = (css: string) => css.replace(WHOLE, `calc(100$1vh - ${bar})`);
      element.value = shortened(element.value);
      element.children = shortened(element.children);
    }
  };
}
