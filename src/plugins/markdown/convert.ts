import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

import type { Work } from '../../core/build/threads';

import { markdownPath } from './address';
import { pageText, type PageFacts } from './pageText';
import { demosOf, templateOf } from './sources';
import { toHast } from './toHast';
import { toMarkdown } from './toMarkdown';
import type { MarkdownPage } from './types';

/** What the addresses in all pages depend on. */
export interface SiteAddresses {
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** Paths of the start pages of versions, with a slash at the end. */
  roots: readonly string[];
  /** Paths of all pages that have Markdown, with a slash at the end. */
  paths: readonly string[];
}

/** A page to convert. */
export interface HtmlArticle {
  /** HTML of its article. */
  article: string;
  /** Absolute path of its file. */
  file: string;
  facts: PageFacts;
}

/** What the conversion adds to a page. */
export type ConvertedPage = Pick<MarkdownPage, 'text' | 'tokens'>;

/** Converts pages in a thread of its own: each keeps a core busy for 20 milliseconds. */
const convert: Work<SiteAddresses, HtmlArticle, ConvertedPage> = ({ siteUrl, roots, paths }) => {
  const known = new Set(paths);
  const { origin } = new URL(siteUrl);

  /** Leads to the Markdown of a page if it has one. */
  const address = (href: string, from: string): string => {
    const url = new URL(href, from);
    const withSlash = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
    return url.origin === origin && known.has(withSlash)
      ? `${siteUrl}${markdownPath(withSlash, roots)}${url.hash}`
      : url.href;
  };

  return ({ article, file, facts }) => {
    const demos = demosOf(file);
    const content = toMarkdown(
      toHast(article, {
        demo: (id) => demos.get(id),
        template: () => templateOf(file, facts.url),
        address: (href) => address(href, facts.url),
      }),
    );
    return pageText(facts, content, countTokens);
  };
};

export default convert;
