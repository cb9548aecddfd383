import { dropInput, repeatInput } from './holdInput';
import { ISLAND } from './markup';

/**
 * Holds input in an element back while code for it is loading.
 *
 * @returns A function that repeats the input once the code is there, or drops it if that couldn't be loaded.
 */
export function waitForCode(element: Element): (isThere: boolean) => void {
  element.setAttribute(ISLAND, '');
  const onReady = () => element.removeAttribute(ISLAND);
  return (isThere) => {
    if (!isThere) {
      dropInput(element);
    }
    repeatInput(element, onReady);
  };
}
