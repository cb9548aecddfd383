import type { IslandModule } from '../../core/islands';
import type { CodeStyling } from '../../core/preferences';

export type { CodeStyling, CodeVariant } from '../../core/preferences';

/** A file of a demo, as readers see it. */
export interface DemoFile {
  /** Path relative to the entry's folder, such as `OrderBoard.tsx` or `columns.ts`. The first file is the entry. */
  name: string;
  /** Name of the JavaScript file, if it has one: `OrderBoard.jsx`. */
  jsName?: string;
  /** Content of a `<code>` element, highlighted at build time. Its text content is the file's text. */
  html: { TS: string; JS?: string };
}

/** A demo's code in one styling. */
export interface DemoStylingSource {
  files: DemoFile[];
  /** Packages that the code needs, including peer dependencies, with exact versions: `{"@mui/material": "7.3.11"}`. */
  dependencies: Record<string, string>;
}

/** The JSON file of a demo, fetched when its code is requested. */
export interface DemoSource {
  /** Path of the demo's file or folder in the repository, with `/`. */
  path: string;
  /** The documented release that the demo runs with, such as `8.12.1`. */
  release: string;
  stylings: Partial<Record<CodeStyling, DemoStylingSource>>;
}

/** A demo in one styling, on the page. */
export interface DemoStyling {
  name: CodeStyling;
  island: IslandModule;
  /** Names of the TypeScript files, as shown on the tabs. */
  files: readonly string[];
}

/** The default export of a component imported with `?demo`. */
export interface DemoModule {
  /** The component's name: the file's or folder's name, without extension. */
  name: string;
  /** One for each styling that the demo is written in. MUI System, the default, comes first. */
  stylings: readonly [DemoStyling, ...DemoStyling[]];
  /** Whether the JavaScript differs from the TypeScript in any file. */
  hasJs: boolean;
  /**
   * The first file of the first styling as HTML. Only on the server; the browser keeps the HTML that the server sent.
   */
  code: { TS: string; JS?: string };
  /** Whether the demo uses the icon font. Default: false. */
  usesIconFont?: boolean;
  /** URL of the source: in the repository, if the plugin's option names one, otherwise the code as plain text. */
  sourceUrl: string;
  /** Fetches the code of all stylings and variants. Works only in the browser. */
  source: () => Promise<DemoSource>;
}
