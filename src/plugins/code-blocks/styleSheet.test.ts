/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import { getContrastRatio } from '@mui/material/styles';

import { CODE_STYLE_SHEET } from '.';

import { highlight } from './highlight';

const css = fs.readFileSync(path.join(__dirname, '../../../static', CODE_STYLE_SHEET), 'utf8');

/** Custom properties of the rule with this selector. */
function variablesOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start), css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = variablesOf(':root');
const dark = new Map([...light, ...variablesOf("[data-theme='dark']")]);

/** Names of the colours that text of the code may have. */
const textColors = [...light.keys()].filter(
  (name) => !['--code-background', '--code-mark', '--code-mark-edge'].includes(name),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of code in %s', (_scheme, colors) => {
  const contrast = (text: string, background: string) =>
    getContrastRatio(colors.get(text) ?? '', colors.get(background) ?? '');

  test.each(
    textColors.flatMap((text) => [
      [text, '--code-background'],
      [text, '--code-mark'],
    ]),
  )('let %s be read on %s', (text, background) => {
    // WCAG 2.2, success criterion 1.4.3, level AA.
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('let the edge of marked lines be seen', () => {
    // WCAG 2.2, success criterion 1.4.11.
    expect(contrast('--code-mark-edge', '--code-mark')).toBeGreaterThanOrEqual(3);
  });
});

describe('the style sheet', () => {
  it('gives dark a colour of its own for each of light', () => {
    const own = variablesOf("[data-theme='dark']");
    expect([...light.keys()].filter((name) => !own.has(name))).toEqual([]);
  });

  it('defines every colour that it uses', () => {
    const used = [...css.matchAll(/var\((--code-[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !light.has(name))).toEqual([]);
  });

  it('has a rule for every kind of word that the highlighter tells apart', () => {
    const sources: [string, string][] = [
      ['tsx', "import A from 'a'; // b\nclass B<C> { d = 1; e() { return `f ${true} ${/g/}`; } }"],
      ['tsx', 'const h = <I j="k" l={M.n}>o</I>; function p(q: string) { return NaN; }'],
      ['css', '@media print { .a::before { color: red; content: "b"; margin: 1px; } }'],
      ['bash', 'export A="b $C" && npm install --save d # e'],
      ['html', '<!doctype html>\n<a href="b">c</a>'],
      ['diff', '-a\n+b'],
      ['json', '{ "a": [true, null, 1, "b"] }'],
    ];
    const types = sources.flatMap(([language, code]) =>
      [...highlight(code, language).html.matchAll(/class="token ([\w-]+)"/g)].map(
        ([, type]) => `.token.${type}`,
      ),
    );
    expect(types.length).toBeGreaterThan(0);
    expect([...new Set(types)].filter((selector) => !css.includes(selector))).toEqual([]);
  });
});
