import path from 'node:path';

import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { docIdOf } from '../../../core/navigation';
import { nearest } from '../../../core/validation/nearest';
import type { Page } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

import { wrongAddress } from './hosts';
import { movedPage } from './moved';
import { problemAt, type Rule } from './rule';

/** The parts of a link's target. */
interface Target {
  path: string;
  /** Without `#`. Undefined if the link has no hash. */
  hash?: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function targetOf(url: string): Target {
  const [address = ''] = url.split('#', 1);
  const hash = address === url ? undefined : url.slice(address.length + 1);
  const [pathname = ''] = address.split('?', 1);
  return { path: decoded(pathname), ...(hash === undefined ? {} : { hash: decoded(hash) }) };
}

/**
 * Returns the file of an existing page for a path that doesn't exist: the moved page, one with the same name elsewhere,
 * or one with a similar path.
 */
function similarPage(site: Site, file: string): string | undefined {
  const target = movedPage(site, file);
  if (target !== undefined) {
    return target;
  }
  const ids = [...site.pageIds()];
  const name = path.parse(file).name;
  const sameName = ids.filter((id) => path.posix.basename(id) === name);
  const id = sameName.length === 1 ? sameName[0] : nearest(site.idOf(file), ids, 4);
  return id === undefined ? undefined : site.fileOf(id);
}

const meantPage = (site: Site, page: Page, file: string | undefined) =>
  file === undefined ? '' : `Did you mean "${site.linkTo(page, file)}"? `;

/** Returns the page that a link leads to, or what is wrong with its path. */
function linkedPage(
  page: Page,
  site: Site,
  target: string,
): { file?: string } | { message: string; fix: string } {
  if (target === '') {
    return { file: page.file };
  }
  if (/\.mdx?$/.test(target)) {
    const file = target.startsWith('/')
      ? path.join(site.version.directory, target)
      : site.resolve(page, target);
    if (site.files.exists(file) && (target.startsWith('@') || !site.contains(file))) {
      const other = /^(?:docs|versioned_docs\/[^/]+)\/(.*)$/.exec(site.relative(file))?.[1];
      const own = other === undefined ? undefined : path.join(site.version.directory, other);
      return {
        message: `"${target}" isn't a page of this version.`,
        fix: `${own !== undefined && site.files.exists(own) ? `Write "${site.linkTo(page, own)}". ` : ''}Link to pages by their path from this page.`,
      };
    }
    if (site.isPartial(file) && site.files.exists(file)) {
      return {
        message: `"${target}" is a part of pages, which has no address.`,
        fix: 'Link to a page that contains it.',
      };
    }
    if (site.isUnversioned && site.files.exists(file)) {
      return {
        message: `"${target}" links to a file, but pages here have no version that it could be part of.`,
        fix: `Link to the address: "${site.pathnameOf(file)}/".`,
      };
    }
    return site.files.exists(file)
      ? { file }
      : {
          message: `The link target "${target}" doesn't exist.`,
          fix: `${meantPage(site, page, similarPage(site, file))}Use the path of the page's file, relative to this page.`,
        };
  }
  if (target.startsWith('/x/') || target === '/x') {
    const addressed = site.pageAtAddress(target);
    if (addressed !== undefined) {
      return { file: addressed };
    }
    if (site.isUnversioned) {
      return {
        message: `There is no page at "${target}" in the newest version.`,
        fix: 'Link to the address of a page of that version, or of a page without versions.',
      };
    }
    const id = docIdOf(target.replace(/\/$/, ''), site.pageIds());
    const isRedirect = target.replace(/\/$/, '') === '/x';
    return {
      message: `"${target}" links to a page by URL, which breaks in other versions.`,
      fix:
        id === undefined
          ? isRedirect
            ? 'Link to the file of the page.'
            : 'There is no page at this URL. Link to the file of a page, such as "../sorting/sorting.mdx".'
          : `Link to the file: "${site.linkTo(page, site.fileOf(id))}".`,
    };
  }
  if (target.startsWith('/') || target.startsWith('@site/')) {
    return linkedFile(page, site, target);
  }
  // A file in the page's folder, which is copied into the site.
  const file = site.resolve(page, target);
  if (path.extname(target) !== '' && !/\.mdx?\/$/.test(target) && site.files.exists(file)) {
    return {};
  }
  const folder = file.replace(/\/$/, '');
  const asFile = [
    path.join(folder, `${path.basename(folder)}.mdx`),
    `${folder}.mdx`,
    path.join(folder, 'index.mdx'),
  ].find((candidate) => site.files.exists(candidate));
  return {
    message: `"${target}" isn't the file of a page.`,
    fix: `${meantPage(site, page, asFile ?? similarPage(site, folder))}Link to the files of pages, such as "../sorting/sorting.mdx".`,
  };
}

/** Checks an absolute path: a file in `static/`, or a page that isn't a doc. */
function linkedFile(
  page: Page,
  site: Site,
  target: string,
): { file?: string } | { message: string; fix: string } {
  const { siteDir } = site.version;
  const asPage = path.extname(target) === '' ? site.pageIds() : undefined;
  const id = asPage && docIdOf(`/x${target}`.replace(/\/$/, ''), asPage);
  if (id !== undefined) {
    return {
      message: `"${target}" isn't the address of a page.`,
      fix: `Link to the file: "${site.linkTo(page, site.fileOf(id))}".`,
    };
  }
  const exists = target.startsWith('@site/')
    ? site.files.exists(site.resolve(page, target))
    : (path.extname(target) === '' &&
        (target === '/' ||
          site.files
            .list(path.join(siteDir, 'src/pages'))
            .some((name) => path.parse(name).name === target.split('/')[1]))) ||
      site.files.exists(path.join(siteDir, 'static', target)) ||
      site.files.exists(path.join(siteDir, 'src/pages', target));
  return exists
    ? {}
    : {
        message: `The link target "${target}" doesn't exist.`,
        fix: target.startsWith('/static/')
          ? `Write "${target.slice('/static'.length)}": a path with a leading slash refers to a file in static/.`
          : 'A path with a leading slash refers to a file in static/. Link to pages by their files, such as "../sorting/sorting.mdx".',
      };
}

/**
 * Returns the problems of a page's links.
 *
 * @param isChecked - Whether to check links to headings of a file. Default: all files.
 */
export function linkProblems(
  page: Page,
  site: Site,
  isChecked: (file: string) => boolean = () => true,
): Problem[] {
  const jsx = page.jsxPaths
    .filter(
      ({ element, name }) => (name === 'href' && /^(?:a|Link)$/.test(element)) || name === 'to',
    )
    .map(({ value, line, column }) => ({
      type: 'jsx' as const,
      url: value,
      position: { start: { line, column } },
    }));
  return [...page.links, ...jsx].flatMap((link): Problem[] => {
    const problem = (message: string, fix: string) => [problemAt(site, page, link, message, fix)];
    if (link.type === 'definition' && (link.url === '' || link.url === '#')) {
      // A comment, such as `[//]: # (text)`, to which nothing refers.
      return [];
    }
    if (link.url === '') {
      return problem('The link has no target.', 'Add the target.');
    }
    const wrong = wrongAddress(link.url, site);
    if (wrong) {
      return problem(wrong.message, wrong.fix);
    }
    if (link.type === 'link' && isEmpty(link)) {
      return problem(
        `The link to "${link.url}" has no text.`,
        'Write between the brackets where it leads: [text](address).',
      );
    }
    const shown = link.type === 'link' ? toString(link).trim() : '';
    if (
      /^https?:\/\/[^\s…]+$/.test(shown) &&
      shown.replace(/\/$/, '') !== link.url.replace(/\/$/, '')
    ) {
      return problem(
        `The link shows "${shown}", but leads to "${link.url}".`,
        'Write where it leads.',
      );
    }
    if (wrong === null) {
      return [];
    }
    const { path: target, hash } = targetOf(link.url);
    if (target === '' && hash === '') {
      return problem('The link "#" leads to the start of the page.', 'Add the target.');
    }
    if (link.type === 'jsx' && target !== '' && !target.startsWith('/')) {
      return problem(
        `"${link.url}" in an attribute isn't resolved, so the link leads nowhere.`,
        `Write a Markdown link: [text](${link.url}).`,
      );
    }
    const found = linkedPage(page, site, target);
    if ('message' in found) {
      return problem(found.message, found.fix);
    }
    if (hash === undefined || found.file === undefined || !isChecked(found.file)) {
      return [];
    }
    const linked = found.file === page.file ? page : site.page(found.file);
    // The content of a generated page isn't in its file. The build checks links into it.
    if (!linked || site.isGenerated(linked) || linked.anchors.has(hash)) {
      return [];
    }
    const meant = nearest(hash, linked.anchors) ?? startingLike(hash, linked.anchors);
    const where = linked === page ? 'on this page' : `in ${site.relative(linked.file)}`;
    return problem(
      `There is no heading "#${hash}" ${where}.`,
      meant === undefined ? `Headings there: ${headingList(linked)}.` : `Did you mean "#${meant}"?`,
    );
  });
}

/** Whether a link has no text, and no picture with a text. */
const isEmpty = (link: Link): boolean =>
  toString(link).trim() === '' &&
  !link.children.some((child) => child.type.startsWith('mdxJsx') || child.type === 'image');

function startingLike(hash: string, anchors: ReadonlySet<string>): string | undefined {
  const [first = ''] = hash.split('-');
  const alike = [...anchors].filter(
    (anchor) =>
      anchor.startsWith(hash) || hash.startsWith(anchor) || anchor.split('-')[0] === first,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

const headingList = ({ headings }: Page) =>
  headings.length === 0 ? 'none' : headings.map(({ id }) => `#${id}`).join(', ');

/** Requires links to lead to pages and headings that exist. */
export const links: Rule = (page, site) => linkProblems(page, site);

/**
 * Checks other pages' links to headings of this page. Only used for a page that is being edited: when all pages are
 * checked, each reports its own links.
 */
export const linksFromOtherPages: Rule = (page, site) => {
  const name = `${path.basename(page.file)}#`;
  return site
    .writtenIds()
    .map((id) => site.fileOf(id))
    .filter((file) => file !== page.file && site.scan(file).includes(name))
    .flatMap((file) => {
      const other = site.page(file);
      return other
        ? linkProblems(other, site, (linked) => linked === page.file).filter(({ message }) =>
            message.endsWith(`in ${site.relative(page.file)}.`),
          )
        : [];
    });
};
