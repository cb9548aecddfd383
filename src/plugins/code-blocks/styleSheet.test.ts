import fs from 'node:fs';
import path from 'node:path';

import { getContrastRatio } from '@mui/material/styles';

import { highlight } from './highlight';

const read = (file: string) => fs.readFileSync(path.join(__dirname, file), 'utf8');

const shared = read('code.css');
const sheets = {
  light: read('styles/code-light.css'),
  dark: read('styles/code-dark.css'),
};

/** Returns the custom properties that a style sheet sets. */
function variablesOf(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = variablesOf(sheets.light);
const dark = variablesOf(sheets.dark);

/** Names of the colors for the text of the code. */
const textColors = [...light.keys()].filter(
  (name) => !['--code-background', '--code-mark', '--code-mark-edge'].includes(name),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('the colors of code in the %s scheme', (_scheme, colors) => {
  const contrast = (text: string, background: string) =>
    getContrastRatio(colors.get(text) ?? '', colors.get(background) ?? '');

  test.each(
    textColors.flatMap((text) => [
      [text, '--code-background'],
      [text, '--code-mark'],
    ]),
  )('have readable %s on %s', (text, background) => {
    // WCAG 2.2, success criterion 1.4.3, level AA.
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('make the edge of highlighted lines visible', () => {
    // WCAG 2.2, success criterion 1.4.11.
    expect(contrast('--code-mark-edge', '--code-mark')).toBeGreaterThanOrEqual(3);
  });
});

describe('the style sheets', () => {
  it('define the same colors in both schemes', () => {
    expect([...dark.keys()]).toEqual([...light.keys()]);
  });

  it('define all colors that code uses', () => {
    const used = [...shared.matchAll(/var\((--code-[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !light.has(name))).toEqual([]);
  });

  test.each([
    ['light', ['light', undefined]],
    ['dark', ['dark']],
  ] as const)('for %s apply only to their own scheme, even if loaded alone', (own, schemes) => {
    const selectors = [...sheets[own].matchAll(/^(\S.*) \{$/gm)].map(
      ([, selector = '']) => selector,
    );
    expect(selectors).toHaveLength(1);
    const root = document.documentElement;
    const matching = (['light', 'dark', undefined] as const).filter((scheme) => {
      root.removeAttribute('data-theme');
      if (scheme) {
        root.setAttribute('data-theme', scheme);
      }
      return selectors.some((selector) => root.matches(selector));
    });
    root.removeAttribute('data-theme');
    expect(matching).toEqual(schemes);
  });

  it('have a rule for each type of token', () => {
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
    expect([...new Set(types)].filter((selector) => !shared.includes(selector))).toEqual([]);
  });
});
