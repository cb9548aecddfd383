/** A file as text, with its path relative to its folder. */
export interface ProjectFile {
  name: string;
  code: string;
}

/** What a project is made of. */
export interface ProjectInput {
  /** Name of the package. */
  id: string;
  title: string;
  /** Address of the template's page. */
  url: string;
  /** The application in TypeScript, relative to `app`. */
  app: readonly ProjectFile[];
  /** The theme in TypeScript, relative to `theme`. */
  theme: readonly ProjectFile[];
  /** Name of the theme that the project starts with. */
  themeName: string;
  /** Exact versions of the packages that the application and its theme need, including peer dependencies. */
  dependencies: Readonly<Record<string, string>>;
}

/** File contents, by path relative to the project's folder. */
export type Project = Readonly<Record<string, string>>;
