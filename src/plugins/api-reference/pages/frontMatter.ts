import fs from 'node:fs';
import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { apiSlugs } from './apiSlugs';
import { namesIn } from './docsFiles';
import {
  DOC_TAB_KINDS,
  DOC_TABS,
  docTabKindOf,
  docTabTitle,
  type DocTabKind,
  type DocTabs,
} from './tabs';

/** Options of {@link apiFrontMatter}. */
export interface ApiFrontMatterOptions {
  /** Parses front matter before fields are added. Default: Docusaurus' parser. */
  parse?: ParseFrontMatter;
  /** Id of the sidebar that API pages show. */
  sidebar: string;
  /**
   * Whether a missing page of a tab is an error. It isn't in development: a page can name components before
   * `npm run docs:api` has created the tab.
   */
  isStrict: boolean;
}

type FrontMatter = Readonly<Record<string, unknown>>;

const RUN = 'Run npm run docs:api.';

const relative = (file: string) => path.relative(process.cwd(), file);

/** Returns the folder of a page's tabs, which is the folder of its route. */
function tabsFolder(file: string): string {
  const folder = path.dirname(file);
  const name = path.basename(file, '.mdx');
  return name === 'index' || name === path.basename(folder) ? folder : path.join(folder, name);
}

/** Returns the page to which a tab belongs, or undefined if there is none. */
function pageOfTab(tab: string): string | undefined {
  const folder = path.dirname(tab);
  const candidates = [
    path.join(folder, `${path.basename(folder)}.mdx`),
    `${folder}.mdx`,
    path.join(folder, 'index.mdx'),
  ];
  return candidates.find((file) => fs.existsSync(file));
}

/** Returns the kinds of tabs in a page's front matter. */
function kindsOf(frontMatter: FrontMatter, file: string): DocTabKind[] {
  return DOC_TAB_KINDS.filter((kind) => namesIn(frontMatter, kind, relative(file)).length > 0);
}

/** Returns true if the page of a tab shows the names in the front matter. */
function isOfNames(api: unknown, names: readonly string[]): boolean {
  const isOf = (id: unknown, name = '') =>
    typeof id === 'string' && apiSlugs(name).some((slug) => id.endsWith(`/${slug}`));
  return (
    Array.isArray(api) &&
    api.length === names.length &&
    api.every((id, index) => isOf(id, names[index]))
  );
}

/**
 * Docusaurus' `markdown.parseFrontMatter` for a site with an API reference. It adds:
 *
 * - to API pages: the sidebar, since most of them aren't listed in it, their label in the sidebar, and no links to the
 *   previous and next page, which would be in alphabetical order;
 * - to a page whose front matter names `components` or `hooks`, and to its tabs (its `components-api` and `hooks-api`
 *   pages): the field `tabs`. The title of a tab is the title of its page and the kind of the tab.
 *
 * @throws Error that names the page, if a list of names isn't valid, a tab has no page, or the names of a tab aren't
 * those of its page.
 */
export function apiFrontMatter({
  parse = (params) => params.defaultParseFrontMatter(params),
  sidebar,
  isStrict,
}: ApiFrontMatterOptions): ParseFrontMatter {
  return async (params) => {
    const { filePath, defaultParseFrontMatter } = params;
    const tab = docTabKindOf(filePath);
    // A tab's title is derived from its page's title, in every language.
    const result = await (tab ? defaultParseFrontMatter(params) : parse(params));
    const { frontMatter } = result;
    const isApiPage = ['api', 'apiIndex', 'apiChanges'].some(
      (field) => frontMatter[field] !== undefined,
    );
    if (!isApiPage) {
      const tabs = documentationTabs(frontMatter, filePath, isStrict);
      return tabs ? { ...result, frontMatter: { ...frontMatter, tabs } } : result;
    }
    const defaults = { displayed_sidebar: sidebar, pagination_prev: null, pagination_next: null };
    if (!tab) {
      const label =
        frontMatter.api !== undefined && typeof frontMatter.title === 'string'
          ? { sidebar_label: frontMatter.title.replace(/ (?:API|interface)$/, '') }
          : {};
      return { ...result, frontMatter: { ...defaults, ...label, ...frontMatter } };
    }

    const page = pageOfTab(filePath);
    if (!page) {
      throw new Error(`${relative(filePath)} is a tab without a page. ${RUN}`);
    }
    const fileContent = await fs.promises.readFile(page, 'utf8');
    const { frontMatter: ofPage } = await parse({
      filePath: page,
      fileContent,
      defaultParseFrontMatter,
    });
    if (!isOfNames(frontMatter.api, namesIn(ofPage, tab, relative(page)))) {
      throw new Error(
        `${relative(filePath)} doesn't match the names in "${tab}" of ${path.basename(page)}. ${RUN}`,
      );
    }
    const title = String(ofPage.title);
    const tabs: DocTabs = { title, current: tab, kinds: kindsOf(ofPage, page) };
    return {
      ...result,
      frontMatter: {
        ...defaults,
        sidebar_label: DOC_TABS[tab].label,
        ...frontMatter,
        title: docTabTitle(title, tab),
        tabs,
      },
    };
  };
}

function documentationTabs(
  frontMatter: FrontMatter,
  file: string,
  isStrict: boolean,
): DocTabs | undefined {
  const kinds = kindsOf(frontMatter, file);
  const existing = kinds.filter((kind) =>
    fs.existsSync(path.join(tabsFolder(file), `${DOC_TABS[kind].segment}.mdx`)),
  );
  const missing = kinds.find((kind) => !existing.includes(kind));
  if (missing && isStrict) {
    throw new Error(
      `${relative(file)} has "${missing}" in its front matter, but there is no ${DOC_TABS[missing].segment}.mdx. ${RUN}`,
    );
  }
  return existing.length > 0
    ? { title: String(frontMatter.title), current: 'documentation', kinds: existing }
    : undefined;
}
