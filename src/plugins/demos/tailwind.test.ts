/** @jest-environment node */
import { compileTailwind } from './tailwind';

const compile = (className: string, css?: string) =>
  compileTailwind([`<div className="${className}">Text</div>`], css);

describe('the Tailwind styles of a demo', () => {
  it('contain only the classes that the files use', async () => {
    const css = await compileTailwind(['<p className="flex">', "const button = 'p-2';"]);
    expect(css).toContain('.flex {');
    expect(css).toContain('.p-2 {');
    expect(css).not.toContain('.block');
    expect(css).not.toContain('--color-red-700');
    expect(await compile('text-red-700')).toContain('--color-red-700:');
  });

  it("don't affect the page around the demo", async () => {
    const css = await compile('flex border');
    expect(css).not.toMatch(/(^|[\s,}])(body|h1|button|img)\b/);
    expect(css).not.toContain('box-sizing');
  });

  it("follow the page's scheme instead of the operating system's", async () => {
    const css = await compile('dark:bg-slate-800');
    expect(css).toMatch(/\.dark\\:bg-slate-800:where\(\[data-theme='dark'\]/);
    expect(css).not.toContain('prefers-color-scheme');
  });

  it('have a layer order in which utilities override Material UI', async () => {
    expect(await compile('flex')).toContain('@layer theme, base, mui, components, utilities;');
  });

  test.each([
    ['[&_.MuiDataGrid-columnHeader]:bg-slate-100', '.MuiDataGrid-columnHeader {'],
    ['dark:[&_.MuiDataGrid-columnHeader]:bg-slate-800', '.MuiDataGrid-columnHeader {'],
    ['[&>svg]:size-4', '> svg {'],
    ['data-[state=open]:flex', '[data-state="open"]'],
    ["before:content-['→']", "--tw-content: '→'"],
    ['h-[calc(100%-2rem)]', 'height: calc(100% - 2rem)'],
    ['w-1/2', 'width: calc(1 / 2 * 100%)'],
  ])('support %s', async (className, css) => {
    expect(await compile(className)).toContain(css);
  });

  it('include classes from templates and conditions', async () => {
    const css = await compileTailwind([
      "<p className={`flex ${late ? 'text-red-700' : ''}`}>",
      "const classes = ['italic','underline'];",
    ]);
    ['.flex {', '.text-red-700 {', '.italic {', '.underline {'].forEach((selector) =>
      expect(css).toContain(selector),
    );
  });

  it('include the keyframes of an animation', async () => {
    expect(await compile('animate-spin')).toContain('@keyframes spin');
  });

  it("support Tailwind's directives in the demo's own style sheet", async () => {
    const css = await compile('late', '.late { @apply italic; }\n@utility big { font-size: 3rem }');
    expect(css).toMatch(/\.late \{\s+font-style: italic;/);
    expect(css).not.toContain('font-size: 3rem');
  });
});
