import { act } from '@testing-library/react';

/** What tests tell a browser that jsdom is not: where elements are, and what the operating system prefers. */

interface Watch {
  callback: IntersectionObserverCallback;
  element: Element;
  observer: IntersectionObserver;
}

/** Puts an `IntersectionObserver` in place of the one that jsdom lacks. Nothing is in view until the test says so. */
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
    /** The reader scrolls until the element is in view. */
    enter: (element: Element) => report(element, true),
    /** The reader scrolls on. */
    leave: (element: Element) => report(element, false),
  };
}

/** Answers media queries; jsdom has no `matchMedia`. */
export function fakeColorPreference(dark = false): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: dark && media === '(prefers-color-scheme: dark)',
    }) as unknown as MediaQueryList;
}
