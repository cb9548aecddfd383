import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { transform } from 'lightningcss';

import { themeStyleSheet } from '../../../../core/mui/styleSheet';
import { documentIconFontCss } from '../../../icon-fonts';

/** The folder that holds `core`, `css` and `plugins`. */
const SOURCES = path.resolve(__dirname, '../../../..');

/** The page's own style sheets, in the page's order. */
const PAGE_SHEETS = [
  'css/fonts.css',
  'css/tokens.css',
  'css/shell.css',
  'css/markdown.css',
  'core/mui/base.css',
];

const FONT_URL = /url\('([^'./][^']*\.woff2)'\)/g;

/** An asset's name with a hash of its content. */
export function hashedName(name: string, content: string | Buffer): string {
  const { name: base, ext } = path.parse(name);
  return `${base}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}${ext}`;
}

/** The frame's one style sheet and the fonts it names, by name. */
export interface FrameStyles {
  styleSheet: string;
  files: Map<string, string | Buffer>;
}

/**
 * The styles that stand around a demo in the page, for the frame: the theme's variables, tokens, fonts (that of icons,
 * too, since an edit may bring one), and Infima in its layer.
 *
 * Fonts are fetched anew, since a frame of an opaque origin has a cache of its own, and block the text for a moment
 * instead of being optional: the page around already shows them.
 *
 * @param siteDir - Where packages are looked up.
 */
export async function frameStyles(siteDir: string): Promise<FrameStyles> {
  const read = (file: string) => readFile(file, 'utf8');
  const resolve = (request: string) => require.resolve(request, { paths: [siteDir] });

  const infima = await read(resolve('infima/dist/css/default/default.css'));
  const page = await Promise.all(PAGE_SHEETS.map((name) => read(path.join(SOURCES, name))));
  const own = await read(path.join(__dirname, '../frame/frame.css'));
  const css = [
    `@layer docusaurus.infima {\n${infima}\n}`,
    themeStyleSheet(),
    ...page,
    documentIconFontCss(),
    own,
  ]
    .join('\n')
    .replaceAll('font-display: optional', 'font-display: block');

  const files = new Map<string, string | Buffer>();
  const addresses = new Map<string, string>();
  for (const [, request = ''] of css.matchAll(FONT_URL)) {
    const content = await readFile(resolve(request));
    const name = hashedName(path.basename(request), content);
    files.set(name, content);
    addresses.set(request, name);
  }
  const linked = css.replace(
    FONT_URL,
    (_whole, request: string) => `url('${addresses.get(request)}')`,
  );
  const { code } = transform({ filename: 'frame.css', code: Buffer.from(linked), minify: true });
  const styleSheet = hashedName('frame.css', Buffer.from(code));
  files.set(styleSheet, Buffer.from(code));
  return { styleSheet, files };
}
