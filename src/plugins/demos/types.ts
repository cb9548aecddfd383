import type { IslandModule } from '@site/src/core/islands';

/** Variant of a demo's code (SPEC §3). */
export type CodeVariant = 'TS' | 'JS';

/** Highlighted code of a demo, as its source file at build. */
export interface DemoSource {
  /** Content of a `<code>` element, by variant. JS is absent where it is the same as TS. */
  html: { TS: string; JS?: string };
}

/** What importing a component with `?demo` gives. */
export interface DemoModule extends IslandModule {
  /** The component's name: the file's name without extension. */
  name: string;
  /** Whether the JavaScript differs from the TypeScript. */
  hasJs: boolean;
  /** The TypeScript as HTML; on the server only, the browser keeps what the server sent. */
  code: string;
  /** Fetches the code of both variants. In the browser. */
  source: () => Promise<DemoSource>;
}
