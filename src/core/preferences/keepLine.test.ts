import { keepLine } from './keepLine';

/** Positions of elements, in pixels from the top of the page. Scrolling changes which part is visible. */
let tops: Map<Element, number>;
let resized: (() => void)[];
let scrollBy: jest.SpyInstance;

beforeEach(() => {
  tops = new Map();
  resized = [];
  jest.useFakeTimers();
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
  scrollBy = jest
    .spyOn(window, 'scrollBy')
    .mockImplementation((options?: ScrollToOptions | number) =>
      Object.assign(window, {
        scrollY: window.scrollY + (typeof options === 'object' ? (options.top ?? 0) : 0),
      }),
    );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, (tops.get(this) ?? 0) - window.scrollY, 600, 100);
  });
  window.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {}
    readonly notify = () => this.callback([], this);
    observe() {
      resized.push(this.notify);
    }
    unobserve() {}
    disconnect() {
      resized = resized.filter((notify) => notify !== this.notify);
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Creates a page of four 100px blocks with a button in the third, scrolled to the given position. */
function createPage(scrollY: number, positions = [0, 100, 200, 300]) {
  document.body.innerHTML =
    '<button id="settings"></button><main><div class="theme-doc-markdown">' +
    '<p></p><p></p><p><button id="demo"></button></p><p></p></div></main>';
  const blocks = [...document.querySelectorAll('p')];
  const button = document.querySelector<HTMLElement>('#demo');
  const settings = document.querySelector<HTMLElement>('#settings');
  if (!button || !settings) {
    throw new Error('The page has two buttons.');
  }
  blocks.forEach((block, index) => tops.set(block, positions[index] ?? 0));
  tops.set(button, (positions[2] ?? 0) + 40);
  Object.assign(window, { scrollY });
  return {
    blocks,
    button,
    settings,
    /** Moves this block and everything below it down. */
    push: (from: number, pixels: number) =>
      [...blocks.slice(from), ...(from <= 2 ? [button] : [])].forEach((element) =>
        tops.set(element, (tops.get(element) ?? 0) + pixels),
      ),
    resize: () => resized.forEach((notify) => notify()),
  };
}

describe('keepLine', () => {
  it('keeps the first block under the navbar in place when content above it grows', () => {
    const page = createPage(120);
    // The third block is 80px from the top of the screen.
    keepLine(() => page.push(1, 250));
    expect(window.scrollY).toBe(370);
  });

  it('lets content below the line grow downward', () => {
    const page = createPage(120);
    keepLine(() => page.push(3, 250));
    expect(window.scrollY).toBe(120);
  });

  it('keeps the control that was used in place, rather than a block', () => {
    const page = createPage(20);
    page.button.focus();
    keepLine(() => page.push(2, 60));
    expect(window.scrollY).toBe(80);
  });

  it('keeps a block in place if the control is outside the text, as in the settings', () => {
    const page = createPage(20);
    page.settings.focus();
    keepLine(() => page.push(2, 60));
    expect(window.scrollY).toBe(20);
  });

  it('keeps a block that fills the screen in place', () => {
    const page = createPage(110, [0, 100, 2000, 3000]);
    // Only the second block is in view, and its top is behind the navbar.
    keepLine(() => page.push(1, 30));
    expect(window.scrollY).toBe(140);
  });

  it('keeps the line in place until fetched content arrives', () => {
    const page = createPage(120);
    keepLine(() => page.push(1, 50));
    page.push(1, 200);
    page.resize();
    expect(window.scrollY).toBe(370);
  });

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'stops once the reader scrolls the page: %s',
    (type) => {
      const page = createPage(120);
      keepLine(() => page.push(1, 50));
      window.dispatchEvent(new Event(type));
      page.push(1, 200);
      page.resize();
      expect(window.scrollY).toBe(170);
    },
  );

  it('stops after 1.5 s', () => {
    const page = createPage(120);
    keepLine(() => page.push(1, 50));
    jest.advanceTimersByTime(1500);
    page.push(1, 200);
    page.resize();
    expect(window.scrollY).toBe(170);
  });

  it("doesn't scroll if the line itself is removed", () => {
    const page = createPage(120);
    keepLine(() => page.blocks[2]?.remove());
    expect(window.scrollY).toBe(120);
  });

  it('makes the change on a page without text', () => {
    document.body.innerHTML = '<main></main>';
    const change = jest.fn();
    keepLine(change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
