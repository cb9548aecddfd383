import type { CodeStyling } from '../../../../core/preferences';

import type { Appearance, FrameMessage, LiveFile, LiveProblem, PageMessage } from '../protocol';

/** Milliseconds without a change before the code is run. */
export const EDIT_PAUSE_MS = 150;

/** Interval of the pings that check whether the frame still responds, in milliseconds. */
export const PING_MS = 1000;

/** Number of unanswered pings after which the code is stopped. */
const UNANSWERED_PINGS = 3;

/**
 * Number of messages between two pings after which the code is stopped. A frame reports its height up to 240 times a
 * second, on a fast screen.
 */
export const MAX_MESSAGES = 500;

/** Milliseconds from the frame's load event after which a frame that is not ready has failed. */
export const READY_MS = 5000;

/** Code to run. */
export interface LiveCode {
  /** The entry first. */
  files: readonly LiveFile[];
  styling: CodeStyling;
}

/** Dependencies of a session: the browser's in production, fakes in tests. */
export interface SessionEnvironment {
  /** Sends a message to the current frame. */
  post: (message: PageMessage) => void;
  /** Discards the frame and creates another. */
  renew: () => void;
  timers: Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;
  /** Called with a problem, and with `undefined` once it is resolved. */
  onProblem: (problem: LiveProblem | undefined) => void;
  /** Called when code has been rendered in the frame. */
  onRendered: () => void;
  /** Called with the height of the frame's content in pixels. */
  onHeight: (px: number) => void;
}

/** The communication between the page and its frame. */
export interface LiveSession {
  /** Runs code once edits pause. Earlier code that has not run yet is dropped. */
  setCode: (code: LiveCode) => void;
  setAppearance: (appearance: Appearance) => void;
  /** Handles a message from the frame. Undefined if it isn't one that a frame sends. */
  receive: (message: FrameMessage | undefined) => void;
  /** Handles the frame's load event. The first is expected; any later one means that the code has navigated away. */
  onLoad: () => void;
  /** Ends the session. Nothing is sent after this. */
  close: () => void;
}

/**
 * Runs code in a frame as it is edited: one run at a time, and only the latest code. Code that keeps the frame from
 * responding is stopped by discarding the frame. The next frame shows the last code that worked.
 */
export function createLiveSession(
  environment: SessionEnvironment,
  initial: { code: LiveCode; appearance: Appearance },
): LiveSession {
  const { post, renew, timers, onProblem, onRendered, onHeight } = environment;
  let { appearance } = initial;
  /** Code that waits for edits to pause, for the frame to be ready or for the previous run to end. */
  let waiting: LiveCode | undefined = initial.code;
  let lastRun = 0;
  let running: { code: LiveCode; run: number } | undefined;
  /** The code shown in the frame. It is known to be good once the frame has answered a ping after showing it. */
  let shown: LiveCode | undefined;
  let good: LiveCode | undefined;
  let isReady = false;
  let isRestored = false;
  let loads = 0;
  let unanswered = 0;
  let received = 0;
  let pause: number | undefined;
  let timeout: number | undefined;

  const runNext = () => {
    if (!waiting || !isReady || running || pause !== undefined) {
      return;
    }
    lastRun += 1;
    running = { code: waiting, run: lastRun };
    waiting = undefined;
    post({ type: 'run', run: lastRun, ...running.code, ...appearance });
  };

  const startFrame = () => {
    isReady = false;
    loads = 0;
    unanswered = 0;
    received = 0;
    running = undefined;
    shown = undefined;
    timers.clearTimeout(timeout);
    timeout = undefined;
    renew();
  };

  const stop = (message: string) => {
    const culprit = running?.code ?? shown;
    startFrame();
    isRestored = !waiting && good !== undefined && good !== culprit;
    if (isRestored) {
      waiting = good;
    }
    good = undefined;
    onProblem({ message });
  };

  const questions = timers.setInterval(() => {
    received = 0;
    if (!isReady) {
      return;
    }
    if (unanswered >= UNANSWERED_PINGS) {
      stop('The code didn’t respond for 3 seconds and was stopped.');
    } else {
      unanswered += 1;
      post({ type: 'ping' });
    }
  }, PING_MS);

  const finish = (run: number, problem: LiveProblem | undefined) => {
    if (running?.run === run) {
      if (!problem) {
        shown = running.code;
        onRendered();
      }
      running = undefined;
    } else if (run !== lastRun) {
      // The answer is for code that has since been replaced.
      return;
    }
    // The reason why code was stopped stays visible until the next edit, whatever the code before it reports again.
    if (!isRestored) {
      onProblem(problem);
    }
    runNext();
  };

  return {
    setCode(code) {
      waiting = code;
      isRestored = false;
      timers.clearTimeout(pause);
      pause = timers.setTimeout(() => {
        pause = undefined;
        if (loads > 0 && !isReady && timeout === undefined) {
          startFrame();
        }
        runNext();
      }, EDIT_PAUSE_MS);
    },

    setAppearance(next) {
      appearance = next;
      if (isReady) {
        post({ type: 'appearance', ...next });
      }
    },

    receive(message) {
      received += 1;
      if (received > MAX_MESSAGES) {
        // Edited code can send any message, as often as it likes, and the page has to handle each of them.
        stop('The code sent too many messages to this page and was stopped.');
        return;
      }
      switch (message?.type) {
        case 'ready':
          isReady = true;
          timers.clearTimeout(timeout);
          timeout = undefined;
          runNext();
          break;
        case 'pong':
          unanswered = 0;
          good = shown ?? good;
          break;
        case 'rendered':
          finish(message.run, undefined);
          break;
        case 'error':
          finish(message.run, message);
          break;
        case 'height':
          onHeight(message.px);
          break;
      }
    },

    onLoad() {
      loads += 1;
      if (loads > 1) {
        stop('The code tried to leave this page and was stopped.');
      } else if (!isReady) {
        timeout = timers.setTimeout(() => {
          timeout = undefined;
          onProblem({
            message: 'The live preview couldn’t be loaded. Change the code to try again.',
          });
        }, READY_MS);
      }
    },

    close() {
      timers.clearTimeout(pause);
      timers.clearTimeout(timeout);
      timers.clearInterval(questions);
    },
  };
}
