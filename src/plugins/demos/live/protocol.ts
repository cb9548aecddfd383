import type { CodeStyling, ColorScheme, Direction } from '../../../core/preferences';

import { isRecord } from '../../../core/validation/isRecord';

/**
 * Version of the protocol, sent in each message. Frames of older documented versions stay as they were built. Messages
 * of another version are ignored.
 */
export const PROTOCOL_VERSION = 1;

/** A file of a demo that is being edited. */
export interface LiveFile {
  /** Path relative to the entry's folder, with `/` and an extension, such as `OrderBoard.tsx` or `columns.ts`. */
  name: string;
  code: string;
}

/** Appearance of the page, which the frame follows. */
export interface Appearance {
  mode: ColorScheme;
  direction: Direction;
}

/** A problem, and its location in the reader's code if it is known. */
export interface LiveProblem {
  message: string;
  /** Name of a {@link LiveFile}. */
  file?: string;
  /** Counted from 1. */
  line?: number;
  /** Counted from 1. */
  column?: number;
}

/** A message from the page to the frame. */
export type PageMessage =
  | ({
      type: 'run';
      /** Number of the run, which the answer (`rendered` or `error`) repeats. */
      run: number;
      /** The entry first; its default export is shown. */
      files: readonly LiveFile[];
      styling: CodeStyling;
    } & Appearance)
  | ({ type: 'appearance' } & Appearance)
  | { type: 'ping' };

/** A message from the frame to the page. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'rendered'; run: number }
  | { type: 'height'; px: number }
  | ({ type: 'error'; run: number } & LiveProblem)
  | { type: 'pong' };

/** Returns whether the value of a field is allowed. */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isName: Check = (value) => typeof value === 'string' && value !== '';
const isCount: Check = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isLength: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isOneOf =
  (...allowed: string[]): Check =>
  (value) =>
    allowed.some((candidate) => candidate === value);
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isFile: Check = (value) => isRecord(value) && isName(value.name) && isText(value.code);
const isFiles: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(isFile);

const APPEARANCE = { mode: isOneOf('light', 'dark'), direction: isOneOf('ltr', 'rtl') };

/** The fields of each type of message. A missing type is a compile error. */
type Shapes<M extends { type: string }> = {
  [T in M['type']]: Record<Exclude<keyof Extract<M, { type: T }>, 'type'>, Check>;
};

const PAGE_SHAPES: Shapes<PageMessage> = {
  run: {
    run: isCount,
    files: isFiles,
    styling: isOneOf('MUI System', 'Tailwind', 'CSS'),
    ...APPEARANCE,
  },
  appearance: APPEARANCE,
  ping: {},
};

const FRAME_SHAPES: Shapes<FrameMessage> = {
  ready: {},
  rendered: { run: isCount },
  height: { px: isLength },
  error: {
    run: isCount,
    message: isText,
    file: isOptional(isText),
    line: isOptional(isCount),
    column: isOptional(isCount),
  },
  pong: {},
};

function isMessage<M extends { type: string }>(data: unknown, shapes: Shapes<M>): data is M {
  if (!isRecord(data) || data.portalLive !== PROTOCOL_VERSION || typeof data.type !== 'string') {
    return false;
  }
  const shape = Object.entries<Record<string, Check>>(shapes).find(([type]) => type === data.type);
  return (
    Boolean(shape) && Object.entries(shape?.[1] ?? {}).every(([name, check]) => check(data[name]))
  );
}

/** Returns received data as a message from the page, or undefined if it is anything else. */
export function toPageMessage(data: unknown): PageMessage | undefined {
  return isMessage<PageMessage>(data, PAGE_SHAPES) ? data : undefined;
}

/** Returns received data as a message from the frame, or undefined if it is anything else. */
export function toFrameMessage(data: unknown): FrameMessage | undefined {
  return isMessage<FrameMessage>(data, FRAME_SHAPES) ? data : undefined;
}

/**
 * Sends a message to a window. Neither side can name the other's origin: the frame's is opaque, and the frame doesn't
 * know the page's. The frame's policy restricts who may frame it.
 */
export function send(target: Window, message: PageMessage | FrameMessage): void {
  target.postMessage({ portalLive: PROTOCOL_VERSION, ...message }, '*');
}
