import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { HtmlTagObject } from '@docusaurus/types';

import { COLOR_MODE_KEY, type ColorScheme } from '../../core/preferences/colorMode';

import { CODE_SCHEME_ATTRIBUTE } from './schemeAttribute';

/**
 * The style sheets with the colors of code, one per color scheme. Paths are relative to the base URL; the product
 * requires that they are served from `/static/styles`.
 */
export const CODE_STYLE_SHEETS: Readonly<Record<ColorScheme, string>> = {
  light: 'static/styles/code-light.css',
  dark: 'static/styles/code-dark.css',
};

const SCHEMES = ['light', 'dark'] as const;

/** Returns the contents of the style sheets, by path relative to the base URL. */
export function codeStyleSheets(): Map<string, Buffer> {
  return new Map(
    Object.values(CODE_STYLE_SHEETS).map((file) => [
      file,
      readFileSync(path.join(__dirname, 'styles', path.basename(file))),
    ]),
  );
}

/** Enough of a hash to distinguish versions of the content. */
const HASH_LENGTH = 8;

/**
 * Returns the tags for the style sheets in the head of each page. With `media`, a page only waits for the style sheet
 * of the operating system's scheme; the script before the links handles readers who chose the other one. Addresses end
 * with a hash of the content, so that browsers can cache the files.
 *
 * @param baseUrl - Base URL of the site, in its language.
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
    // Without JavaScript, the page is light, regardless of the operating system's preference.
    { tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${light}">` },
  ];
}

/**
 * Inline script that makes the page wait for the colors of the mode that the reader chose, if it isn't the operating
 * system's. Its text is constant, so that the Content-Security-Policy can list its hash; the addresses are in its
 * `data-light` and `data-dark` attributes. Browsers that don't support `blocking="render"` fetch them just as early,
 * but may paint before they have loaded.
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
