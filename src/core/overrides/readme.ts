import { overrideEntries, type OverrideName } from './registry';
import type { ComponentOverride, Compilation, Override } from './types';

/** Components of `src/theme` that extend a plugin of the portal and don't exist in Docusaurus. */
const OWN_COMPONENTS: readonly (readonly [name: string, relation: string, purpose: string])[] = [
  [
    'ArticleBody',
    'Provides a component for `src/plugins/article`',
    'Arranges the heading, the chips, the tabs, and the text of an article.',
  ],
  [
    'ArticleComponents',
    'Extends the list of `src/plugins/article`',
    'Lists the components that only articles use, so that the bundle has their style sheets.',
  ],
  [
    'ArticleParts',
    'Replaces the empty list of `src/plugins/article`',
    'Lists the interactive parts of articles: demos, the ad, the API toolbar, and the consent choice.',
  ],
  [
    'SettingsSections',
    'Wraps a component of `src/plugins/settings`',
    'Adds what is available offline below the settings.',
  ],
];

/** Names of the components in `src/theme` that don't exist in Docusaurus. */
export const OWN_COMPONENT_NAMES: readonly string[] = OWN_COMPONENTS.map(([name]) => name);

const code = (text: string) => `\`${text}\``;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns a Markdown table in Prettier's format. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(cell));
  const widths = head.map((_title, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = cells;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join(
    '\n',
  );
}

const versions = ({ origins }: Override) =>
  [...new Set(origins.map(({ version }) => version))].join(', ') || '–';

/** Returns the name of an origin without the folders that all files of its package share. */
const shortOrigin = (name: string, file: string) =>
  code(`${name.replace('@docusaurus/', '')}/${file.replace(/^(?:lib|src)\//, '')}`);

const originsOf = ({ origins }: Override) =>
  origins.map((origin) => shortOrigin(origin.package, origin.file)).join(', ') || '–';

const COMPILATIONS: Readonly<Record<Compilation, string>> = {
  client: 'browser',
  server: 'server',
  development: 'dev server',
};

const checkedIn = ({ in: compilations, when }: Override) =>
  [compilations.map((each) => COMPILATIONS[each]).join(', '), when ?? '']
    .filter(Boolean)
    .join('. ') || '–';

const HOW: Readonly<Record<ComponentOverride['how'], string>> = {
  wrapped: 'Wrapped',
  ejected: 'Ejected',
  replaced: 'Replaced',
};

const isComponent = (entry: [OverrideName, Override]): entry is [OverrideName, ComponentOverride] =>
  entry[1].kind === 'component';

/** Describes the replacement of an entry. */
function target(override: Override): string {
  if (override.kind === 'filter') {
    return `Looks for ${override.finds}`;
  }
  return override.replacement === undefined
    ? 'A generated module'
    : code(override.replacement.replace('src/plugins/', ''));
}

/** Describes what an entry replaces or reads. */
function subject(override: Override): string {
  switch (override.kind) {
    case 'loader':
      return code(override.generated);
    case 'alias':
      return code(override.alias.replace(/\$$/, ''));
    case 'module':
      return override.match ? code(String(override.match)) : originsOf(override);
    default:
      return originsOf(override);
  }
}

function otherTable(
  entries: readonly [OverrideName, Override][],
  kinds: readonly Override['kind'][],
  titles: readonly string[],
): string {
  return table(
    titles,
    entries
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([name, override]) => [
        code(name),
        subject(override),
        target(override),
        override.reason,
        ...(titles.length > 4 ? [checkedIn(override)] : []),
      ]),
  );
}

/**
 * Returns the text of `src/theme/README.md`.
 *
 * @param entries - Entries to list. Default: the entries of the registry.
 */
export function themeReadme(entries = overrideEntries()): string {
  const components = entries.filter(isComponent);
  const own = components.filter(([, { owner }]) => owner === 'src/theme');
  const ofPlugins = components.filter(([, { owner }]) => owner !== 'src/theme');
  return `<!-- Generated from src/core/overrides/registry.ts by "npm run overrides -- --readme". Don't edit it by hand. -->

# Swizzled components and other overrides

The components in this folder replace components of Docusaurus. They place features on the page; the features themselves are in \`src/plugins\`.

${table(
  ['Component', 'Reviewed version', 'How', 'Purpose'],
  own.map(([, override]) => [
    code(override.component),
    versions(override),
    HOW[override.how],
    override.reason,
  ]),
)}

- **Wrapped** components render the original and add to it.
- **Ejected** components are copies of the original. Changes are marked \`PORTAL\` or described at the top of the file. Most keep the formatting of Docusaurus, so that a diff shows the changes only.
- **Replaced** components are written from scratch and take the same props.

These components extend plugins of the portal. Docusaurus doesn't have them.

${table(
  ['Component', 'Relation', 'Purpose'],
  OWN_COMPONENTS.map(([name, relation, purpose]) => [code(name), relation, purpose]),
)}

## When you upgrade a package

\`src/core/overrides/registry.ts\` lists every module of Docusaurus and other libraries that the portal replaces, changes, or whose inner workings it depends on. Each entry has the hash of the original file, and \`src/core/overrides/origins\` has its text.

1. Run \`npm run overrides\`. For each original that has changed, it prints the diff between the version that was reviewed and the one that is installed. \`npm test\` fails until this list is empty.
2. Carry the change over to the portal's file, if it matters there.
3. Run \`npm run overrides -- --accept <name>\` with the names of the entries. This records the new originals and updates this README.

The build fails if an override has no effect: if the module that it replaces doesn't exist or isn't imported, if a loader matches no module, or if a plugin of the bundler isn't found. The message names the entry and says what to do. In the tables below, "Checked in" lists the compilations in which the build expects the override. Paths are relative to \`src/plugins\`, and to the packages of Docusaurus.

To add an override, add an entry to the registry and apply it with \`applyOverrides\` from \`src/core/overrides\`. Lint rejects replacements and aliases that are made in any other way. Both \`npm test\` and the build reject a component that shadows one of Docusaurus without an entry.

## Components in plugins

${table(
  ['Component', 'Reviewed version', 'How', 'Plugin', 'Purpose'],
  ofPlugins.map(([, override]) => [
    code(override.component),
    versions(override),
    HOW[override.how],
    code(override.owner),
    override.reason,
  ]),
)}

## Replaced modules

${otherTable(entries, ['module', 'alias'], ['Override', 'Original', 'Replacement', 'Purpose', 'Checked in'])}

## Loaders on generated files

${otherTable(entries, ['loader'], ['Override', 'File', 'Loader', 'Purpose', 'Checked in'])}

## Filtered and recognized parts of the configuration

${otherTable(entries, ['filter'], ['Override', 'Original', 'What the plugin does', 'Purpose', 'Checked in'])}

## Dependencies on inner workings

This code replaces nothing, but it depends on how these files work. The build can't check them, so their hashes matter most.

${otherTable(entries, ['internal'], ['Name', 'Original', 'Portal', 'Purpose'])}
`;
}
