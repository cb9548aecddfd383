/*
 * Finds the pages that have been edited since an earlier build, if nothing else has changed that other pages show. The new
 * build then only needs a bundle of the server with these pages.
 */
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import fs from 'fs-extra';

import { mayBeInteractive } from '../../src/plugins/article/interactive';
import { keepClientBuild, refersToFiles } from '../../src/plugins/bundle';
import { pageOfClaims } from '../../src/plugins/claims/check';
import { demosOfPage } from '../../src/plugins/demos';
import { pageDigest } from '../../src/plugins/docs/pageDigest';

import { changedInputs, DATE_OF, DAY_OF, type Inputs } from './inputs';

/** Exit code of `pages.ts` if the scripts or other pages change, too. */
export const NEEDS_ALL = 3;

/** A page. A file whose name begins with an underscore is a part of pages. */
const PAGE = /\/[^_/][^/]*\.mdx?$/;

const pagesIn = (inputs: Inputs) =>
  Object.keys(inputs).filter((name) => PAGE.test(name) && !name.startsWith(DATE_OF));

/** Files of a cached build, besides the site: its inputs, and what other pages show of each of its pages. */
const INPUTS_FILE = 'inputs.json';
const DIGESTS_FILE = 'pages.json';
const CLIENT_FOLDER = 'client';

/** Folder of a cached build with what builds of single pages need to know of its scripts. */
export const clientFolder = (build: string) => path.join(build, CLIENT_FOLDER);

const digestOf = (siteDir: string, page: string) =>
  pageDigest(path.join(siteDir, page), {
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    derive: (text, file) => [demosOfPage(text, file), refersToFiles(text)],
  });

/** Whether a page's text may be in the scripts. The bundler also compiles pages that refer to files for the browser. */
const isInScripts = (text: string) => mayBeInteractive(text, new Set()) || refersToFiles(text);

/** Reads the inputs of a cached build. */
export const readBuildInputs = (build: string): Promise<Inputs> =>
  fs.readJson(path.join(build, INPUTS_FILE)) as Promise<Inputs>;

/**
 * Adds to a cached build what later builds of some pages need of it.
 *
 * @param build - Its folder.
 * @param generated - Absolute path of the folder of Docusaurus' generated files.
 */
export async function describeBuild(
  build: string,
  inputs: Inputs,
  { siteDir, generated }: { siteDir: string; generated: string },
): Promise<void> {
  const pages = pagesIn(inputs);
  const digests = pages.map(async (page) => [page, await digestOf(siteDir, page)] as const);
  await fs.writeJson(
    path.join(build, DIGESTS_FILE),
    Object.fromEntries(await Promise.all(digests)),
  );
  await keepClientBuild(generated, clientFolder(build));
  await fs.writeJson(path.join(build, INPUTS_FILE), inputs);
}

/**
 * Returns the pages that have been edited since a build, or whose claims have, relative to the site's folder. Returns
 * undefined if anything else has changed, if the scripts may contain what was edited, or if other pages may show it: the
 * front matter, the title, the description, the list of demos, or text that another page imports.
 *
 * @param build - Folder of the cached build.
 * @param inputs - Of a build of the same version now.
 */
export async function editedPages(
  build: string,
  inputs: Inputs,
  siteDir: string,
): Promise<string[] | undefined> {
  if (!(await fs.pathExists(path.join(build, DIGESTS_FILE)))) {
    return undefined;
  }
  const digests = (await fs.readJson(path.join(build, DIGESTS_FILE))) as Record<string, string>;
  const changed = changedInputs(await readBuildInputs(build), inputs);
  // A page counts its claims, and says when they have passed and when it was changed.
  const edited = [
    ...new Set(
      changed
        .map((input) => input.replace(DAY_OF, '').replace(DATE_OF, ''))
        .map((file) => pageOfClaims(file) ?? file),
    ),
  ];
  for (const page of edited) {
    const digest = page in inputs && (await digestOf(siteDir, page).catch(() => undefined));
    if (
      !digest ||
      digest !== digests[page] ||
      isInScripts(await fs.readFile(path.join(siteDir, page), 'utf8'))
    ) {
      return undefined;
    }
  }
  const pages = edited.length > 0 ? pagesIn(inputs) : [];
  for (const page of pages) {
    const text = await fs.readFile(path.join(siteDir, page), 'utf8');
    const imports = text.match(/^import .*\.mdx?['"]/gm) ?? [];
    if (imports.some((line) => edited.some((name) => line.includes(`/${path.basename(name)}`)))) {
      return undefined;
    }
  }
  return edited;
}
