/**
 * Attribute of the element that contains the tables, set while rows outside the viewport are skipped: with hundreds of
 * rows, each keystroke in the filter and each switch of the color mode or the direction would be slow otherwise. Skipped
 * rows keep their previous heights, so nothing moves.
 */
export const LIGHT_ATTRIBUTE = 'data-api-light';

const INPUT = ['pointerdown', 'keydown'] as const;

/**
 * Skips rows outside the viewport from the reader's next input on: the browser knows their heights by then, and doesn't
 * count as a layout shift that it draws the visible rows again. After a change of the window's size, it has to find the
 * heights out again.
 *
 * @returns A function that ends this.
 */
export function keepLight(content: Element): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  content.removeAttribute(LIGHT_ATTRIBUTE);
  window.addEventListener('resize', () => content.removeAttribute(LIGHT_ATTRIBUTE), { signal });
  INPUT.forEach((type) =>
    window.addEventListener(type, () => content.setAttribute(LIGHT_ATTRIBUTE, ''), {
      capture: true,
      signal,
    }),
  );
  return () => ending.abort();
}
