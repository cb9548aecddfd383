/** @jest-environment node */
import codeCompat from '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { compile, evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

import { announcePlugin } from '../../core/validation/requirements';

import remarkCodeVariants from './remarkCodeVariants';

announcePlugin('code-blocks');

const fence = (meta: string, code: string) => `\`\`\`bash ${meta}\n${code}\n\`\`\``;

/** Returns each block with its audience, as a page shows it. */
async function blocksOf(markdown: string): Promise<string[]> {
  const { default: Page } = await evaluate(
    { value: markdown, path: 'docs/page.mdx' },
    { ...runtime, remarkPlugins: [remarkCodeVariants, codeCompat] },
  );
  const html = renderToStaticMarkup(createElement(Page));
  return [...html.matchAll(/<(div[^>]*|pre)>(?:<pre>)?<code[^>]*>([^<]*)/g)].map(
    ([, element = '', code = '']) => `${element.replace(/^(?:div ?|pre)/, '')}: ${code.trim()}`,
  );
}

describe('fences with a styling', () => {
  it('are each shown for their choice', async () => {
    const page = [
      fence('styling="MUI System"', 'a'),
      fence('styling="Tailwind"', 'b'),
      fence("styling='CSS'", 'c'),
    ].join('\n\n');
    expect(await blocksOf(page)).toEqual([
      'data-for-styling="system": a',
      'data-for-styling="tailwind": b',
      'data-for-styling="css": c',
    ]);
  });

  it('leave choices without a fence to the default', async () => {
    const page = `${fence('styling="Tailwind"', 'b')}\n\n${fence('styling="MUI System"', 'a')}`;
    expect(await blocksOf(page)).toEqual([
      'data-for-styling="tailwind": b',
      'data-for-styling="system css": a',
    ]);
  });

  it('form a group only if they are adjacent', async () => {
    const page = `${fence('styling="MUI System"', 'a')}\n\nText.\n\n${fence('styling="MUI System"', 'b')}\n\n${fence('styling="CSS"', 'c')}`;
    expect(await blocksOf(page)).toEqual([
      'data-for-styling="system tailwind css": a',
      'data-for-styling="system tailwind": b',
      'data-for-styling="css": c',
    ]);
  });

  it('are supported in lists and admonitions', async () => {
    const inList = `- One\n\n  ${fence('styling="MUI System"', 'a').replaceAll('\n', '\n  ')}\n\n  ${fence('styling="CSS"', 'b').replaceAll('\n', '\n  ')}`;
    expect(await blocksOf(inList)).toEqual([
      'data-for-styling="system tailwind": a',
      'data-for-styling="css": b',
    ]);
  });
});

it('shows fences with a variant to readers who chose it', async () => {
  const page = `${fence('variant="TS"', 'a')}\n\n${fence('variant="JS"', 'b')}`;
  expect(await blocksOf(page)).toEqual(['data-for-variant="TS": a', 'data-for-variant="JS": b']);
  expect(await blocksOf(fence('variant="TS"', 'a'))).toEqual([': a']);
});

it('leaves other code alone', async () => {
  expect(await blocksOf(`${fence('', 'a')}\n\n${fence('title="styling=1"', 'b')}`)).toEqual([
    ': a',
    ': b',
  ]);
});

it('supports install commands with a styling and tabs', async () => {
  const code = String(
    await compile(
      { value: fence('npm2yarn styling="MUI System"', 'npm install a'), path: 'docs/page.mdx' },
      { remarkPlugins: [remarkCodeVariants, npm2yarn] },
    ),
  );
  expect(code).toContain('"data-for-styling": "system tailwind css"');
  expect(code).toContain('yarn add a');
});

test.each([
  ['styling="Sass"', 'docs/page.mdx:3: styling', 'MUI System, Tailwind, CSS', '"Sass"'],
  ['variant="ts"', 'docs/page.mdx:3: variant', 'TS, JS', '"ts"'],
  ['styling="CSS"', 'docs/page.mdx:3:', 'styling="MUI System"', 'require one'],
  ['variant="JS"', 'docs/page.mdx:3:', 'variant="TS"', 'require one'],
])('stops the build on %s', async (meta, ...words) => {
  const page = `Text.\n\n${fence(meta, 'a')}`;
  for (const word of words) {
    await expect(blocksOf(page)).rejects.toThrow(word);
  }
});
