/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { compileTailwind } from './tailwind';

// Read by path, because Jest replaces style sheets with empty modules.
const sheet = (name: string) =>
  readFileSync(path.resolve(__dirname, '../../../../node_modules/tailwindcss', name), 'utf8');
const sheets = { theme: sheet('theme.css'), utilities: sheet('utilities.css') };
const compile = (code: string, css?: string) => compileTailwind([code], sheets, css);

describe('compileTailwind', () => {
  it('generates only the utilities that the code uses', async () => {
    const css = await compile(`<p className={on ? 'p-4' : "sm:flex"}>text-red-500</p>`);
    expect(css).toContain('.p-4');
    expect(css).toContain('.sm\\:flex');
    expect(css).not.toContain('.p-5');
  });

  it('collects class names from all files', async () => {
    const css = await compileTailwind([`'p-1'`, `'p-2'`], sheets);
    expect(css).toMatch(/\.p-1[^]*\.p-2/);
  });

  it("follows the page's color mode instead of the system's", async () => {
    const css = await compile(`'dark:p-4'`);
    expect(css).toContain("[data-theme='dark']");
    expect(css).not.toContain('prefers-color-scheme');
  });

  it('leaves elements without class names unchanged', async () => {
    const css = await compile(`'p-4'`);
    expect(css).not.toMatch(/box-sizing|(?:^|[\s,])(?:h1|button|img)\s*[{,]/);
  });

  it("gives utilities precedence over Material UI's styles", async () => {
    expect(await compile(`'p-4'`)).toMatch(
      /@layer theme, base, mui, components, utilities;[^]*@layer utilities/,
    );
  });

  it("supports Tailwind in the demo's own styles", async () => {
    const css = await compile(
      '',
      '@theme { --color-river: #123456; }\n.wide { @apply px-6 bg-river; }',
    );
    expect(css).toMatch(/\.wide \{[^}]*padding-inline/);
    expect(css).toContain('#123456');
  });

  test.each(['"x" `p-[`', '${', "'''", 'className="p-[calc(1px"'])('ignores %s', async (code) => {
    await expect(compile(code)).resolves.toContain('@layer');
  });

  it("reports a style sheet that can't be imported", async () => {
    await expect(compile('', "@import './other.css';")).rejects.toThrow("'./other.css'");
  });
});
