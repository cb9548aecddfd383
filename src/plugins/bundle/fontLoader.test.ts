/** @jest-environment node */
import { readFileSync } from 'node:fs';

import fontLoader, { CHARACTERS } from './fontLoader.cjs';

const codePoints = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

it('keeps the characters for which pages use the smaller font', () => {
  const css = readFileSync('src/css/fonts.css', 'utf8');
  const ranges = [...css.matchAll(/\?text'\)[^}]*unicode-range:([^;]+);/g)].map(([, list = '']) =>
    list.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
  const kept = codePoints(CHARACTERS).sort((a, b) => a - b);
  expect(ranges).toEqual([kept, kept]);
});

it('makes a font smaller', async () => {
  const file =
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  const font = readFileSync(file);
  const smaller = await new Promise<Buffer>((resolve, reject) => {
    const async = () => (error: Error | null, result: Buffer) =>
      error ? reject(error) : resolve(result);
    fontLoader.call({ async }, font);
  });
  expect(smaller.toString('latin1', 0, 4)).toBe('wOF2');
  expect(smaller.length).toBeLessThan(0.75 * font.length);
});
