/** A file of a demo, as text. */
export interface DemoFile {
  /** Name that readers see: `Orders.tsx`. */
  name: string;
  code: string;
}

/** A demo of a page. */
export interface DemoText {
  title: string;
  /** The files in TypeScript, in the default styling. */
  files: readonly DemoFile[];
  /** Names of the other stylings in which the page shows the demo. */
  otherStylings: readonly string[];
}

/** The template of a page. */
export interface TemplateText {
  /** The command that creates a project from it. */
  command: string;
  /** The files of its application in TypeScript, without tests. */
  files: readonly DemoFile[];
}

/** A page as Markdown. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Path of the page, with a slash at the end: `/x/react-data-grid/sorting/`. */
  path: string;
  /** Path of its Markdown: `/x/react-data-grid/sorting.md`. */
  markdown: string;
  /** Docusaurus' name of its version. */
  version: string;
  /** The whole file. */
  text: string;
  /** Estimated number of tokens in the file. */
  tokens: number;
  /** Commercial plan that the page's feature requires. Undefined for those of the MIT packages. */
  plan?: 'pro' | 'premium';
}
