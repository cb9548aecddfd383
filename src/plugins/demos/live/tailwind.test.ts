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
  it('makes the utilities that the code names, and no others', async () => {
    const css = await compile(`<p className={on ? 'p-4' : "sm:flex"}>text-red-500</p>`);
    expect(css).toContain('.p-4');
    expect(css).toContain('.sm\\:flex');
    expect(css).not.toContain('.p-5');
  });

  it('takes names from all files', async () => {
    const css = await compileTailwind([`'p-1'`, `'p-2'`], sheets);
    expect(css).toMatch(/\.p-1[^]*\.p-2/);
  });

  it('follows the colour mode of the page, not of the system', async () => {
    const css = await compile(`'dark:p-4'`);
    expect(css).toContain("[data-theme='dark']");
    expect(css).not.toContain('prefers-color-scheme');
  });

  it('leaves elements without class names as they are', async () => {
    const css = await compile(`'p-4'`);
    expect(css).not.toMatch(/box-sizing|(?:^|[\s,])(?:h1|button|img)\s*[{,]/);
  });

  it('ranks utilities above the styles of Material UI', async () => {
    expect(await compile(`'p-4'`)).toMatch(
      /@layer theme, base, mui, components, utilities;[^]*@layer utilities/,
    );
  });

  it('lets the demo’s own styles use it', async () => {
    const css = await compile(
      '',
      '@theme { --color-river: #123456; }\n.wide { @apply px-6 bg-river; }',
    );
    expect(css).toMatch(/\.wide \{[^}]*padding-inline/);
    expect(css).toContain('#123456');
  });

  test.each(['"x" `p-[`', '${', "'''", 'className="p-[calc(1px"'])(
    'makes nothing of %s, without complaint',
    async (code) => {
      await expect(compile(code)).resolves.toContain('@layer');
    },
  );

  it('names a style sheet that cannot be had', async () => {
    await expect(compile('', "@import './other.css';")).rejects.toThrow("'./other.css'");
  });
});
