import type { IslandModule } from '../../core/islands';
import type { CodeStyling } from '../../core/preferences';

export type { CodeStyling, CodeVariant } from '../../core/preferences';

/** A file of a demo, as readers see it. */
export interface DemoFile {
  /** Path from the entry's folder, such as `OrderBoard.tsx` or `columns.ts`. The entry is the first. */
  name: string;
  /** Name of the JavaScript, where it is another: `OrderBoard.jsx`. */
  jsName?: string;
  /** Content of a `<code>` element, highlighted at build; its text is the file's text. */
  html: { TS: string; JS?: string };
}

/** A demo's code in one styling. */
export interface DemoFlavourSource {
  files: DemoFile[];
  /** Packages that the code and their peers need, each with its exact version (`{"@mui/material": "7.3.11"}`). */
  dependencies: Record<string, string>;
}

/** The JSON file beside a demo, fetched when its code is asked for. */
export interface DemoSource {
  /** Path of the demo's entry or folder below the repository, with `/`. */
  path: string;
  /** The documented release that it runs, such as `8.12.1`. */
  release: string;
  flavours: Partial<Record<CodeStyling, DemoFlavourSource>>;
}

/** A demo in one styling, on the page. */
export interface DemoFlavour {
  styling: CodeStyling;
  island: IslandModule;
  /** Names of the files, as tabs show them, in TypeScript. */
  files: readonly string[];
}

/** What importing a component with `?demo` gives. */
export interface DemoModule {
  /** The component's name: the file's or folder's name, without extension. */
  name: string;
  /** One for each styling it is written in; MUI System, the default, first. */
  flavours: readonly [DemoFlavour, ...DemoFlavour[]];
  /** Whether the JavaScript differs from the TypeScript in any file. */
  hasJs: boolean;
  /** The first file of the first flavour as HTML; on the server only, the browser keeps what the server sent. */
  code: { TS: string; JS?: string };
  /** Whether it shows icons of the icon font. Default: false. */
  usesIconFont?: boolean;
  /** Address of the code as plain text. */
  sourceUrl: string;
  /** Fetches the code of all flavours and variants. In the browser. */
  source: () => Promise<DemoSource>;
}
