import { createRequire } from 'node:module';

import type { Canvas, SKRSContext2D as Context } from '@napi-rs/canvas';

import type { ProductId } from '../../core/navigation/paths';

import { ART, type ArtName, type Colors } from './art';
import { drawableTitle, layOutTitle, type TitleLayout, type TitleSpace } from './layout';
import { encodePng } from './png';

/** What an image shows. */
export interface Card {
  title: string;
  /** Name of the site: `MUI X`. */
  site: string;
  /** The documented release: `8.12.1`. Undefined for pages that belong to no version. */
  release?: string | undefined;
  /** The product that the page is about. */
  product?: { id: ProductId; name: string; color: string; art?: ArtName } | undefined;
}

/** Size of the images in pixels: what Facebook, X, LinkedIn and Slack show without cropping. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const require = createRequire(__filename);

/** Font files by the family names that are used here. */
export const FONT_FILES = {
  Title: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  Text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'Title extended':
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2',
  Chinese: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2',
} as const;

/** Paths of the font files. */
export const fontPaths = (): string[] =>
  Object.values(FONT_FILES).map((file) => require.resolve(file));

const TITLE_FONT = '"Title", "Title extended", "Chinese"';

/** The light color scheme of `src/core/islands/mui/theme.ts`, with opaque colors. */
const COLORS = {
  background: '#f6f7fd',
  surface: '#ffffff',
  divider: '#dfe1ec',
  text: '#1b1d2b',
  textSecondary: '#555a72',
} as const;

/** Color of pages about no product: the primary color of the theme. */
const SITE_COLOR = '#3b4cca';

/** Left edge of all text. */
const MARGIN = 72;

/** The frame with the product's drawing. It continues beyond the right and bottom edges of the image. */
const FRAME = { x: 800, y: 126 };

/** The title's space. The baseline of its last line is at {@link TITLE_BOTTOM}. */
export const TITLE_SPACE: TitleSpace = {
  width: FRAME.x - MARGIN - 48,
  sizes: [
    [84, 2],
    [80, 2],
    [76, 2],
    [72, 2],
    [72, 3],
    [68, 3],
    [64, 3],
    [60, 3],
    [56, 3],
  ],
  splitSizes: [
    [72, 2],
    [72, 3],
    [68, 3],
    [64, 3],
    [60, 3],
    [56, 3],
    [52, 3],
  ],
};
const TITLE_TOP = 140;
const TITLE_BOTTOM = 560;
/** Line height and height of capitals, relative to the font size. Chinese characters are higher than Latin letters. */
const LATIN = { lineHeight: 1.08, capitals: 0.72 };
const HAN = { lineHeight: 1.2, capitals: 0.86 };

/** Font size at which titles are measured. Widths are proportional to it. */
const MEASURED_SIZE = 100;

/** The mark of the site: `static/img/logo.svg`, in a square of 28. */
function drawLogo(context: Context, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 28, size / 28);
  for (const [left, top, radius, color] of [
    [2, 2, 3, '#5566e8'],
    [16, 2, 5, '#c9438f'],
    [2, 16, 5, '#d98324'],
    [16, 16, 3, '#2a9a62'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(left, top, 10, 10, radius);
    context.fill();
  }
  context.strokeStyle = '#8f97b8';
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(10.5, 10.5);
  context.lineTo(17.5, 17.5);
  context.moveTo(17.5, 10.5);
  context.lineTo(10.5, 17.5);
  context.stroke();
  context.restore();
}

/** Draws what all pages of a product share. */
function drawBackground(context: Context, { site, release, product }: Omit<Card, 'title'>): void {
  const colors: Colors = { ...COLORS, accent: product?.color ?? SITE_COLOR };
  context.fillStyle = colors.background;
  context.fillRect(0, 0, WIDTH, HEIGHT);

  // The frame, on a field of the product's color.
  context.save();
  context.fillStyle = colors.accent;
  context.beginPath();
  context.moveTo(WIDTH, 0);
  context.lineTo(FRAME.x + 120, 0);
  context.lineTo(FRAME.x - 40, HEIGHT);
  context.lineTo(WIDTH, HEIGHT);
  context.fill();
  context.restore();

  context.save();
  context.beginPath();
  context.roundRect(FRAME.x, FRAME.y, WIDTH, HEIGHT, 28);
  context.fillStyle = colors.surface;
  context.fill();
  context.strokeStyle = colors.divider;
  context.lineWidth = 2;
  context.stroke();
  context.clip();
  context.translate(FRAME.x, FRAME.y);
  if (product?.art) {
    ART[product.art](context, colors);
  } else {
    drawLogo(context, 30, 70, 340);
  }
  context.restore();

  drawLogo(context, MARGIN - 4, 66, 56);
  context.fillStyle = colors.text;
  context.font = '700 36px "Title"';
  context.fillText(site, MARGIN + 68, 106);
  if (release) {
    const x = MARGIN + 68 + context.measureText(site).width + 20;
    context.font = '600 25px "Text"';
    const { width } = context.measureText(release);
    context.fillStyle = colors.surface;
    context.strokeStyle = colors.divider;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(x, 74, width + 36, 42, 21);
    context.fill();
    context.stroke();
    context.fillStyle = colors.textSecondary;
    context.fillText(release, x + 18, 104);
  }
}

/** Draws social images, one at a time. */
export interface Painter {
  /** Returns how a title is wrapped. */
  layOut: (title: string) => TitleLayout;
  /** Returns the width of a line of the title at a font size, in pixels. */
  widthOf: (line: string, size: number) => number;
  /** Returns the PNG of an image. */
  paint: (card: Card) => Promise<Buffer>;
}

/** Creates a painter. It loads Skia and the fonts, which takes 0.1 seconds. */
export async function createPainter(): Promise<Painter> {
  // Without the fonts of the system, an image is the same on every machine.
  Object.assign(process.env, { DISABLE_SYSTEM_FONTS_LOAD: '1' });
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  for (const [family, file] of Object.entries(FONT_FILES)) {
    if (!GlobalFonts.registerFromPath(require.resolve(file), family)) {
      throw new Error(`The font ${file} can't be read.`);
    }
  }
  const measuring = createCanvas(1, 1).getContext('2d');
  const canvases = new Map<string, Canvas>();

  /** Returns the canvas of the cards that only differ in their title, since drawing all of it takes longer. */
  const canvasFor = ({ site, release, product }: Card): Canvas => {
    const shared = { site, release, product };
    const key = JSON.stringify(shared);
    const known = canvases.get(key);
    if (known) {
      return known;
    }
    const canvas = createCanvas(WIDTH, HEIGHT);
    drawBackground(canvas.getContext('2d'), shared);
    canvases.set(key, canvas);
    return canvas;
  };

  const setTitleFont = (context: Context, size: number) => {
    context.font = `700 ${size}px ${TITLE_FONT}`;
    context.letterSpacing = `${-0.02 * size}px`;
  };
  const widthOf = (text: string, size: number) => {
    setTitleFont(measuring, size);
    return measuring.measureText(text).width;
  };
  const layOut = (title: string) =>
    layOutTitle(
      drawableTitle(title),
      TITLE_SPACE,
      (text) => widthOf(text, MEASURED_SIZE) / MEASURED_SIZE,
    );

  const drawTitle = (context: Context, { title: whole, site, product }: Card) => {
    const title = drawableTitle(whole) || site;
    context.fillStyle = COLORS.background;
    context.fillRect(0, TITLE_TOP, MARGIN + TITLE_SPACE.width + 4, HEIGHT - TITLE_TOP);
    const { size, lines } = layOut(title);
    const metrics = /\p{sc=Han}/u.test(title) ? HAN : LATIN;
    const lineHeight = size * metrics.lineHeight;
    const first = TITLE_BOTTOM - (lines.length - 1) * lineHeight;
    setTitleFont(context, size);
    context.fillStyle = COLORS.text;
    lines.forEach((line, index) =>
      // The side bearing of large letters would make them start to the right of the label.
      context.fillText(line, MARGIN - size * 0.04, first + index * lineHeight),
    );
    context.letterSpacing = '0px';
    // Above the capitals of the first line.
    const labelBottom = first - size * metrics.capitals - 30;
    context.fillStyle = product?.color ?? SITE_COLOR;
    if (product) {
      context.font = '600 30px "Text"';
      context.fillText(product.name, MARGIN, labelBottom);
    }
    context.beginPath();
    context.roundRect(MARGIN, labelBottom - (product ? 62 : 8), 64, 8, 4);
    context.fill();
  };

  return {
    layOut,
    widthOf,
    paint(card) {
      const canvas = canvasFor(card);
      drawTitle(canvas.getContext('2d'), card);
      // The encoder reads the pixels before it waits, so the canvas can be used again.
      return encodePng({ width: WIDTH, height: HEIGHT, data: canvas.data() });
    },
  };
}
