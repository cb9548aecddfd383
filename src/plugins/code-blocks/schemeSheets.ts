import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { HtmlTagObject } from '@docusaurus/types';

import { COLOR_MODE_KEY, type ColorScheme } from '../../core/preferences/colorMode';

import { CODE_SCHEME_ATTRIBUTE } from './schemeAttribute';

/**
 * The style sheets with the colors of code, one per color scheme. Paths are below the base URL; the product requires
 * that they are served from `/static/styles`.
 */
export const CODE_STYLE_SHEETS: Readonly<Record<ColorScheme, string>> = {
  light: 'static/styles/code-light.css',
  dark: 'static/styles/code-dark.css',
};

const SCHEMES = ['light', 'dark'] as const;

/** The style sheets' contents by their paths below the base URL. */
export function codeStyleSheets(): Map<string, Buffer> {
  return new Map(
    Object.values(CODE_STYLE_SHEETS).map((file) => [
      file,
      readFileSync(path.join(__dirname, 'styles', path.basename(file))),
    ]),
  );
}

/** As much of a hash as tells one content from the next. */
const HASH_LENGTH = 8;

/**
 * What the head of each page has for the style sheets. `media` makes a page wait for the one of the operating system's
 * scheme alone; the script before the links is for readers who chose another. Addresses end with a hash of the content,
 * so that a browser may keep the files.
 *
 * @param baseUrl - Of the site, in its language.
 * @param sheets - The style sheets. Default: the plugin's.
 */
export function codeStyleSheetTags(
  baseUrl: string,
  sheets: ReadonlyMap<string, Buffer> = codeStyleSheets(),
): HtmlTagObject[] {
  const hrefOf = (scheme: ColorScheme) => {
    const content = sheets.get(CODE_STYLE_SHEETS[scheme]) ?? '';
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    return `${baseUrl}${CODE_STYLE_SHEETS[scheme]}?${hash}`;
  };
  const [light, dark] = [hrefOf('light'), hrefOf('dark')];
  return [
    {
      tagName: 'script',
      attributes: { 'data-light': light, 'data-dark': dark },
      innerHTML: codeSchemeBootScript(),
    },
    ...SCHEMES.map((scheme) => ({
      tagName: 'link',
      attributes: {
        rel: 'stylesheet',
        href: { light, dark }[scheme],
        media: `(prefers-color-scheme: ${scheme})`,
        [CODE_SCHEME_ATTRIBUTE]: scheme,
      },
    })),
    // Without JavaScript the page is light, whatever the operating system prefers.
    { tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${light}">` },
  ];
}

/**
 * Inline script that makes the page wait for the colours of the mode that its reader chose, where it is not the operating
 * system's. Its text is constant, so that the Content-Security-Policy can name its hash; the addresses are in its own
 * `data-light` and `data-dark`. A browser that knows no `blocking="render"` fetches them as early, but may paint before
 * they are there.
 */
export function codeSchemeBootScript(): string {
  return (
    `(function(d,s,m,l){try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch(e){}` +
    `if((m==='light'||m==='dark')&&!matchMedia('(prefers-color-scheme: '+m+')').matches){` +
    `l=d.createElement('link');l.rel='stylesheet';l.setAttribute('blocking','render');` +
    `l.href=s.dataset[m];d.head.appendChild(l)}` +
    `})(document,document.currentScript)`
  );
}
