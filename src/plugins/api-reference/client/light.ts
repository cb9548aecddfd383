import { whenIdle } from '../../../core/idle';

/**
 * Attribute of the element that contains the tables, set while rows outside the viewport are skipped: with hundreds of
 * rows, each keystroke in the filter and each switch of the color mode or the direction would be slow otherwise. Skipped
 * rows keep their previous heights, so nothing moves.
 */
export const LIGHT_ATTRIBUTE = 'data-api-light';

/**
 * Skips rows outside the viewport once the browser is idle, and knows their heights. After a change of the window's size,
 * it has to find them out again.
 *
 * @returns A function that ends this.
 */
export function keepLight(content: Element): () => void {
  let cancel: (() => void) | undefined;
  const start = () => {
    cancel?.();
    content.removeAttribute(LIGHT_ATTRIBUTE);
    cancel = whenIdle(() => content.setAttribute(LIGHT_ATTRIBUTE, ''));
  };
  start();
  window.addEventListener('resize', start);
  return () => {
    cancel?.();
    window.removeEventListener('resize', start);
  };
}
