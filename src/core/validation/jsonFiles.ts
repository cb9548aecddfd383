import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cutVersionNames } from '../versions';

import { isRecord } from './isRecord';

/** Files that people edit, and that Docusaurus and the portal read without naming them if they are wrong. */
const FILES = /^(?:i18n|versioned_sidebars)\/.*\.json$|^versioned_docs\/[^/]+\/package\.json$/;

/** Docusaurus' translations: objects with a message, by key. */
const TRANSLATIONS = /^i18n\/[^/]+\/(?:code\.json$|docusaurus-)/;

/** The name of a version, which is that of a folder. */
const NAME = /^\w[\w.-]*$/;

function filesIn(siteDir: string): string[] {
  const list = (folder: string, recursive: boolean) =>
    existsSync(path.join(siteDir, folder))
      ? readdirSync(path.join(siteDir, folder), { recursive, encoding: 'utf8' }).map(
          (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
        )
      : [];
  return [
    ...list('i18n', true),
    ...list('versioned_sidebars', false),
    ...list('versioned_docs', false).map((folder) => `${folder}/package.json`),
  ].filter((file) => FILES.test(file) && existsSync(path.join(siteDir, file)));
}

/** Matches strings, which are kept, and comments. */
const COMMENTS = /("(?:\\.|[^"\\])*")|\/\/.*|\/\*[^]*?\*\//g;

/** TypeScript would compile the docs with other options, and say nothing. */
function checkTsConfig(siteDir: string, file: string): void {
  if (!existsSync(path.join(siteDir, file))) {
    return;
  }
  const text = readFileSync(path.join(siteDir, file), 'utf8')
    .replace(COMMENTS, '$1')
    .replace(/,(?=\s*[}\]])/g, '');
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} must be valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Checks the list of versions, the options of TypeScript, the translations, and the sidebars and manifests of versions.
 *
 * @throws Error that names the file, and what is wrong with it.
 */
export function checkJsonFiles(siteDir: string): void {
  const versions = cutVersionNames(siteDir);
  if (new Set(versions).size < versions.length || !versions.every((name) => NAME.test(name))) {
    throw new Error(
      `versions.json must be an array of versions, each of them once, such as ["8.12.1"]; found ${JSON.stringify(versions)}.`,
    );
  }
  for (const file of ['', ...versions.map((name) => `versioned_docs/version-${name}/`)]) {
    checkTsConfig(siteDir, `${file}tsconfig.json`);
  }
  for (const file of filesIn(siteDir)) {
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
    } catch (error) {
      throw new Error(`${file} must be valid JSON: ${(error as Error).message}`, { cause: error });
    }
    if (!isRecord(content) || Array.isArray(content)) {
      throw new Error(`${file} must be an object; found ${JSON.stringify(content)}.`);
    }
    const wrong = TRANSLATIONS.test(file)
      ? Object.entries(content).find(
          ([, entry]) => !isRecord(entry) || typeof entry.message !== 'string',
        )
      : undefined;
    if (wrong) {
      throw new Error(
        `${file}: "${wrong[0]}" must be an object with a message, such as {"message": "Next"}; found ${JSON.stringify(wrong[1])}.`,
      );
    }
  }
}
