import type { CodeStyling } from '../../../../core/preferences';

import type { Appearance, FrameMessage, LiveFile, LiveProblem, PageMessage } from '../protocol';

/** After so many milliseconds without a change the code is run. */
export const EDIT_PAUSE_MS = 150;

/** How often the frame is asked whether it still answers, in milliseconds. */
export const PING_MS = 1000;

/** So many questions without an answer stop the code. */
const UNANSWERED_PINGS = 3;

/** A frame that has not answered for so many milliseconds after it was loaded will not any more. */
export const READY_MS = 5000;

/** Code to run. */
export interface LiveCode {
  /** The entry first. */
  files: readonly LiveFile[];
  styling: CodeStyling;
}

/** What a session stands on; the browser's own in production, fakes in tests. */
export interface SessionEnvironment {
  /** Sends to the frame that is there now. */
  post: (message: PageMessage) => void;
  /** Throws the frame away and makes another. */
  renew: () => void;
  timers: Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;
  /** Told what is wrong, and `undefined` once that is over. */
  onProblem: (problem: LiveProblem | undefined) => void;
  /** A picture of the newest code stands in the frame. */
  onRendered: () => void;
  /** Height of the frame's content in pixels. */
  onHeight: (px: number) => void;
}

/** What goes on between the page and its frame. */
export interface LiveSession {
  /** Runs code once edits pause; whatever came before it and has not run never does. */
  setCode: (code: LiveCode) => void;
  setAppearance: (appearance: Appearance) => void;
  /** A message of the frame. */
  receive: (message: FrameMessage) => void;
  /** The frame's document was loaded: the first time as it should be, later because the code went elsewhere. */
  onLoad: () => void;
  /** Nothing is sent or asked after this. */
  close: () => void;
}

/**
 * Runs code in a frame as it is edited: one run at a time, the newest code only. Code that keeps the frame from
 * answering is stopped by throwing the frame away; the next one shows the last code that did well.
 */
export function createLiveSession(
  environment: SessionEnvironment,
  initial: { code: LiveCode; appearance: Appearance },
): LiveSession {
  const { post, renew, timers, onProblem, onRendered, onHeight } = environment;
  let { appearance } = initial;
  /** Waits for edits to pause, for the frame to be ready or for the run before to end. */
  let waiting: LiveCode | undefined = initial.code;
  let lastRun = 0;
  let running: { code: LiveCode; run: number } | undefined;
  /** Stands in the frame, and is known to be good once the frame has answered after that. */
  let shown: LiveCode | undefined;
  let good: LiveCode | undefined;
  let isReady = false;
  let isRestored = false;
  let loads = 0;
  let unanswered = 0;
  let pause: number | undefined;
  let patience: number | undefined;

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
    running = undefined;
    shown = undefined;
    timers.clearTimeout(patience);
    patience = undefined;
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
    if (!isReady) {
      return;
    }
    if (unanswered >= UNANSWERED_PINGS) {
      stop('The code did not answer for 3 seconds and was stopped.');
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
      // Of code that another has taken the place of.
      return;
    }
    // What stopped the code before is told until the next edit.
    if (problem ?? !isRestored) {
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
        if (loads > 0 && !isReady && patience === undefined) {
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
      switch (message.type) {
        case 'ready':
          isReady = true;
          timers.clearTimeout(patience);
          patience = undefined;
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
        patience = timers.setTimeout(() => {
          patience = undefined;
          onProblem({
            message: 'The live preview could not be loaded. Change the code to try again.',
          });
        }, READY_MS);
      }
    },

    close() {
      timers.clearTimeout(pause);
      timers.clearTimeout(patience);
      timers.clearInterval(questions);
    },
  };
}
