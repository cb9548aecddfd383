/** @jest-environment node */
import { printable, toColumns, toCsv } from './text';

describe('a text to print', () => {
  it('shows control characters in place of doing what they say', () => {
    expect(printable('a\u0000b\u001b[2J\u0007\u007f\u009b31m\r')).toBe('a␀b␛[2J␇␡\\u009b31m␍');
  });

  it('cannot turn the direction of what stands beside it, and keeps its own words', () => {
    expect(printable('שלום \u202eabc\u2066')).toBe('שלום \\u202eabc\\u2066');
  });

  it('keeps lines, tabs, emoji and other scripts', () => {
    const text = 'a\n\tb 👩🏽‍💻 日本語 مرحبا';
    expect(printable(text)).toBe(text);
    expect(printable('a\r\nb')).toBe('a\nb');
  });
});

describe('CSV', () => {
  it('quotes what needs quotes', () => {
    expect(toCsv([['a', 'b,c', 'say "no"', 'x\ny', 'x\r\ny', '', 1]])).toBe(
      'a,"b,c","say ""no""","x\ny","x\ny",,1\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1+1', '＝1', '\t=1', '\r=1'])(
    'makes %j harmless',
    (text) => {
      const [cell = ''] = toCsv([[text]]).split('\r\n');
      expect(cell).toMatch(/^"?['␍]/);
    },
  );

  it('leaves numbers and dashes within a text alone', () => {
    expect(toCsv([[-1, 'a-b', 'a=b']])).toBe('-1,a-b,a=b\r\n');
  });

  it('has no control characters', () => {
    expect(toCsv([['\u001b]0;x\u0007', '\u0000']])).toBe('␛]0;x␇,␀\r\n');
  });
});

describe('columns', () => {
  it('align numbers at their ends, and texts at their starts', () => {
    expect(
      toColumns([
        ['Yes', 'Share', 'Page'],
        [1, '5 %', '/x'],
        [100, '100 %', '/x/long'],
      ]),
    ).toBe(['Yes  Share  Page', '  1    5 %  /x', '100  100 %  /x/long', ''].join('\n'));
  });
});
