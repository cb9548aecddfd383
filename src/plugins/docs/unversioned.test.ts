/** @jest-environment node */
import path from 'node:path';

import { validateOptions, type Options } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { docsWithUnversioned } from './unversioned';

import docs from '.';

const site = temporaryFolder();
const page = (title: string) => `---\ntitle: ${title}\n---\n`;

beforeEach(() =>
  writeFiles(site(), {
    'versions.json': '["8"]',
    'docs/bars/bars.mdx': page('Bars'),
    'versioned_docs/version-8/bars/bars.mdx': page('Bars'),
    'versioned_docs/version-8/pie/pie.mdx': page('Pie'),
    'versioned_sidebars/version-8-sidebars.json': JSON.stringify({
      docs: [
        { type: 'doc', id: 'bars/bars', label: 'Bars' },
        { type: 'link', key: '/x/privacy', href: '/x/privacy/', label: 'Your privacy' },
        { type: 'doc', id: 'pie/pie', label: 'Pie' },
        { type: 'link', href: 'https://mui.com/', label: 'MUI' },
      ],
    }),
    'unversioned_docs/privacy/privacy.mdx': page('Privacy'),
  }),
);

/** Loads the docs, with further options of the docs plugin. */
async function load(more: Options = {}) {
  const context = {
    siteDir: site(),
    generatedFilesDir: path.join(site(), '.docusaurus'),
    baseUrl: '/',
    localizationDir: path.join(site(), 'i18n/en'),
    i18n: { currentLocale: 'en', localeConfigs: { en: { translate: false } } },
    siteConfig: {
      markdown: { parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER },
      future: { faster: {} },
      staticDirectories: [],
    },
  } as unknown as LoadContext;
  const options = validateOptions({
    validate: (schema, given) => schema.validate(given).value as never,
    options: { id: 'default', routeBasePath: 'x', ...more },
  });
  const plugin = await docsWithUnversioned(context, options);
  const whole = await docs(context, options);
  const { loadedVersions = [] } = (await plugin.loadContent?.()) ?? {};
  return {
    plugin,
    whole,
    find: (name: string) =>
      loadedVersions.find((loadedVersion) => loadedVersion.versionName === name),
  };
}

it('pages without versions are pages of the version at the route, and of no other', async () => {
  const { find } = await load();
  const permalinks = (name: string) => find(name)?.docs.map(({ permalink }) => permalink);
  expect(permalinks('8')).toEqual(['/x/bars/', '/x/pie/', '/x/privacy/']);
  expect(permalinks('current')).toEqual(['/x/next/bars/']);
});

it('they are where the sidebar has links to them, with the label of the link', async () => {
  const { find } = await load();
  const { docs = [], sidebars } = find('8') ?? {};
  expect(sidebars?.docs?.[1]).toMatchObject({
    type: 'doc',
    id: 'privacy/privacy',
    key: '/x/privacy',
    label: 'Your privacy',
  });
  expect(sidebars?.docs?.[3]).toMatchObject({ type: 'link', href: 'https://mui.com/' });
  expect(docs.find(({ id }) => id === 'privacy/privacy')).toMatchObject({
    version: '8',
    source: '@site/unversioned_docs/privacy/privacy.mdx',
    sidebar: 'docs',
    previous: { title: 'Bars' },
    next: { title: 'Pie' },
  });
});

it('a version that is built alone in its own folder has none', async () => {
  const { find } = await load({
    onlyIncludeVersions: ['current'],
    versions: { current: { path: 'next' } },
  });
  expect(find('current')?.docs.map(({ permalink }) => permalink)).toEqual(['/x/next/bars/']);
});

it('their edits are noticed, and their MDX is compiled', async () => {
  const { plugin } = await load();
  expect(plugin.getPathsToWatch?.().join()).toContain('unversioned_docs/**/*.{md,mdx}');
  const { module } = plugin.configureWebpack?.({}, true, {} as never, undefined as never) ?? {};
  expect(JSON.stringify(module)).toContain(path.join(site(), 'unversioned_docs/'));
});

it('headings of generated pages and of packages are never edited', async () => {
  writeFiles(site(), {
    'docs/api/charts/bar.mdx': '',
    'docs/bars/components-api.mdx': '',
    'versioned_docs/version-8/node_modules/a/README.md': '',
    'unversioned_docs/node_modules/a/README.md': '',
  });
  const { whole } = await load();
  const patterns = (whole.getPathsToWatch?.() ?? []).map((pattern) =>
    path.isAbsolute(pattern) ? path.relative(site(), pattern) : pattern,
  );
  // As `docusaurus write-heading-ids` does.
  const files = await Globby(patterns, { cwd: site(), expandDirectories: ['**/*.{md,mdx}'] });
  expect(files.filter((file) => /mdx?$/.test(file)).sort()).toEqual([
    'docs/bars/bars.mdx',
    'unversioned_docs/privacy/privacy.mdx',
    'versioned_docs/version-8/bars/bars.mdx',
    'versioned_docs/version-8/pie/pie.mdx',
  ]);
});
