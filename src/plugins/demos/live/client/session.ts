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
class Session implements LiveSession {
  /** Code that waits for edits to pause, for the frame to be ready or for the previous run to end. */
  private waiting: LiveCode | undefined;
  private appearance: Appearance;
  private lastRun = 0;
  private running: { code: LiveCode; run: number } | undefined;
  /** The code shown in the frame. It is known to be good once the frame has answered a ping after showing it. */
  private shown: LiveCode | undefined;
  private good: LiveCode | undefined;
  private isReady = false;
  private isRestored = false;
  private loads = 0;
  private unanswered = 0;
  private received = 0;
  private pause: number | undefined;
  private timeout: number | undefined;
  private readonly questions: number;

  constructor(
    private readonly environment: SessionEnvironment,
    initial: { code: LiveCode; appearance: Appearance },
  ) {
    this.waiting = initial.code;
    this.appearance = initial.appearance;
    this.questions = environment.timers.setInterval(() => this.ask(), PING_MS);
  }

  private ask() {
    this.received = 0;
    if (!this.isReady) {
      return;
    }
    if (this.unanswered >= UNANSWERED_PINGS) {
      this.stop('The code didn’t respond for 3 seconds and was stopped.');
    } else {
      this.unanswered += 1;
      this.environment.post({ type: 'ping' });
    }
  }

  private runNext() {
    if (!this.waiting || !this.isReady || this.running || this.pause !== undefined) {
      return;
    }
    this.lastRun += 1;
    this.running = { code: this.waiting, run: this.lastRun };
    this.waiting = undefined;
    this.environment.post({
      type: 'run',
      run: this.lastRun,
      ...this.running.code,
      ...this.appearance,
    });
  }

  private startFrame() {
    this.isReady = false;
    this.loads = 0;
    this.unanswered = 0;
    this.received = 0;
    this.running = undefined;
    this.shown = undefined;
    this.clearTimeout();
    this.environment.renew();
  }

  private stop(message: string) {
    const culprit = this.running?.code ?? this.shown;
    this.startFrame();
    this.isRestored = !this.waiting && this.good !== undefined && this.good !== culprit;
    if (this.isRestored) {
      this.waiting = this.good;
    }
    this.good = undefined;
    this.environment.onProblem({ message });
  }

  private finish(run: number, problem: LiveProblem | undefined) {
    if (this.running?.run === run) {
      if (!problem) {
        this.shown = this.running.code;
        this.environment.onRendered();
      }
      this.running = undefined;
    } else if (run !== this.lastRun) {
      // The answer is for code that has since been replaced.
      return;
    }
    // The reason why code was stopped stays visible until the next edit, whatever the code before it reports again.
    if (!this.isRestored) {
      this.environment.onProblem(problem);
    }
    this.runNext();
  }

  private clearTimeout() {
    this.environment.timers.clearTimeout(this.timeout);
    this.timeout = undefined;
  }

  setCode(code: LiveCode) {
    const { timers } = this.environment;
    this.waiting = code;
    this.isRestored = false;
    timers.clearTimeout(this.pause);
    this.pause = timers.setTimeout(() => {
      this.pause = undefined;
      if (this.loads > 0 && !this.isReady && this.timeout === undefined) {
        this.startFrame();
      }
      this.runNext();
    }, EDIT_PAUSE_MS);
  }

  setAppearance(appearance: Appearance) {
    this.appearance = appearance;
    if (this.isReady) {
      this.environment.post({ type: 'appearance', ...appearance });
    }
  }

  receive(message: FrameMessage | undefined) {
    this.received += 1;
    if (this.received > MAX_MESSAGES) {
      // Edited code can send any message, as often as it likes, and the page has to handle each of them.
      this.stop('The code sent too many messages to this page and was stopped.');
      return;
    }
    switch (message?.type) {
      case 'ready':
        this.isReady = true;
        this.clearTimeout();
        this.runNext();
        break;
      case 'pong':
        this.unanswered = 0;
        this.good = this.shown ?? this.good;
        break;
      case 'rendered':
        this.finish(message.run, undefined);
        break;
      case 'error':
        this.finish(message.run, message);
        break;
      case 'height':
        this.environment.onHeight(message.px);
        break;
    }
  }

  onLoad() {
    const { timers, onProblem } = this.environment;
    this.loads += 1;
    if (this.loads > 1) {
      this.stop('The code tried to leave this page and was stopped.');
    } else if (!this.isReady) {
      this.timeout = timers.setTimeout(() => {
        this.timeout = undefined;
        onProblem({
          message: 'The live preview couldn’t be loaded. Change the code to try again.',
        });
      }, READY_MS);
    }
  }

  close() {
    const { timers } = this.environment;
    timers.clearTimeout(this.pause);
    timers.clearTimeout(this.timeout);
    timers.clearInterval(this.questions);
  }
}

/** Starts a session, which waits for the frame. */
export const createLiveSession = (
  environment: SessionEnvironment,
  initial: { code: LiveCode; appearance: Appearance },
): LiveSession => new Session(environment, initial);
