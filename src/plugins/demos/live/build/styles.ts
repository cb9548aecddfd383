import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { transform } from 'lightningcss';

import { hashedName } from '../../../../core/build/emitFiles';
import { themeStyleSheet } from '../../../../core/islands/mui/styleSheet';
import { documentIconFontCss } from '../../../icon-fonts';

/** The folder that holds `core`, `css` and `plugins`. */
const SOURCES = path.resolve(__dirname, '../../../..');

/** The page's own style sheets, in the same order as in the page. */
const PAGE_SHEETS = [
  'css/fonts.css',
  'css/tokens.css',
  'css/shell.css',
  'css/markdown.css',
  'core/islands/mui/base.css',
];

/** `?text` is for the site's own bundler: the frame has the whole font. */
const FONT_URL = /url\('([^'./][^']*\.woff2)(?:\?text)?'\)/g;

/** The name of the frame's style sheet, and the contents of the style sheet and its fonts by name. */
export interface FrameStyles {
  styleSheet: string;
  files: Map<string, string | Buffer>;
}

/**
 * Returns the frame's copy of the styles that surround a demo in the page: the theme's variables, tokens, fonts
 * (including the icon font, because an edit may need it), and Infima in its layer.
 *
 * The frame fetches the fonts again, because a frame with an opaque origin has its own cache. They block the text for a
 * moment instead of being optional, because the surrounding page already shows them.
 *
 * @param siteDir - Folder from which packages are resolved.
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
