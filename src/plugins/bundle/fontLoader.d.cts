/** The part of a loader's context that it uses. */
interface LoaderContext {
  async: () => (error: Error | null, result: Buffer) => void;
}

declare function fontLoader(this: LoaderContext, source: Buffer): void;

declare namespace fontLoader {
  /** The characters that it keeps. */
  const CHARACTERS: string;
}

export = fontLoader;
