import { holdInputCode } from '@site/src/core/islands/holdInput';
import { act } from '@testing-library/react';

/**
 * Fakes of browser features that jsdom lacks: which elements are in view, and the preferences of the operating system.
 */

/** Runs the part of the page's inline script that holds input back until there is code for it. */
export function holdInput(): void {
  // oxlint-disable-next-line no-eval -- pages run it as an inline script
  (0, eval)(`{${holdInputCode({ document: 'document', failed: 'false' })}}`);
}

interface Watch {
  callback: IntersectionObserverCallback;
  element: Element;
  observer: IntersectionObserver;
}

/**
 * Installs a fake `IntersectionObserver`, which jsdom lacks, as it does `checkVisibility`. Nothing is in view until the
 * test says so.
 */
export function fakeViewport() {
  let watches: Watch[] = [];
  class FakeIntersectionObserver {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      const observer = this as unknown as IntersectionObserver;
      watches.push({ callback: this.callback, element, observer });
    }
    disconnect() {
      watches = watches.filter(({ observer }) => observer !== (this as unknown));
    }
  }
  Element.prototype.checkVisibility = () => true;
  window.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver;

  const report = (target: Element, isIntersecting: boolean) =>
    act(async () => {
      watches
        .filter(({ element }) => element === target)
        .forEach(({ callback, element, observer }) =>
          callback([{ target: element, isIntersecting } as IntersectionObserverEntry], observer),
        );
      await Promise.resolve();
    });
  return {
    /** Simulates scrolling until the element is in view. */
    enter: (element: Element) => report(element, true),
    /** Simulates scrolling until the element is out of view. */
    leave: (element: Element) => report(element, false),
  };
}

/** Fakes media queries, because jsdom has no `matchMedia`. */
export function fakeColorPreference(dark = false): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: dark && media === '(prefers-color-scheme: dark)',
    }) as unknown as MediaQueryList;
}
