import { isDrawn } from './presence';

describe('reader presence', () => {
  let isPresent = false;
  /** Lets promises settle, without letting time pass. */
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(async () => {
    jest.useFakeTimers();
    isPresent = false;
    window.requestIdleCallback = (callback) =>
      Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 1 })));
    await jest.isolateModulesAsync(async () => {
      const { readerPresence } = await import('./presence');
      void readerPresence().then(() => {
        isPresent = true;
      });
    });
  });
  afterEach(() => jest.useRealTimers());

  it("isn't assumed while nothing happens", async () => {
    await jest.advanceTimersByTimeAsync(4900);
    expect(isPresent).toBe(false);
  });

  it.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'])(
    'starts with the first %s',
    async (sign) => {
      window.dispatchEvent(new Event(sign));
      await settle();
      expect(isPresent).toBe(true);
    },
  );

  it('is assumed once the browser is idle after five seconds', async () => {
    await jest.advanceTimersByTimeAsync(5100);
    expect(isPresent).toBe(true);
  });
});

describe("isDrawn for the server's HTML of an island", () => {
  // jsdom lacks it.
  Element.prototype.checkVisibility = () => true;
  const drawn = (html: string) => {
    const container = document.createElement('div');
    container.innerHTML = html;
    return isDrawn(container);
  };

  it.each([
    ['a field', '<div data-island-root><input value="03/14/2025"></div>', true],
    ['a picture', '<div data-island-root><svg><path d="M0 0h9"/></svg></div>', true],
    [
      'the container of a Data Grid',
      '<div data-island-root><div style="height:260px"></div></div>',
      false,
    ],
    ['a chart without a width', '<div data-island-root><p>Rain</p><svg></svg></div>', false],
    [
      'a chart without a width that has a gradient',
      '<div data-island-root><svg viewBox="0 0 0 300"><defs></defs></svg></div>',
      false,
    ],
    ['an empty root', '<div data-island-root></div>', false],
    ['nothing', '', false],
  ])('%s: returns %s', (_name, html, expected) => {
    expect(drawn(html)).toBe(expected);
  });
});
