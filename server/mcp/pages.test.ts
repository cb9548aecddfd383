/** @jest-environment node */
import { PAGE_BYTES, pageOf } from './pages';

function allPages(text: string, size?: number): string[] {
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = pageOf(text, cursor, size);
    pages.push(page.text);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return pages;
}

it.each([
  ['short', 'Text.'],
  ['empty', ''],
  ['with lines', 'A line of text.\n'.repeat(3000)],
  ['without lines', 'x'.repeat(50_000)],
  ['with Windows line breaks', 'A line.\r\n\r\n'.repeat(4000)],
  ['not in ASCII', '漢字😀ü'.repeat(6000)],
])('reproduces a text byte for byte: %s', (_name, text) => {
  const pages = allPages(text);
  expect(Buffer.from(pages.join('')).equals(Buffer.from(text))).toBe(true);
  expect(Math.max(...pages.map((page) => Buffer.byteLength(page)))).toBeLessThanOrEqual(PAGE_BYTES);
});

it('ends pages at line breaks, and never within a character', () => {
  const [first] = allPages('12345\n67890\n', 8);
  expect(first).toBe('12345\n');
  expect(allPages('😀😀😀', 6)).toEqual(['😀', '😀', '😀']);
});

it.each(['5', 'abc', '-1-00000000', '6-00000000', '999999999-00000000', ''])(
  'refuses the cursor %j',
  (cursor) => {
    expect(() => pageOf('12345\n67890\n', cursor, 8)).toThrow('cursor is not valid');
  },
);

it('refuses the cursor of another text', () => {
  const { cursor } = pageOf('12345\n67890\n', undefined, 8);
  expect(() => pageOf('12345\n67891\n', cursor, 8)).toThrow('cursor is not valid');
});
