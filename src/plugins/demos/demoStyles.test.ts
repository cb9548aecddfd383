/** @jest-environment node */
import type { CodeStyling } from '../../core/preferences/demoHash';

import { demoStyleSheet } from './demoStyles';

/** Returns the style sheet of a demo with these files. */
const styleSheet = (styling: CodeStyling, files: Record<string, string>) =>
  demoStyleSheet('Orders', styling, {
    files: Object.entries(files).map(([name, code]) => ({ name, code, path: `/demos/${name}` })),
    packageImports: [],
  });

const tailwind = (className: string, css?: string) =>
  styleSheet('Tailwind', {
    'Orders.tsx': `<div className="${className}" />`,
    ...(css === undefined ? {} : { 'Orders.css': css }),
  });

/** Returns the selectors of the rules in a style sheet, without the at-rules around them. */
const selectorsOf = (css: string) => [...css.matchAll(/([^{}]+)\{[^{}]*\}/g)].map(([, it]) => it);

/** The selector that restricts a rule to the demo. */
const SCOPE =
  ':where([data-demo=Orders][data-demo-styling=tailwind],[data-demo=Orders][data-demo-styling=tailwind] *,';

describe('the style sheet of a demo', () => {
  test.each<[string, CodeStyling, Record<string, string>]>([
    ['no style sheet', 'CSS', { 'Orders.tsx': '<div className="flex" />' }],
    ['MUI System', 'MUI System', { 'Orders.tsx': '<div className="flex" />' }],
    ['an empty style sheet', 'CSS', { 'Orders.css': '\n' }],
    ['a style sheet with a comment', 'CSS', { 'Orders.css': '/* Nothing. */\n' }],
    ['Tailwind without classes', 'Tailwind', { 'Orders.tsx': 'export default null;' }],
  ])('is empty for %s', async (_kind, styling, files) => {
    expect(await styleSheet(styling, files)).toBe('');
  });

  it('contains the minified styles of its files, in order', async () => {
    const css = await styleSheet('CSS', {
      'Orders.tsx': "import './Orders.css';",
      'Orders.css': '.orders {\n  color: #ff0000;\n}\n',
      'rows.css': '.orders .late:hover { margin-inline-start: 0px; }\n',
    });
    expect(css).toBe('.orders{color:red}.orders .late:hover{margin-inline-start:0}');
  });

  it("works in the site's supported browsers", async () => {
    const css = await styleSheet('CSS', { 'Orders.css': '.orders { color: lab(50% 40 60) }' });
    expect(css).toMatch(/\.orders\{color:#[\da-f]+/);
  });

  it('contains no utilities for a demo without Tailwind', async () => {
    const css = await styleSheet('CSS', {
      'Orders.tsx': '<div className="flex" />',
      'Orders.css': '.orders { color: red }',
    });
    expect(css).toBe('.orders{color:red}');
  });
});

describe("Tailwind's utilities", () => {
  it('apply only in their demo, and in its portals at the end of the page', async () => {
    const css = await tailwind('flex md:hover:p-2 w-1/2');
    const layer = css.slice(css.indexOf('@layer utilities'));
    const selectors = selectorsOf(layer);
    expect(selectors).toHaveLength(3);
    selectors.forEach((selector) => expect(selector).toContain(`${SCOPE}`));
    expect(css).toContain('.MuiPopper-root');
  });

  it("have Tailwind's specificity", async () => {
    const [selector = ''] = selectorsOf((await tailwind('flex')).replace(/^[^]*utilities\{/, ''));
    expect(selector).toMatch(/^\.flex:where\([^()]*\)$/);
  });

  it('apply to parts of Material UI', async () => {
    const css = await tailwind('dark:[&_.MuiDataGrid-columnHeader]:p-2');
    expect(css).toMatch(
      /\.dark[^{]*:where\(\[data-demo=Orders\][^()]*\):where\(\[data-theme=dark\][^()]*\) \.MuiDataGrid-columnHeader\{/,
    );
  });

  it('apply to the root element of a portal, too', async () => {
    expect(await tailwind('space-y-2 before:flex')).toMatch(
      /:where\(\.space-y-2:where\([^()]*,\.MuiPopper-root,\.MuiPopper-root \*[^()]*\)>.*\.before\\:flex:where\([^()]*\):before\{/,
    );
  });

  it('keep their keyframes', async () => {
    expect(await tailwind('animate-pulse')).toMatch(/@keyframes pulse\{50%\{opacity:\.5\}\}/);
  });

  it('keep the order of layers, with Material UI before utilities', async () => {
    const layers = [...(await tailwind('p-2')).matchAll(/@layer ([\w,]+)/g)].flatMap(
      ([, names = '']) => names.split(','),
    );
    expect(layers.indexOf('mui')).toBeGreaterThanOrEqual(0);
    expect(layers.indexOf('utilities')).toBeGreaterThan(layers.indexOf('mui'));
  });

  it('leave plain rules unchanged, outside all layers', async () => {
    const css = await tailwind('flex', '.orders .late { color: red }\n');
    expect(css).toContain('}.orders .late{color:red}');
  });
});

describe('an error in a style sheet', () => {
  test.each<[string, CodeStyling, string, RegExp]>([
    ['an unclosed block', 'CSS', '.a {}\n.b { color: red', /Orders\.css:2:1: Unclosed/],
    ['an unclosed block', 'Tailwind', '.b { color: red', /Orders\.css:1:1: Unclosed/],
    ['an invalid selector', 'CSS', '.. { color: red }', /^\/demos\/Orders\.css: /],
    ['an unknown Tailwind class', 'Tailwind', '.a { @apply p-x }', /Orders\.css: .*p-x/],
    ['an import', 'CSS', "\n@import './more.css';", /Orders\.css:2: .*@import '\.\/more\.css'/],
    ['an import', 'Tailwind', '@import "tailwindcss";', /Orders\.css:1: .*@import "tailwindcss"/],
  ])('is reported with its file: %s, %s', async (_mistake, styling, css, message) => {
    await expect(styleSheet(styling, { 'Orders.css': css })).rejects.toThrow(message);
  });
});
