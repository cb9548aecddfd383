import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { OverrideError, overrideMessage } from './messages';
import { ROOT } from './origins';
import { overrideEntries, type OverrideName } from './registry';
import type { ComponentOverride } from './types';

/** Folders of Docusaurus whose files can be imported as `@theme/…`. Sources, where they are published. */
const UPSTREAM_THEMES = [
  '@docusaurus/core/lib/client/theme-fallback',
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/theme-search-algolia/src/theme',
];

const CODE = /\.(?:jsx?|tsx?)$/;
const THEME_FILE = /(?<!\.d)(?<!\.test)\.(?:css|jsx?|tsx?)$/;

/** What a file of a theme is imported as, below `@theme/`. Style sheets keep their ending. */
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
  /** Name below `@theme/`. */
  name: string;
  /** Path below the repository, with slashes. */
  file: string;
}

/**
 * Files of the portal's themes that shadow one of Docusaurus', or stand beside a component that does and are named like
 * a file of the original, such as style sheets.
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

/** Whether an entry is about this file: its component, or a file beside it that the entry has an origin for. */
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
 * @returns What is wrong, a sentence each. Empty where all is well.
 */
export function componentProblems(root?: string, modules?: string): string[] {
  const listed = components();
  const shadowing = shadowingFiles(root, modules);
  const unlisted = shadowing
    .filter((shadow) => !listed.some(([, override]) => covers(override, shadow)))
    .map(({ name, file }) =>
      CODE.test(file)
        ? `${file} shadows Docusaurus' "@theme/${name}", but no entry of src/core/overrides/registry.ts says so. Add one, or rename the component.`
        : `${file} has the name of a style sheet of Docusaurus' themes. Add that to the "origins" of its component in src/core/overrides/registry.ts, or rename the file.`,
    );
  const stale = listed.flatMap(([name, override]) => {
    if (shadowing.some(({ file }) => file === override.replacement)) {
      return wrapsAsListed(name, override, root ?? ROOT);
    }
    return existsSync(path.join(root ?? ROOT, override.replacement))
      ? `Override "${name}": Docusaurus has no "@theme/${override.component}" any more, so nothing shows ${override.replacement}.`
      : `Override "${name}": ${override.replacement} doesn't exist. Remove the entry, or correct its "replacement".`;
  });
  return [...unlisted, ...stale];
}

/** A wrapper imports the original, and nothing else does. */
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
 * Entries of the components that a site's aliases put in place of Docusaurus' own.
 *
 * @param aliases - `resolve.alias` of the bundler's configuration, as Docusaurus makes it.
 * @throws OverrideError that names each component which shadows one of Docusaurus' without an entry, and each entry
 *   whose original doesn't exist.
 */
export function componentsInUse(aliases: Readonly<Record<string, unknown>>): OverrideName[] {
  const byName = new Map(components().map((each) => [each[1].component, each]));
  const used: OverrideName[] = [];
  const problems: string[] = [];
  for (const [alias, file] of Object.entries(aliases)) {
    const component = /^@theme\/(.+)$/.exec(alias)?.[1];
    if (component === undefined || typeof file !== 'string' || inPackages(file)) {
      continue;
    }
    const isShadowing = ['init', 'original'].some((which) =>
      inPackages(aliases[`@theme-${which}/${component}`]),
    );
    const [name] = byName.get(component) ?? [];
    if (name && isShadowing) {
      used.push(name);
    } else if (name) {
      problems.push(overrideMessage(name, 'replaces a component that Docusaurus does not have'));
    } else if (isShadowing) {
      problems.push(
        `${file} shadows Docusaurus' "@theme/${component}", but no entry of src/core/overrides/registry.ts says so. ` +
          'Add one, or rename the component.',
      );
    }
  }
  if (problems.length > 0) {
    throw new OverrideError(problems.join('\n'));
  }
  return used;
}
