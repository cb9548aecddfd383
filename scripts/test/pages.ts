import path from 'node:path';

import { demoDirectivesIn } from '../../src/plugins/demos/directivesIn';

import { oncePerProject, type Project } from './project';

/** A page of a version of the docs. */
export interface DocsPage {
  /** Path of its file, such as `docs/react-charts/bars/bars.mdx`. */
  file: string;
  /** `current`, or the name of a cut version. */
  version: string;
  /** Path in its version, such as `react-charts/bars/`. Empty for the version's home page. */
  route: string;
  /** Path on the site, such as `/x/next/react-charts/bars/`. */
  pathname: string;
}

const VERSION_FOLDER = /^(?:docs|versioned_docs\/version-([^/]+))\//;

/** Returns the docs version whose folder contains a file, or `undefined` for a file outside the docs. */
export function versionOfFile(file: string): string | undefined {
  const match = VERSION_FOLDER.exec(file);
  return match ? (match[1] ?? 'current') : undefined;
}

/** Returns the path of a version on the site. The newest cut version is the default one. */
export function versionPath(version: string, cutVersions: readonly string[]): string {
  const [newest = 'current'] = cutVersions;
  if (version === newest) {
    return '/x/';
  }
  return version === 'current' ? '/x/next/' : `/x/${version}/`;
}

const isPage = (file: string) => /\.mdx?$/.test(file);

/** Returns the page in a file. If the file has a `slug`, it determines the path. */
export function pageOf(file: string, { read, cutVersions }: Project): DocsPage {
  const version = versionOfFile(file) ?? 'current';
  const inVersion = file.replace(VERSION_FOLDER, '').replace(/\.mdx?$/, '');
  const [, slug] = /^---\n(?:.*\n)*?slug:\s*['"]?([^'"\n]+)['"]?\n/.exec(read(file)) ?? [];
  const folder = path.posix.dirname(inVersion);
  const name = path.posix.basename(inVersion);
  const isIndex = name === path.posix.basename(folder) || /^(?:index|readme)$/i.test(name);
  const byFolder = isIndex ? folder : inVersion;
  const route = slug?.startsWith('/')
    ? slug.slice(1)
    : slug
      ? path.posix.join(folder, slug)
      : byFolder;
  const whole = route === '' || route === '.' || route.endsWith('/') ? route : `${route}/`;
  const clean = whole === '.' ? '' : whole;
  return { file, version, route: clean, pathname: versionPath(version, cutVersions) + clean };
}

/** Returns the files and folders that a page shows as demos. */
function demosOf(file: string, text: string): string[] {
  return demoDirectivesIn(text).map(({ src }) => path.posix.join(path.posix.dirname(file), src));
}

/** The pages of all versions, each with its demos. */
const pagesWithDemos = oncePerProject(({ files, read }) =>
  files
    .filter((file) => isPage(file) && versionOfFile(file) !== undefined)
    .map((file) => ({ file, version: versionOfFile(file), demos: demosOf(file, read(file)) })),
);

const isAtOrBelow = (file: string, folder: string) =>
  file === folder || file.startsWith(`${folder}/`);

/**
 * Returns the pages that a docs file belongs to: the page itself, or the pages that show the file as a demo. If there
 * are none, the pages in the nearest folder that has any.
 *
 * @returns Existing pages, and the page if it was removed. Empty if they cannot be determined.
 */
export function pagesOfFile(file: string, project: Project): DocsPage[] {
  if (isPage(file)) {
    return [pageOf(file, project)];
  }
  const version = versionOfFile(file);
  const pages = pagesWithDemos(project).filter((page) => page.version === version);
  const showing = pages.filter(({ demos }) => demos.some((demo) => isAtOrBelow(file, demo)));
  if (showing.length > 0) {
    return showing.map((page) => pageOf(page.file, project));
  }
  for (
    let folder = path.posix.dirname(file);
    versionOfFile(`${folder}/`) !== undefined;
    folder = path.posix.dirname(folder)
  ) {
    const nearest = pages.filter((page) => path.posix.dirname(page.file) === folder);
    if (nearest.length > 0) {
      return nearest.map((page) => pageOf(page.file, project));
    }
  }
  return [];
}

/**
 * Returns the paths of the standalone demo pages that a file belongs to, such as
 * `/x/react-charts/bars/demos/FirstBars/`. Empty if the page does not show it.
 */
export function demoPathsOf(file: string, page: DocsPage, { read }: Project): string[] {
  return demosOf(page.file, read(page.file))
    .filter((demo) => isAtOrBelow(file, demo))
    .map((demo) => `${page.pathname}demos/${path.posix.basename(demo).replace(/\.tsx$/, '')}/`);
}
