import type { IslandModule } from '../../core/islands';

/** A file of a template's application, with its code in both variants. Fetched when a reader opens it. */
export interface TemplateSource {
  /** Content of a `<code>` element, highlighted at build time. Its text content is the file's text. */
  TS: string;
  /** If absent, the JavaScript is the same. */
  JS?: string;
}

/** Addresses of a template's pictures. */
export interface TemplatePictures {
  light: string;
  dark: string;
}

/** The default export of an application imported with `?template`. */
export interface TemplateModule {
  /** The name of the template's folder. */
  id: string;
  /** The application in the chosen theme. Its island page must not be themed. */
  island: IslandModule;
  /** Address of the style sheet with the variables of all themes. */
  themes: string;
  /** Address of the script that applies the chosen theme before the first paint. */
  themeScript: string;
  /** Names of the themes, the default one first. */
  themeNames: readonly string[];
  /** Hash of all templates of the version, for the command that creates a project. */
  digest: string;
  /** Names of the TypeScript files, relative to `app`. The first is `App.tsx`. */
  files: readonly string[];
  /** The first file as HTML. Only on the server; the browser keeps the HTML that the server sent. */
  code: string;
  /** Undefined if nobody has taken them yet. */
  pictures?: TemplatePictures;
  /** Fetches a file. Works only in the browser. */
  source: (index: number) => Promise<TemplateSource>;
}
