import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { findOne, textContent } from 'domutils';
import type { Element } from 'domhandler';
import { strToU8, zipSync, type Zippable } from 'fflate';

import { SCOPE } from '../../../library';
import { stageKey, type BuildProps, type Stage, type StageOutput } from '../../core/build/site';
import { findPackage } from '../../core/versions/packages';
import { openThread } from '../../core/build/threads';

import { markdownPath } from './address';
import type { ConvertedPage, HtmlArticle, SiteAddresses } from './convert';
import {
  ARCHIVE_FILE,
  INDEX_FILE,
  siteIndex,
  SITEMAP_FILE,
  siteSitemap,
  SKILLS_FOLDER,
  skillsIndex,
  versionIndexes,
  versionsWithSkill,
  versionSitemap,
  type IndexedProduct,
  type IndexedVersion,
} from './indexes';
import type { DocPage, DocsOfVersion } from './pages';
import { samplesNotCompiled } from './samples';
import { SKILL_FILE, skillFacts, skillText, SNIPPET_FILE, snippetText } from './skill';
import type { MarkdownPage } from './types';

/** The stage that writes pages as Markdown. */
export const MARKDOWN = stageKey<MarkdownPage>('markdown');

/** Options of {@link markdownStage}. */
export interface MarkdownStageOptions {
  /** Name of the plugin. */
  plugin: string;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** Title of the site. */
  title: string;
  products: readonly IndexedProduct[];
  /** All versions of the site, for the index of the whole site. */
  versions: readonly IndexedVersion[];
  /** The page about connecting editors, relative to the root of each version. */
  setup?: string | undefined;
  /** Returns the docs of the build. */
  docs: (props: BuildProps) => readonly DocsOfVersion[];
}

/** Name of the index of skills, in its folder. */
const SKILLS_INDEX = 'index.json';

/** A fixed date, so that the same pages result in the same archive. The format starts in 1980. */
const ARCHIVE_DATE = new Date(1980, 0, 1);

/** Converting takes more time than everything else that is done with a page, for which the main thread has to wait. */
const THREADS = 2;

const isArticle = ({ attribs }: Element) => 'data-article' in attribs;

function planOf(article: Element): 'pro' | 'premium' | undefined {
  const chip = findOne(
    ({ attribs }) => /(?:^|\s)chip--(?:pro|premium)(?:\s|$)/.test(attribs.class ?? ''),
    article.children.filter((child) => 'name' in child && child.name === 'header'),
  );
  const plan = chip && /chip--(pro|premium)/.exec(chip.attribs.class ?? '')?.[1];
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}

/** Returns the HTML of the article in a page, in which other stages have changed the positions of elements. */
function articleIn(html: string): string {
  const attribute = html.indexOf('data-article');
  const end = html.indexOf('</article>', attribute);
  return html.slice(html.lastIndexOf('<', attribute), end < 0 ? html.length : end);
}

/** Returns the text of a heading without its chips. */
const headingText = ({ children }: Element) =>
  children
    .filter(
      (child) => !('attribs' in child && /(?:^|\s)chip(?:\s|$)/.test(child.attribs.class ?? '')),
    )
    .map((child) => textContent(child))
    .join('');

/** Returns a function that writes the indexes, the skill and the archive of a version. */
const versionWriter =
  (
    { products, versions, setup: setupPath }: MarkdownStageOptions,
    urlOf: (pathname: string) => string,
    output: StageOutput,
    write: (pathname: string, content: string | Uint8Array) => Promise<void>,
  ) =>
  async (version: DocsOfVersion, written: ReadonlyMap<string, MarkdownPage>): Promise<void> => {
    const setup = setupPath === undefined ? undefined : written.get(`${version.root}${setupPath}`);
    for (const { path: pathname, text } of versionIndexes(version, products, written, urlOf)) {
      await write(pathname, text);
    }
    const addresses = {
      index: urlOf(`${version.root}${INDEX_FILE}`),
      setup: setup && urlOf(setup.markdown),
    };
    const skill = skillText(version, addresses);
    await write(`${version.root}${SKILL_FILE}`, skill);
    if (versionsWithSkill(versions).some(({ root }) => root === version.root)) {
      await output.write(
        `${SKILLS_FOLDER}${skillFacts(version.release).name}/${SKILL_FILE}`,
        skill,
      );
    }
    const sitemap = versionSitemap(version, products, written);
    await write(sitemap.path, sitemap.text);
    await write(`${version.root}${SNIPPET_FILE}`, snippetText(version, addresses));
    const files: Zippable = Object.fromEntries(
      [...written.values()]
        .filter((page) => page.version === version.name)
        .map(({ markdown, text }) => [markdown.slice(version.root.length), strToU8(text)]),
    );
    const archive = zipSync(files, { mtime: ARCHIVE_DATE });
    await write(`${version.root}${ARCHIVE_FILE}`, archive);
  };

/** Creates the stage that writes each page of the docs as Markdown, the indexes, and an archive for each version. */
export function markdownStage(options: MarkdownStageOptions): Stage<MarkdownPage> {
  const { plugin, siteUrl, title: siteTitle, versions, docs } = options;
  return {
    key: MARKDOWN,
    plugin,
    reads: { html: true },
    changes: { files: ['*.md', `*${INDEX_FILE}`, `*${ARCHIVE_FILE}`, SKILLS_FOLDER] },
    start({ output, props }) {
      const loaded = docs(props);
      const roots = loaded.map(({ root }) => root);
      const pages = new Map<string, { version: DocsOfVersion; page: DocPage }>(
        loaded.flatMap((version) => version.pages.map((page) => [page.path, { version, page }])),
      );
      const urlOf = (pathname: string) => `${siteUrl}${pathname}`;
      const write = (pathname: string, content: string | Uint8Array) =>
        output.write(pathname.slice(props.baseUrl.length), content);
      const writeVersion = versionWriter(options, urlOf, output, write);
      const thread = openThread<SiteAddresses, HtmlArticle, ConvertedPage>(
        path.join(__dirname, 'convert.ts'),
        { siteUrl, roots, paths: [...pages.keys()] },
        THREADS,
      );

      return {
        async page({ path: pathname, document, text }) {
          const known = pages.get(pathname);
          const article = known && findOne(isArticle, document.children);
          if (!known || !article) {
            return undefined;
          }
          const { page, version } = known;
          const heading = findOne(({ name }) => name === 'h1', article.children);
          const title = (heading ? headingText(heading) : page.id).replace(/\s+/g, ' ').trim();
          const plan = planOf(article);
          const markdown = markdownPath(pathname, roots);
          const own = page.product && `${SCOPE}/${page.product}`;
          const written = await thread.run({
            article: articleIn(text()),
            file: page.file,
            facts: {
              title,
              description: page.description,
              url: urlOf(pathname),
              version: version.release,
              packages:
                own && version.packages[own] !== undefined
                  ? { [own]: version.packages[own] }
                  : version.packages,
              ...(plan ? { plan } : {}),
              ...(page.lastChange ? { lastChange: page.lastChange } : {}),
              notCompiled: samplesNotCompiled(
                await readFile(page.file, 'utf8'),
                (name) => findPackage(name, path.dirname(page.file)) !== undefined,
              ),
              index: urlOf(`${version.root}${INDEX_FILE}`),
            },
          });
          await write(markdown, written.text);
          return {
            title,
            description: page.description,
            path: pathname,
            version: version.name,
            ...written,
            markdown,
            ...(plan ? { plan } : {}),
          };
        },

        async finish({ pages: written }) {
          await thread.close();
          for (const version of loaded) {
            await writeVersion(version, written);
          }
          await output.write(INDEX_FILE, siteIndex(siteTitle, versions, urlOf));
          await output.write(SITEMAP_FILE, siteSitemap(siteTitle, versions));
          await output.write(`${SKILLS_FOLDER}${SKILLS_INDEX}`, skillsIndex(versions));
        },
      };
    },
  };
}
