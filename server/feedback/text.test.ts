/** @jest-environment node */
import { printable, toColumns, toCsv } from './text';

describe('printable text', () => {
  it('shows control characters instead of executing them', () => {
    expect(printable('a\u0000b\u001b[2J\u0007\u007f\u009b31m\r')).toBe('a␀b␛[2J␇␡\\u009b31m␍');
  });

  it("can't change the direction of adjacent text, and keeps its own words", () => {
    expect(printable('שלום \u202eabc\u2066')).toBe('שלום \\u202eabc\\u2066');
  });

  it('keeps line breaks, tabs, emoji and other scripts', () => {
    const text = 'a\n\tb 👩🏽‍💻 日本語 مرحبا';
    expect(printable(text)).toBe(text);
    expect(printable('a\r\nb')).toBe('a\nb');
  });
});

describe('CSV', () => {
  it('quotes values that require quotes', () => {
    expect(toCsv([['a', 'b,c', 'say "no"', 'x\ny', 'x\r\ny', '', 1]])).toBe(
      'a,"b,c","say ""no""","x\ny","x\ny",,1\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1+1', '＝1', '\t=1', '\r=1'])(
    'escapes %j',
    (text) => {
      const [cell = ''] = toCsv([[text]]).split('\r\n');
      expect(cell).toMatch(/^"?['␍]/);
    },
  );

  it('escapes each line that could become a cell of its own', () => {
    expect(toCsv([['Fine.\n=1+1\r\n  @SUM(A1)\n\n\t2\nx=1']])).toBe(
      `"Fine.\n'=1+1\n'  @SUM(A1)\n\n'\t2\nx=1"\r\n`,
    );
  });

  it('keeps numbers and dashes within text unchanged', () => {
    expect(toCsv([[-1, 'a-b', 'a=b']])).toBe('-1,a-b,a=b\r\n');
  });

  it('contains no control characters', () => {
    expect(toCsv([['\u001b]0;x\u0007', '\u0000']])).toBe('␛]0;x␇,␀\r\n');
  });
});

describe('columns', () => {
  it('align numbers right, and text left', () => {
    expect(
      toColumns([
        ['Yes', 'Share', 'Page'],
        [1, '5 %', '/x'],
        [100, '100 %', '/x/long'],
      ]),
    ).toBe(['Yes  Share  Page', '  1    5 %  /x', '100  100 %  /x/long', ''].join('\n'));
  });
});
