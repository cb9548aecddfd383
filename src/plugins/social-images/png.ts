import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Pixels of an opaque image, four bytes each: red, green, blue, and a byte that is ignored. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Number of colors in the file. The areas and the edges of text in three colors need fewer than this to look smooth. */
const MOST_COLORS = 32;
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A chunk of a PNG file: length, type, content, checksum. */
function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The last chunk of every file. */
const END = chunk('IEND', new Uint8Array());

interface Palette {
  /** The colors, each as `0xbbggrr`. */
  colors: number[];
  /** Index in `colors` by color of the image. */
  indexes: Map<number, number>;
}

/** How different two colors are: the square of their distance. */
function difference(one: number, other: number): number {
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
  const blue = (one >> 16) - (other >> 16);
  return red * red + green * green + blue * blue;
}

/**
 * Chooses the colors of the file: the most frequent ones. All areas have these, so only pixels at the edges of text and
 * shapes change, to the most similar color, by less than the eye sees.
 */
function paletteOf(counts: ReadonlyMap<number, number>): Palette {
  const byFrequency = [...counts]
    .sort(([one, often], [other, less]) => less - often || one - other)
    .map(([color]) => color);
  const colors = byFrequency.slice(0, MOST_COLORS);
  const indexes = new Map(colors.map((color, index) => [color, index]));
  for (const color of byFrequency.slice(MOST_COLORS)) {
    let nearest = 0;
    for (let index = 1; index < colors.length; index += 1) {
      if (difference(color, colors[index] ?? 0) < difference(color, colors[nearest] ?? 0)) {
        nearest = index;
      }
    }
    indexes.set(color, nearest);
  }
  return { colors, indexes };
}

/** Adjacent pixels of the same color. */
interface Run {
  color: number;
  length: number;
}

/** Most pixels have the color of the one before. */
function runsOf(pixels: Uint32Array): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let index = 1; index <= pixels.length; index += 1) {
    if (index === pixels.length || pixels[index] !== pixels[start]) {
      runs.push({ color: (pixels[start] ?? 0) & 0xffffff, length: index - start });
      start = index;
    }
  }
  return runs;
}

/**
 * Encodes an image with a palette, one byte per pixel before compression. For flat drawings with text, the file is a
 * third of what the canvas itself would write.
 *
 * @see https://www.w3.org/TR/png-3/
 */
export async function encodePng({ width, height, data }: Pixels): Promise<Buffer> {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const runs = runsOf(pixels);
  const counts = new Map<number, number>();
  runs.forEach(({ color, length }) => counts.set(color, (counts.get(color) ?? 0) + length));
  const { colors, indexes } = paletteOf(counts);

  const bytes = new Uint8Array(width * height);
  let from = 0;
  for (const { color, length } of runs) {
    bytes.fill(indexes.get(color) ?? 0, from, from + length);
    from += length;
  }
  // Each line starts with a byte for its filter: 0 for none, as is best for images with a palette.
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    lines.set(bytes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, with a palette. The other bytes are 0: the usual compression and filters, not interlaced.
  header.set([8, 3], 8);
  const palette = Uint8Array.from(
    colors.flatMap((color) => [color & 0xff, (color >> 8) & 0xff, color >> 16]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await promisify(deflate)(lines, { level: 8, memLevel: 9 })),
    END,
  ]);
}
