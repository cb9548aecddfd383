import { LIBRARY, SCOPE } from '../../../library';
import type { ProductId } from '../../core/navigation/paths';

import { llmsTxt, type IndexedPage, type IndexSection } from './llmsTxt';
import type { DocPage, DocsOfVersion } from './pages';
import { SKILL_FILE, skillFacts, SNIPPET_FILE } from './skill';
import type { MarkdownPage } from './types';

/** A product, as the indexes name it. */
export interface IndexedProduct {
  id: ProductId;
  /** Folder of its pages without `react-`: `data-grid`. */
  folder: string;
  name: string;
}

/** A version, as the index of the whole site lists it. */
export interface IndexedVersion {
  release: string;
  /** Path of its start page, with a slash at the end. */
  root: string;
  /** Whether it is the version that readers get by default. */
  isDefault: boolean;
}

/** A file to write. */
export interface IndexFile {
  /** Path on the host. */
  path: string;
  text: string;
}

/** Name of the file with the index of a folder. */
export const INDEX_FILE = 'llms.txt';

/** Name of the file with all pages as a tree, in the root of the site and of a version. */
export const SITEMAP_FILE = 'sitemap.md';

/**
 * Folder of the index of skills, and of a skill for each version. `npx skills add` reads it
 * (https://github.com/cloudflare/agent-skills-discovery-rfc).
 */
export const SKILLS_FOLDER = '.well-known/agent-skills/';

/** Name of the archive with the Markdown of a version. */
export const ARCHIVE_FILE = 'markdown.zip';

/** Returns a list as a sentence has it: `Charts, Pickers and Tree View`. */
const listOf = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' and ');

const isApi = ({ id }: DocPage) => id.startsWith('api/');

/** Tabs of guides with API tables: the API pages of several symbols on one page. */
const isApiTab = ({ id }: DocPage) => /\/(?:components|hooks)-api$/.test(id);

const SUMMARY_END =
  'All TypeScript and JavaScript code was compiled with this release, except for the samples that a page lists as `notCompiled`. Most statements about behavior were tested with this release.';

const indexed = (
  page: MarkdownPage | undefined,
  urlOf: (path: string) => string,
): IndexedPage[] => {
  if (!page) {
    return [];
  }
  const { title, description, markdown, plan } = page;
  return [{ title, description, url: urlOf(markdown), ...(plan ? { plan } : {}) }];
};

/** Returns the links to a version's files for agents. */
const optionalFiles = (root: string, urlOf: (path: string) => string): IndexSection => ({
  title: 'Optional',
  pages: [
    {
      title: 'All pages in one archive',
      description: 'every page of this version as Markdown',
      url: urlOf(`${root}${ARCHIVE_FILE}`),
    },
    {
      title: 'Skill',
      description: 'what an agent should know about this version, to be saved in a project',
      url: urlOf(`${root}${SKILL_FILE}`),
    },
    {
      title: 'Lines for AGENTS.md',
      description: 'the same in four lines',
      url: urlOf(`${root}${SNIPPET_FILE}`),
    },
  ],
});

/**
 * Returns the indexes of a version: one for the version, and two for each product, for its guides and its API pages.
 *
 * @param pages - The written pages, by path.
 * @param urlOf - Returns the absolute address of a path.
 */
export function versionIndexes(
  version: DocsOfVersion,
  products: readonly IndexedProduct[],
  pages: ReadonlyMap<string, MarkdownPage>,
  urlOf: (path: string) => string,
): IndexFile[] {
  const { release, root, packages, notes } = version;
  const entry = ({ path }: DocPage) => indexed(pages.get(path), urlOf);
  const list = (filter: (page: DocPage) => boolean) =>
    version.pages.filter((page) => !isApiTab(page) && filter(page)).flatMap(entry);
  // Descriptions of API pages only repeat what the titles say.
  const titles = (entries: readonly IndexedPage[]) =>
    entries.map((page) => ({ ...page, description: '' }));
  const pathIn = (folder: string) => `${root}${folder}${INDEX_FILE}`;

  const productFiles = products.flatMap(({ id, folder, name }): IndexFile[] => {
    const guides = list((page) => page.product === id && page.id.startsWith(`react-${folder}/`));
    const api = list((page) => page.product === id && isApi(page));
    const tabs = version.pages
      .filter((page) => page.product === id && isApiTab(page))
      .flatMap(entry);
    const pkg = `${SCOPE}/${id}`;
    const summary = `${name} of ${LIBRARY} ${release} (\`${pkg}\` ${packages[pkg] ?? release}).`;
    const apiFile = pathIn(`api/${folder}/`);
    return [
      {
        path: pathIn(`react-${folder}/`),
        text: llmsTxt(`${LIBRARY} ${name} ${release}: guides`, `${summary} ${SUMMARY_END}`, '', [
          { title: 'Guides', pages: guides },
          {
            title: 'Reference',
            pages: [
              {
                title: `API of the ${name}`,
                description: `All ${api.length} components, hooks and interfaces, from the package's types`,
                url: urlOf(apiFile),
              },
            ],
          },
        ]),
      },
      {
        path: apiFile,
        text: llmsTxt(
          `${LIBRARY} ${name} ${release}: API`,
          `${summary} Each page lists all props, slots, classes or members of one symbol. The lists are complete.`,
          '',
          [
            { title: 'API', pages: titles(api) },
            // They repeat the pages above, so they come last.
            { title: 'API by guide', pages: titles(tabs) },
          ],
        ),
      },
    ];
  });

  const productLinks: IndexedPage[] = products.map(({ folder, name, id }) => ({
    title: name,
    description:
      `guides of the package \`${SCOPE}/${id}\` ${packages[`${SCOPE}/${id}`] ?? ''}`.trim(),
    url: urlOf(pathIn(`react-${folder}/`)),
  }));
  const sections: IndexSection[] = [
    { title: 'Products', pages: productLinks },
    {
      title: 'Setup and general guides',
      pages: list(({ id }) => !/^(?:react-|api\/|migration\/)/.test(id)),
    },
    { title: 'Migration', pages: list(({ id }) => id.startsWith('migration/')) },
    {
      title: 'API reference',
      pages: [
        ...products.map(({ folder, name }) => ({
          title: `API of ${name}`,
          description: 'components, hooks and interfaces',
          url: urlOf(pathIn(`api/${folder}/`)),
        })),
        ...list(({ id }) => id.startsWith('api/changes/')),
      ],
    },
    optionalFiles(root, urlOf),
  ];
  return [
    {
      path: pathIn(''),
      text: llmsTxt(
        `${LIBRARY} ${release}`,
        `${listOf(products.map(({ name }) => name))}. Documentation of release ${release}. ${SUMMARY_END}`,
        notes,
        sections,
      ),
    },
    ...productFiles,
  ];
}

/** Returns the index of the whole site, which leads to those of the versions. */
export function siteIndex(
  title: string,
  versions: readonly IndexedVersion[],
  urlOf: (path: string) => string,
): string {
  return llmsTxt(
    title,
    `Documentation of ${LIBRARY}, by version. Use the version that is installed in the project: names and defaults differ between versions.`,
    'Every page is available as Markdown at its address plus `.md`.',
    [
      {
        title: 'Versions',
        pages: versions.map(({ release, root, isDefault }) => ({
          title: `${LIBRARY} ${release}`,
          description: isDefault ? 'the version that readers get by default' : 'another version',
          url: urlOf(`${root}${INDEX_FILE}`),
        })),
      },
    ],
  );
}

/** Headings of the parts of a version that don't belong to a product, by their folder. */
const PARTS: Readonly<Record<string, string>> = {
  '': 'Start',
  introduction: 'Introduction',
  'common-concepts': 'Common concepts',
  guides: 'Guides for all products',
  migration: 'Migration',
  templates: 'Templates',
};

/**
 * Returns the sitemap of a version as Markdown: its guides in the order of the navigation, below headings for its parts.
 * API pages are in the index of their product, because they are too many for one file.
 */
export function versionSitemap(
  { release, root, pages }: DocsOfVersion,
  products: readonly IndexedProduct[],
  written: ReadonlyMap<string, MarkdownPage>,
): IndexFile {
  const parts = new Map<string, string[]>();
  pages
    .filter((page) => !isApi(page) && !isApiTab(page))
    .forEach(({ path, id }) => {
      const page = written.get(path);
      const [folder = ''] = id.includes('/') ? id.split('/') : [];
      const name =
        products.find((product) => folder === `react-${product.folder}`)?.name ??
        PARTS[folder] ??
        folder;
      if (page) {
        // Pages below another one are indented, but not those below the start page of their part.
        const segments = path.slice(root.length).split('/').filter(Boolean);
        const depth = segments
          .slice(0, -1)
          .filter(
            (_, end) => end > 0 && written.has(`${root}${segments.slice(0, end + 1).join('/')}/`),
          );
        const line = `${'  '.repeat(depth.length)}- [${page.title}](${page.markdown})`;
        parts.set(name, [...(parts.get(name) ?? []), line]);
      }
    });
  parts.set(
    'API reference',
    products.map(({ name, folder }) => `- [API of ${name}](${root}api/${folder}/${INDEX_FILE})`),
  );
  return {
    path: `${root}${SITEMAP_FILE}`,
    text: [
      `# Sitemap of ${LIBRARY} ${release}`,
      ...[...parts].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`),
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

/** Returns the sitemap of the whole site as Markdown, which leads to those of the versions. */
export const siteSitemap = (title: string, versions: readonly IndexedVersion[]): string =>
  `# Sitemap of ${title}\n\n${versions.map(({ release, root }) => `- [${LIBRARY} ${release}](${root}${SITEMAP_FILE})`).join('\n')}\n`;

/**
 * Returns the versions that have a skill, the default one first. A skill is named after a release, so of several versions
 * that document the same one, such as a version that has just been cut and Next, only the first has it.
 */
export function versionsWithSkill(versions: readonly IndexedVersion[]): IndexedVersion[] {
  const releases = new Map<string, IndexedVersion>();
  [...versions]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .forEach((version) => releases.set(version.release, releases.get(version.release) ?? version));
  return [...releases.values()];
}

/** Returns the index of the skills, one for each version, the default one first. */
export function skillsIndex(versions: readonly IndexedVersion[]): string {
  const skills = versionsWithSkill(versions).map(({ release }) => ({
    ...skillFacts(release),
    files: [SKILL_FILE],
  }));
  return `${JSON.stringify({ skills }, null, 2)}\n`;
}
