import { createPresence, isDrawn, PRESENCE_TIMEOUT_MS } from './presence';

function page() {
  const events = new EventTarget();
  let idle: (() => void) | undefined;
  const whenIdle = jest.fn((callback: () => void) => {
    idle = callback;
  });
  let isPresent = false;
  void createPresence({ events: events, whenIdle }).then(() => {
    isPresent = true;
  });
  return {
    events,
    whenIdle,
    idle: () => idle?.(),
    isPresent: async () => {
      await Promise.resolve();
      return isPresent;
    },
  };
}

describe('reader presence', () => {
  it("isn't assumed while nothing happens", async () => {
    expect(await page().isPresent()).toBe(false);
  });

  it.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'])(
    'starts with the first %s',
    async (sign) => {
      const { events, isPresent } = page();
      events.dispatchEvent(new Event(sign));
      expect(await isPresent()).toBe(true);
    },
  );

  it('is assumed once the browser has been idle for five seconds', async () => {
    const { whenIdle, idle, isPresent } = page();
    expect(whenIdle).toHaveBeenCalledWith(expect.any(Function), PRESENCE_TIMEOUT_MS);
    idle();
    expect(await isPresent()).toBe(true);
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
    ['an empty root', '<div data-island-root></div>', false],
    ['nothing', '', false],
  ])('%s: returns %s', (_name, html, expected) => {
    expect(drawn(html)).toBe(expected);
  });
});
