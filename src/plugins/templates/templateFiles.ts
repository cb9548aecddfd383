import fs from 'node:fs';
import path from 'node:path';

import { TEMPLATE_IDS, type TemplateId } from '../../core/navigation/paths';
import { importsOf } from '../demos/check';

/** Where a template is. */
export interface TemplateLayout {
  id: TemplateId;
  /** Absolute path of its folder: the page, and the application in `app`. */
  directory: string;
  /** Absolute path of `app/App.tsx`. */
  entry: string;
}

/** A source file of a template or of its theme. */
export interface TemplateFile {
  /** Path with `/`, relative to `app` or to the folder of the theme. */
  name: string;
  /** Absolute path. */
  path: string;
  code: string;
}

/** Folder of the application in a template's folder, and its entry. */
const APP = 'app';
const ENTRY = 'App.tsx';

/** Folder of the theme, next to the templates. */
const THEME = 'theme';

const isTemplateId = (name: string): name is TemplateId =>
  (TEMPLATE_IDS as readonly string[]).includes(name);

/** Returns whether a file is a test. */
export const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * Finds the template in a folder.
 *
 * @param directory - Absolute path.
 * @throws Error that says what is missing and what was expected.
 */
export function findTemplate(directory: string): TemplateLayout {
  const id = path.basename(directory);
  if (!isTemplateId(id)) {
    throw new Error(
      `"${id}" isn't the id of a template. The page of a template is in a folder with its name: ${TEMPLATE_IDS.join(', ')}.`,
    );
  }
  const entry = path.join(directory, APP, ENTRY);
  if (!fs.existsSync(entry)) {
    throw new Error(`The template "${id}" has no ${APP}/${ENTRY} in its folder.`);
  }
  return { id, directory, entry };
}

/**
 * Returns the templates that exist in a folder, in the order in which readers see them.
 *
 * @param directory - Absolute path of `templates` in a version of the docs.
 */
export function templatesIn(directory: string): TemplateLayout[] {
  return TEMPLATE_IDS.map((id) => ({ id, directory: path.join(directory, id) }))
    .map(({ id, directory: own }) => ({ id, directory: own, entry: path.join(own, APP, ENTRY) }))
    .filter(
      ({ id, directory: own, entry }) =>
        fs.existsSync(entry) && fs.existsSync(path.join(own, `${id}.mdx`)),
    );
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|svg|json)$/.test(entry.name))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}

/** The entry first, then the application by folder, then its tests. */
function inOrder(one: string, other: string): number {
  const rank = (name: string) => (name === ENTRY ? 0 : isTest(name) ? 2 : 1);
  const depth = (name: string) => name.split('/').length;
  return (
    rank(one) - rank(other) || depth(one) - depth(other) || (one < other ? -1 : one > other ? 1 : 0)
  );
}

function readFolder(folder: string): TemplateFile[] {
  return filesBelow(folder)
    .sort(inOrder)
    .map((name) => {
      const file = path.join(folder, name);
      return { name, path: file, code: fs.readFileSync(file, 'utf8') };
    });
}

const isScript = ({ name }: TemplateFile) => /\.tsx?$/.test(name);

/** Reads the files of a template's application without checking them: `App.tsx` first, the tests last. */
export const readUnchecked = ({ directory }: TemplateLayout): TemplateFile[] =>
  readFolder(path.join(directory, APP));

/**
 * Reads the files of a template's application, `App.tsx` first and the tests last.
 *
 * @throws Error that names the file and its import, if the import leads out of the application's folder.
 * @throws SyntaxError with file and position, if a file does not parse.
 */
export function readTemplate(layout: TemplateLayout): TemplateFile[] {
  const { directory, id } = layout;
  const folder = path.join(directory, APP);
  const files = readUnchecked(layout);
  for (const file of files.filter(isScript)) {
    for (const { source } of importsOf(file.code, file.path)) {
      const target = path.resolve(path.dirname(file.path), source);
      if (source.startsWith('.') && path.relative(folder, target).startsWith('..')) {
        throw new Error(
          `${file.name} of the template "${id}" imports "${source}", which is outside its folder "${APP}". A template is a project of its own, so it can import only packages and its own files.`,
        );
      }
    }
  }
  return files;
}

/** Absolute path of the theme of the templates next to this one. */
export const themeDirectory = ({ directory }: TemplateLayout) =>
  path.join(path.dirname(directory), THEME);

/**
 * Reads the files of the theme that the templates of a version share.
 *
 * @throws Error if the folder doesn't exist.
 */
export function readTheme(layout: TemplateLayout): TemplateFile[] {
  return readFolder(themeDirectory(layout));
}

/** Returns the modules that files import from packages, such as `@mui/material/Button`. Each occurs once. */
export function packageImports(files: readonly TemplateFile[]): string[] {
  const modules = files
    .filter(isScript)
    .flatMap(({ code, path: file }) => importsOf(code, file).map(({ source }) => source))
    .filter((source) => !source.startsWith('.'));
  return [...new Set(modules)];
}

/** The pictures of a template, next to its page. */
export interface PictureFiles {
  light: string;
  dark: string;
}

/** Returns the paths where a template's pictures are, whether or not they exist. */
export function pictureFiles({ directory }: Pick<TemplateLayout, 'directory'>): PictureFiles {
  return {
    light: path.join(directory, 'picture-light.webp'),
    dark: path.join(directory, 'picture-dark.webp'),
  };
}
