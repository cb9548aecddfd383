import { getElementsByTagName } from 'domutils';

import type { Page } from '../../../core/build/site';
import {
  OFFLINE_ATTRIBUTE,
  OFFLINE_PAGE,
  type Notice,
  type NOTICE_TEXTS,
  type WorkerLocale,
} from '../format';

/**
 * Scripts, styles, fonts and the logo. The page has no code blocks, so it doesn't need their colors, which are
 * elsewhere.
 */
const SHELL_FILE = /^\/(?:[\w-]+\/)?(?:assets\/|img\/)/;

/** The file that {@link addOfflinePage} creates, relative to the build's folder. */
export const OFFLINE_FILE = `${OFFLINE_PAGE}index.html`;

/**
 * Adds the offline page: a copy of the 404 page, which works at every address, with an attribute that makes it list the
 * available pages.
 *
 * @param notFound - The 404 page.
 * @throws Error if the page has no `<html>` or `<head>` tag.
 */
export function addOfflinePage(notFound: Page): void {
  const page = notFound.derive(OFFLINE_FILE);
  const [html] = getElementsByTagName('html', page.document);
  const [head] = getElementsByTagName('head', page.document);
  if (!html || !head) {
    throw new Error('offline: the page has no <html> or no <head>.');
  }
  page.setAttribute(html, OFFLINE_ATTRIBUTE, '');
  page.prepend(head, '<meta name="robots" content="noindex">');
}

/** What the worker's entry for a built language is created from. */
export interface LocaleSource {
  /** Base URL of the language. */
  base: string;
  /** The build that the language's pages belong to. */
  build: string;
  /** Files that the language's offline page refers to. */
  files: readonly string[];
  /** Returns the hash of a file's content. */
  hash: (path: string) => string;
  /** Translations of the language, by id. */
  translations: Readonly<Record<string, string>>;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function noticeIn(
  translations: Readonly<Partial<Record<keyof typeof NOTICE_TEXTS, string>>>,
): Notice | undefined {
  const { 'portal.offline.notice': text, 'portal.offline.reload': reload } = translations;
  return text && reload ? [escaped(text), escaped(reload)] : undefined;
}

/** Returns what the worker has to know about a built language. */
export const workerLocale = ({
  base,
  build,
  files,
  hash,
  translations,
}: LocaleSource): WorkerLocale => ({
  base,
  builds: [build],
  shell: [
    base + OFFLINE_PAGE,
    ...new Set(files.filter((file) => SHELL_FILE.test(file)).sort()),
  ].map((path) => [path, hash(path)]),
  notice: noticeIn(translations),
});
