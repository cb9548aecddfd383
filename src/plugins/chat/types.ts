/** A file of a demo as plain text. */
export interface ChatSource {
  /** Path relative to the entry's folder: `OrderBoard.tsx`. */
  name: string;
  code: string;
}

/** A demo to open in chat, as the reader sees it on the page. */
export interface ChatDemo {
  /** The demo's display name. */
  name: string;
  /** Where the demo is from, such as the page's title. */
  description: string;
  /** The files. The first one is the entry. */
  files: readonly ChatSource[];
  /** Exact versions of the packages that the files import, and of their peer dependencies. */
  dependencies: Readonly<Record<string, string>>;
}

/** The data about a demo that is sent to the chat. */
export interface ChatRequest {
  name: string;
  description: string;
  files: { path: string; content: string; isEntry?: true }[];
  /** The MUI X package that the demo is about. Undefined if the demo imports none. */
  package?: { name: string; version: string };
}

/** The result of opening a demo in chat. */
export type ChatResult =
  | { ok: true }
  | {
      ok: false;
      /** Message for the reader. */
      message: string;
      /** Address of the chat if only its tab was blocked: offer it as a link. */
      url?: string;
    };

/** Shown when the chat can't be opened. The wording is a product requirement: do not change it. */
export const CHAT_FAILURE = 'Failed to open MUI Chat';
