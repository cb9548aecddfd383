import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { OverrideError, overrideMessage } from './messages';
import { ROOT } from './origins';
import { overrideEntries, type OverrideName } from './registry';
import type { ComponentOverride } from './types';

/** Folders of Docusaurus whose files can be imported as `@theme/…`. Source files, if they are published. */
const UPSTREAM_THEMES = [
  '@docusaurus/core/lib/client/theme-fallback',
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/theme-search-algolia/src/theme',
];

const CODE = /\.(?:jsx?|tsx?)$/;
const THEME_FILE = /(?<!\.d)(?<!\.test)\.(?:css|jsx?|tsx?)$/;

/** Returns the import name of a theme's file, without `@theme/`. Style sheets keep their extension. */
const themeName = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(CODE, '')
    .replace(/\/index$/, '');

function filesBelow(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => THEME_FILE.test(file))
        .sort()
    : [];
}

/** A file of the portal that has the same name as one of Docusaurus' themes. */
export interface ShadowingFile {
  /** Import name, without `@theme/`. */
  name: string;
  /** Path relative to the repository, with forward slashes. */
  file: string;
}

/**
 * Returns the files of the portal's themes that have the same name as a file of Docusaurus' themes: components that
 * shadow Docusaurus' own, and files next to them, such as style sheets.
 *
 * @param root - Folder with `src/theme` and `src/plugins`. Default: the repository.
 * @param modules - Folder with Docusaurus' packages. Default: the repository's `node_modules`.
 */
export function shadowingFiles(
  root = ROOT,
  modules = path.join(ROOT, 'node_modules'),
): ShadowingFile[] {
  const upstream = new Set(
    UPSTREAM_THEMES.flatMap((theme) => filesBelow(path.join(modules, theme)).map(themeName)),
  );
  const plugins = path.join(root, 'src/plugins');
  const themes = [
    'src/theme',
    ...(existsSync(plugins)
      ? readdirSync(plugins).flatMap((plugin) => [
          `src/plugins/${plugin}/theme`,
          `src/plugins/${plugin}/absent`,
        ])
      : []),
  ];
  return themes
    .flatMap((theme) =>
      filesBelow(path.join(root, theme)).map((file) => ({
        name: themeName(file),
        file: `${theme}/${file.split(path.sep).join('/')}`,
      })),
    )
    .filter(({ name }) => upstream.has(name));
}

const components = (): [OverrideName, ComponentOverride][] =>
  overrideEntries().filter(
    (entry): entry is [OverrideName, ComponentOverride] => entry[1].kind === 'component',
  );

/** Returns the components of Docusaurus' themes that the portal replaces, each with the file that a reader gets. */
export const replacedComponents = (): ReadonlyMap<string, string> =>
  // Those of `src/theme` come first in the registry, and win.
  new Map(
    components()
      .reverse()
      .map(([, { component, replacement }]) => [component, replacement]),
  );

/** Whether an entry covers this file: it is the entry's component, or a file next to it with an origin in the entry. */
function covers({ component, replacement, origins }: ComponentOverride, shadow: ShadowingFile) {
  return CODE.test(shadow.file)
    ? shadow.name === component && shadow.file === replacement
    : path.posix.dirname(shadow.file) === path.posix.dirname(replacement) &&
        origins.some(({ file }) => file.endsWith(`/theme/${shadow.name}`));
}

/**
 * Compares the files of the portal's themes with the registry, in both directions.
 *
 * @param root - As in {@link shadowingFiles}.
 * @param modules - As in {@link shadowingFiles}.
 * @returns The problems, one sentence each. Empty if there are none.
 */
export function componentProblems(root?: string, modules?: string): string[] {
  const listed = components();
  const shadowing = shadowingFiles(root, modules);
  const unlisted = shadowing
    .filter((shadow) => !listed.some(([, override]) => covers(override, shadow)))
    .map(({ name, file }) =>
      CODE.test(file)
        ? `${file} shadows Docusaurus' "@theme/${name}", but no entry of src/core/overrides/overrides.json says so. Add one, or rename the component.`
        : `${file} has the name of a style sheet of Docusaurus' themes. Add that to the "origins" of its component in src/core/overrides/overrides.json, or rename the file.`,
    );
  const stale = listed.flatMap(([name, override]) => {
    if (shadowing.some(({ file }) => file === override.replacement)) {
      return wrapsAsListed(name, override, root ?? ROOT);
    }
    return existsSync(path.join(root ?? ROOT, override.replacement))
      ? `Override "${name}": Docusaurus no longer has "@theme/${override.component}", so ${override.replacement} is never rendered.`
      : `Override "${name}": ${override.replacement} doesn't exist. Remove the entry, or correct its "replacement".`;
  });
  return [...unlisted, ...stale];
}

/** Checks that a component imports the original if, and only if, it is listed as a wrapper. */
function wrapsAsListed(
  name: OverrideName,
  { how, replacement }: ComponentOverride,
  root: string,
): string[] {
  const imports = /['"]@theme-(?:init|original)\//.test(
    readFileSync(path.join(root, replacement), 'utf8'),
  );
  return imports === (how === 'wrapped')
    ? []
    : [
        `Override "${name}" is listed as "${how}", but ${replacement} ${imports ? 'imports' : "doesn't import"} the original.`,
      ];
}

const inPackages = (file: unknown) =>
  typeof file === 'string' && /[\\/]node_modules[\\/]/.test(file);

/**
 * Returns the entries of the components with which a site's aliases replace Docusaurus' own.
 *
 * @param aliases - `resolve.alias` of the bundler's configuration, as created by Docusaurus.
 * @throws OverrideError that names each component that shadows one of Docusaurus without an entry, and each entry whose
 *   original doesn't exist.
 */
export function componentsInUse(aliases: Readonly<Record<string, unknown>>): OverrideName[] {
  const listed = components();
  const used = new Set<OverrideName>();
  const problems: string[] = [];
  for (const [alias, file] of Object.entries(aliases)) {
    // A wrapper in `src/theme` gets the component of a plugin as `@theme-original/…`, so both are in use.
    const component = /^@theme(?:-original)?\/(.+)$/.exec(alias)?.[1];
    if (component === undefined || typeof file !== 'string' || inPackages(file)) {
      continue;
    }
    const isShadowing = ['init', 'original'].some((which) =>
      inPackages(aliases[`@theme-${which}/${component}`]),
    );
    const normalized = file.split(path.sep).join('/');
    const [name] =
      listed.find(
        ([, override]) =>
          override.component === component && normalized.endsWith(`/${override.replacement}`),
      ) ?? [];
    if (name && isShadowing) {
      used.add(name);
    } else if (name) {
      problems.push(overrideMessage(name, 'replaces a component that Docusaurus does not have'));
    } else if (isShadowing) {
      problems.push(
        `${file} shadows Docusaurus' "@theme/${component}", but no entry of src/core/overrides/overrides.json says so. ` +
          'Add one, or rename the component.',
      );
    }
  }
  if (problems.length > 0) {
    throw new OverrideError(problems.join('\n'));
  }
  return [...used];
}
