/** @jest-environment node */
import type { LiveProblem, PageMessage } from '../protocol';

import {
  createLiveSession,
  EDIT_PAUSE_MS,
  MAX_MESSAGES,
  PING_MS,
  READY_MS,
  type LiveCode,
} from './session';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const codeOf = (code: string): LiveCode => ({
  files: [{ name: 'A.tsx', code }],
  styling: 'MUI System',
});

/** Opens a session with code "first", and records what a frame would receive. */
function open() {
  const posted: PageMessage[] = [];
  const problems: (LiveProblem | undefined)[] = [];
  let frames = 1;
  let pictures = 0;
  const session = createLiveSession(
    {
      post: (message) => posted.push(message),
      renew: () => {
        frames += 1;
      },
      timers: globalThis,
      onProblem: (problem) => problems.push(problem),
      onRendered: () => {
        pictures += 1;
      },
      onHeight: () => undefined,
    },
    { code: codeOf('first'), appearance: { mode: 'light', direction: 'ltr' } },
  );
  const runs = () => posted.filter((message) => message.type === 'run');
  return {
    session,
    posted,
    problems,
    runs,
    texts: () => runs().map(({ files }) => files[0]?.code),
    frames: () => frames,
    pictures: () => pictures,
    /** The frame answers the latest run. */
    render: () => session.receive({ type: 'rendered', run: runs().at(-1)?.run ?? 0 }),
    fail: (message: string) =>
      session.receive({ type: 'error', run: runs().at(-1)?.run ?? 0, message }),
    edit: (code: string) => {
      session.setCode(codeOf(code));
      jest.advanceTimersByTime(EDIT_PAUSE_MS);
    },
    /** Time passes, and the frame answers each ping. */
    live: (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += PING_MS) {
        jest.advanceTimersByTime(PING_MS);
        session.receive({ type: 'pong' });
      }
    },
  };
}

describe('a session', () => {
  it("runs the code once the frame is ready, in the page's mode and direction", () => {
    const { session, runs } = open();
    expect(runs()).toEqual([]);
    session.setAppearance({ mode: 'dark', direction: 'rtl' });
    session.receive({ type: 'ready' });
    expect(runs()).toMatchObject([{ mode: 'dark', direction: 'rtl', styling: 'MUI System' }]);
  });

  it('forwards a change of mode immediately', () => {
    const { session, posted } = open();
    session.receive({ type: 'ready' });
    session.setAppearance({ mode: 'dark', direction: 'ltr' });
    expect(posted.at(-1)).toEqual({ type: 'appearance', mode: 'dark', direction: 'ltr' });
  });

  it('runs only the last of ten thousand quick edits', () => {
    const { session, render, texts } = open();
    session.receive({ type: 'ready' });
    render();
    for (let count = 1; count <= 10_000; count += 1) {
      session.setCode(codeOf(String(count)));
    }
    jest.advanceTimersByTime(EDIT_PAUSE_MS);
    expect(texts()).toEqual(['first', '10000']);
  });

  it('waits for running code, then runs the newest', () => {
    const { session, edit, render, texts } = open();
    session.receive({ type: 'ready' });
    edit('second');
    edit('third');
    expect(texts()).toEqual(['first']);
    render();
    expect(texts()).toEqual(['first', 'third']);
  });

  it.each([{ type: 'height', px: 1 } as const, undefined])(
    'stops code that floods the page with messages such as %j',
    (message) => {
      const { session, problems, frames, render, live } = open();
      session.receive({ type: 'ready' });
      render();
      for (let second = 0; second < 5; second += 1) {
        for (let count = 0; count < MAX_MESSAGES / 2; count += 1) {
          session.receive(message);
        }
        live(PING_MS);
      }
      expect(frames()).toBe(1);
      for (let count = 0; count <= MAX_MESSAGES; count += 1) {
        session.receive(message);
      }
      expect(frames()).toBe(2);
      expect(problems.at(-1)?.message).toMatch(/too many messages/);
    },
  );

  it('reports a problem and its resolution', () => {
    const { session, edit, render, fail, problems, pictures } = open();
    session.receive({ type: 'ready' });
    fail('wrong');
    expect(problems).toMatchObject([{ message: 'wrong' }]);
    expect(pictures()).toBe(0);
    edit('second');
    render();
    expect(problems.at(-1)).toBeUndefined();
    expect(pictures()).toBe(1);
  });

  it('reports a problem after rendering, but none from superseded code', () => {
    const { session, edit, render, fail, problems } = open();
    session.receive({ type: 'ready' });
    render();
    fail('clicked');
    expect(problems.at(-1)).toMatchObject({ message: 'clicked' });
    edit('second');
    render();
    session.receive({ type: 'error', run: 1, message: 'late' });
    expect(problems.at(-1)).toBeUndefined();
  });
});

describe("code that doesn't respond", () => {
  it('is stopped after three seconds, and the last working code is shown again', () => {
    const { session, edit, render, fail, live, texts, problems, frames } = open();
    session.receive({ type: 'ready' });
    render();
    live(2 * PING_MS);
    edit('loop');
    jest.advanceTimersByTime(3 * PING_MS);
    expect(frames()).toBe(1);
    jest.advanceTimersByTime(PING_MS);
    expect(frames()).toBe(2);
    session.receive({ type: 'ready' });
    expect(texts()).toEqual(['first', 'loop', 'first']);
    render();
    fail('The code sends a request.');
    expect(problems.at(-1)).toMatchObject({
      message: 'The code didn’t respond for 3 seconds and was stopped.',
    });
  });

  it("isn't run again", () => {
    const { session, render, live, texts, frames } = open();
    session.receive({ type: 'ready' });
    render();
    live(PING_MS);
    // It hangs later, for example at a click.
    jest.advanceTimersByTime(4 * PING_MS);
    expect(frames()).toBe(2);
    session.receive({ type: 'ready' });
    live(10 * PING_MS);
    expect(texts()).toEqual(['first']);
    expect(frames()).toBe(2);
  });

  it('yields to newer edits', () => {
    const { session, edit, texts, problems, render } = open();
    session.receive({ type: 'ready' });
    edit('better');
    jest.advanceTimersByTime(4 * PING_MS);
    session.receive({ type: 'ready' });
    expect(texts()).toEqual(['first', 'better']);
    render();
    expect(problems.at(-1)).toBeUndefined();
  });

  it("isn't confused with a frame that is still loading", () => {
    const { frames } = open();
    jest.advanceTimersByTime(60_000);
    expect(frames()).toBe(1);
  });
});

describe('a frame', () => {
  it('that navigates away is discarded', () => {
    const { session, render, problems, frames } = open();
    session.receive({ type: 'ready' });
    session.onLoad();
    render();
    expect(frames()).toBe(1);
    session.onLoad();
    expect(frames()).toBe(2);
    expect(problems.at(-1)?.message).toContain('tried to leave this page');
  });

  it("that couldn't be fetched is reported, and fetched again on the next edit", () => {
    const { session, edit, problems, frames, texts } = open();
    session.onLoad();
    jest.advanceTimersByTime(READY_MS);
    expect(problems.at(-1)?.message).toContain('couldn’t be loaded');
    edit('second');
    expect(frames()).toBe(2);
    session.receive({ type: 'ready' });
    expect(texts()).toEqual(['second']);
  });

  it("that couldn't be fetched again is reported again", () => {
    const { session, edit, problems, frames } = open();
    session.onLoad();
    jest.advanceTimersByTime(READY_MS);
    edit('second');
    session.onLoad();
    jest.advanceTimersByTime(READY_MS);
    expect(problems).toHaveLength(2);
    edit('third');
    expect(frames()).toBe(3);
  });

  it('receives nothing after the session is closed', () => {
    const { session, posted } = open();
    session.receive({ type: 'ready' });
    session.setCode(codeOf('second'));
    session.close();
    const before = posted.length;
    jest.advanceTimersByTime(60_000);
    expect(posted).toHaveLength(before);
  });
});
