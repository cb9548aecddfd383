/** A file of a demo as plain text. */
export interface ChatSource {
  /** Path from the entry's folder: `OrderBoard.tsx`. */
  name: string;
  code: string;
}

/** A demo to be opened in chat, as the reader has it on the page. */
export interface ChatDemo {
  /** The demo's name in words. */
  name: string;
  /** Where it is from, such as the page's title. */
  description: string;
  /** The first is the entry. */
  files: readonly ChatSource[];
  /** Exact versions of the packages that the files and their peers need. */
  dependencies: Readonly<Record<string, string>>;
}

/** The data about a demo that is sent to the chat. */
export interface ChatRequest {
  name: string;
  description: string;
  files: { path: string; content: string; isEntry?: true }[];
  /** The MUI X package that the demo is about; absent where it imports none. */
  package?: { name: string; version: string };
}

/** What became of opening a demo in chat. */
export type ChatResult =
  | { ok: true }
  | {
      ok: false;
      /** For the reader. */
      message: string;
      /** Where the chat waits, when only its tab was refused: offer it as a link. */
      url?: string;
    };

/** Shown when the chat cannot be opened. The wording is a product requirement: do not change it. */
export const CHAT_FAILURE = 'Failed to open MUI Chat';
