/** @jest-environment node */
// @reads docs/**/*.mdx versioned_docs/**/*.mdx
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { createPainter, FONT_FILES, TITLE_SPACE, type Painter } from './draw';
import { drawableTitle, layOutTitle, type TitleSpace } from './layout';

/** A font in which all characters are equally wide. */
const monospace = (text: string) => [...text].length;

/** A space for 20 characters in the largest size. */
const SPACE: TitleSpace = {
  width: 200,
  sizes: [
    [10, 2],
    [8, 3],
  ],
  splitSizes: [[8, 3]],
};

const layOut = (title: string) => layOutTitle(title, SPACE, monospace);

test('uses the largest size that fits, and as few lines as possible', () => {
  expect(layOut('Tree View')).toEqual({ size: 10, lines: ['Tree View'] });
  expect(layOut('Migrate the Date and Time Pickers from v7 to v8')).toEqual({
    size: 8,
    lines: ['Migrate the Date and Time', 'Pickers from v7 to v8'],
  });
});

test('makes lines similarly long', () => {
  expect(layOut('Rich Tree View drag and drop').lines).toEqual(['Rich Tree View', 'drag and drop']);
});

test('splits a name only if it is too long, at its capital letters', () => {
  expect(layOut('GridSortModel API').lines).toEqual(['GridSortModel API']);
  expect(layOut('ExportedDigitalClockSectionProps API').lines).toEqual([
    'ExportedDigitalClock',
    'SectionProps API',
  ]);
  expect(layOut('Unstable_PickersSectionListHTMLProps').lines).toEqual([
    'Unstable_Pickers',
    'SectionListHTMLProps',
  ]);
});

test('wraps Chinese between words, and begins no line with punctuation', () => {
  const { lines } = layOut('数据表格与服务器端数据的行分组、聚合以及树状数据，性能优化和常见问题');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(
    '数据表格与服务器端数据的行分组、聚合以及树状数据，性能优化和常见问题',
  );
  expect(lines.filter((line) => /^[、，]/.test(line))).toEqual([]);
  // Every line ends after a word: 数据, 表格, 服务器.
  expect(lines.filter((line) => /数$|服$|务$|聚$/.test(line))).toEqual([]);
});

test('shortens a title that does not fit in any size, between characters', () => {
  const { lines } = layOut('👩‍👩‍👧'.repeat(200));
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^(?:👩‍👩‍👧)+…$/u);
  lines.forEach((line) => expect(monospace(line)).toBeLessThanOrEqual(25));
});

describe('in the fonts of the images', () => {
  const siteDir = path.resolve(__dirname, '../../..');
  const isPage = (file: string) => file.endsWith('.mdx') && !file.includes('node_modules');
  const titleIn = (file: string) =>
    /^title: (?:'(.*)'|(.*))$/m.exec(readFileSync(file, 'utf8'))?.slice(1).join('') ?? '';
  const translations = JSON.parse(
    readFileSync(path.join(siteDir, 'i18n/zh/page-titles.json'), 'utf8'),
  ) as Record<string, string | { page: string }>;
  const titles = [
    ...new Set([
      ...['docs', 'versioned_docs'].flatMap((folder) =>
        readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
          .filter(isPage)
          .map((file) => titleIn(path.join(siteDir, folder, file))),
      ),
      ...Object.values(translations).map((title) =>
        typeof title === 'string' ? title : title.page,
      ),
    ]),
  ];

  let painter: Painter;
  beforeAll(async () => {
    painter = await createPainter();
  });

  test('every title fits in three lines without an ellipsis', () => {
    expect(titles.length).toBeGreaterThan(900);
    const problems = titles.filter((title) => {
      const { lines, size } = painter.layOut(title);
      return (
        lines.length > 3 ||
        lines.some((line) => painter.widthOf(line, size) > TITLE_SPACE.width) ||
        lines.slice(1).some((line) => /^[\p{Pe}\p{Po}]/u.test(line)) ||
        lines.join('').replaceAll(' ', '') !== title.replaceAll(' ', '')
      );
    });
    expect(problems).toEqual([]);
  });

  test('every character has a glyph', () => {
    const require = createRequire(__filename);
    const ranges = Object.values(FONT_FILES).flatMap((file) => {
      const [name = ''] = file.split('/files/');
      const subsets = require(`${name}/unicode.json`) as Record<string, string>;
      return (
        Object.entries(subsets)
          // The Chinese font is used as a whole, the others only for Latin.
          .filter(([subset]) => subset.startsWith('[') || subset.startsWith('latin'))
          .flatMap(([, list]) => list.split(','))
          .map((range) => {
            const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
            return [parseInt(from, 16), parseInt(to, 16)] as const;
          })
      );
    });
    const characters = new Set([...titles.join('')]);
    const missing = [...characters].filter(
      (character) =>
        !ranges.some(([from, to]) => {
          const code = character.codePointAt(0) ?? 0;
          return code >= from && code <= to;
        }),
    );
    expect(missing).toEqual([]);
  });
});

test.each([
  ['日期选择器 🎉 مرحبا Дата', '日期选择器'],
  ['Family 👨‍👩‍👧 and 👍🏽 in 🇫🇷', 'Family and in'],
  ['MUI® “quotes” – 50 % × 2™', 'MUI® “quotes” – 50 % × 2™'],
  ['🎉', ''],
])('%s is drawn without what the fonts lack', (title, expected) => {
  expect(drawableTitle(title)).toBe(expected);
});
