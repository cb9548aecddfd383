import { createHash } from 'node:crypto';

import { addTrailingSlash } from '@docusaurus/utils-common';
import { isTag, type ChildNode } from 'domhandler';
import { findOne, getSiblings } from 'domutils';

import type { ResultCache } from '../../core/build/cache/results';
import { stageKey, type BuildProps, type Page, type Stage } from '../../core/build/site';
import { RECORDS } from '../bundle';
import { ISLAND_STYLES } from '../islands';
import { OFFLINE_PAGE_STAGE } from '../offline';
import { KEYWORDS } from '../search';

import { HEIGHT, WIDTH, type Card } from './draw';

/** Folder of the images, in the folder of the whole site. Each is named by a hash of its content. */
const FOLDER = 'assets/social/';

/** A page of the docs with its card. */
export interface DocCard {
  /** Path of the page, including the base URL. */
  permalink: string;
  card: Card;
}

/** Draws images. */
export interface ImagePainter {
  /** Returns the PNG of an image. */
  paint: (card: Card) => Promise<Uint8Array>;
  /** Is called when no more images are needed. */
  close: () => Promise<void>;
}

/** What {@link socialImagesStage} needs. */
export interface SocialImagesStage {
  /** Name of the plugin. */
  plugin: string;
  /** Address of the site's root, with a slash at the end: `https://docs.example.com/`. */
  root: string;
  /** Cards of the docs' pages in a build. */
  docs: (props: BuildProps) => readonly DocCard[];
  /** Card of all other pages. */
  site: Card;
  /** Draws the images. */
  painter: ImagePainter;
  /** Opens the images of earlier builds. Default: there are none. */
  cache?: (() => ResultCache) | undefined;
}

/** The path of the page that a page of a single demo belongs to, and of any other page itself. */
const articleOf = (pathname: string) => pathname.replace(/(?<=\/)demos\/[^/]+\/$/, '');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Text of an image, for those who can't see it. */
const alternative = ({ title, site, release }: Card) =>
  `${title} – ${[site, release].filter(Boolean).join(' ')}`;

/**
 * Returns the tags (https://ogp.me/#structured). `data-rh` marks them as part of the page's own head, which is replaced
 * when the reader follows a link.
 */
const tagsFor = (address: string, card: Card): string =>
  [
    ['', address],
    [':width', String(WIDTH)],
    [':height', String(HEIGHT)],
    [':alt', alternative(card)],
  ]
    .map(
      ([name = '', content = '']) =>
        `<meta data-rh=true property=og:image${name} content="${escape(content)}">`,
    )
    .join('');

/**
 * Creates the stage that draws the images and refers to them in the pages' heads. `twitter:card` is written by
 * Docusaurus.
 */
export function socialImagesStage({
  plugin,
  root,
  docs,
  site,
  painter,
  cache: openImages,
}: SocialImagesStage): Stage {
  return {
    key: stageKey('social-images'),
    plugin,
    // They change the HTML in other places.
    reads: { optionalResults: [ISLAND_STYLES, RECORDS, KEYWORDS, OFFLINE_PAGE_STAGE] },
    changes: { html: true, files: [FOLDER] },
    start({ props, output }) {
      const cards = new Map(
        docs(props).map(({ permalink, card }) => [addTrailingSlash(permalink), card]),
      );
      const cache = openImages?.();
      const made = new Map<string, Promise<string>>();

      async function make(key: string, card: Card): Promise<string> {
        let png: Uint8Array | undefined = await cache?.get(key);
        if (!png) {
          png = await painter.paint(card);
          await cache?.put(key, png);
        }
        const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
        const file = `${FOLDER}${hash}.png`;
        await output.site.write(file, png);
        return root + file;
      }

      /** Returns the address of an image. Pages with the same card share it. */
      function addressOf(card: Card): Promise<string> {
        const key = JSON.stringify(card);
        const address = made.get(key) ?? make(key, card);
        made.set(key, address);
        return address;
      }

      return {
        async page(page: Page) {
          const { path, kind, document } = page;
          const title = findOne(({ name }) => name === 'title', document.children);
          // A page, or the whole site, may name an image of its own (`image`).
          const isOwnImage = (node: ChildNode) =>
            isTag(node) && node.attribs.property === 'og:image';
          if (kind === 'route' && title && !getSiblings(title).some(isOwnImage)) {
            const card = cards.get(articleOf(path)) ?? site;
            page.insertBefore(title, tagsFor(await addressOf(card), card));
          }
          return undefined;
        },
        async finish() {
          cache?.prune();
          await painter.close();
          return undefined;
        },
      };
    },
  };
}
