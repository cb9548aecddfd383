/** @jest-environment node */
import { createCanvas, loadImage } from '@napi-rs/canvas';

import { encodePng, type Pixels } from './png';

/** An image whose pixels are given as `0xrrggbb`. */
function imageOf(width: number, height: number, colorAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const color = colorAt(index % width, Math.floor(index / width));
    data.set([color >> 16, (color >> 8) & 0xff, color & 0xff, 0xff], index * 4);
  }
  return { width, height, data };
}

async function decode(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

test('keeps every pixel of an image with few colors', async () => {
  const image = imageOf(7, 5, (x, y) => ((x * y) % 3 === 0 ? 0xf6f7fd : 0x1b1d2b + x));
  expect(await decode(await encodePng(image))).toEqual(image);
});

test('keeps the frequent colors of an image with many, and replaces others by similar ones', async () => {
  // A white area, a blue one, and 300 shades of gray between.
  const image = imageOf(100, 30, (x, y) =>
    y < 10 ? 0xffffff : y < 27 ? 0x3b4cca : Math.floor((x + (y - 27) * 100) * 0.85) * 0x010101,
  );
  const { data } = await decode(await encodePng(image));
  expect(data.subarray(0, 27 * 400)).toEqual(image.data.subarray(0, 27 * 400));
  const differences = [...data].map((value, index) => Math.abs(value - (image.data[index] ?? 0)));
  expect(Math.max(...differences)).toBeGreaterThan(0);
  expect(Math.max(...differences)).toBeLessThan(255);
});
