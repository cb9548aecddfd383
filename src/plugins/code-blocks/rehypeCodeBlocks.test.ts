/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
// @reads .prettierrc.json
import codeCompat from '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js';
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

import { announcePlugin } from '../../core/validation/requirements';

import { highlight } from './highlight';
import rehypeCodeBlocks from './rehypeCodeBlocks';

announcePlugin('code-blocks');

interface Block {
  language?: string;
  html?: string;
  js?: string;
  title?: string;
}

/** Returns the props that a page passes to its `<CodeBlock>`s, and the rest of its HTML. */
async function blocksOf(markdown: string): Promise<{ blocks: Block[]; html: string }> {
  const { default: Page } = await evaluate(markdown, {
    ...runtime,
    // Docusaurus' own plugin, which passes a fence's meta string on.
    remarkPlugins: [codeCompat],
    rehypePlugins: [rehypeCodeBlocks],
  });
  const blocks: Block[] = [];
  const CodeBlock: ComponentType<Block> = (props) => {
    blocks.push(props);
    return createElement('figure');
  };
  const html = renderToStaticMarkup(createElement(Page, { components: { CodeBlock } }));
  return { blocks, html };
}

describe('rehypeCodeBlocks', () => {
  it('passes on the code both highlighted and as written', async () => {
    const code = 'const a = <B<C> d="e & f" />;\n\nif (a < 1) {\n  "\\n";\n}';
    const { blocks } = await blocksOf(`\`\`\`jsx\n${code}\n\`\`\``);
    expect(blocks).toEqual([{ language: 'jsx', html: highlight(code, 'jsx').html }]);
  });

  test.each([
    ["import { DataGridPro } from '@mui/x-data-grid-pro';", 'Needs Pro · not run'],
    ["import { x } from '@mui/x-charts-premium/x';\n<BarChartPro />", 'Needs Premium · not run'],
    ["import { DataGrid } from '@mui/x-data-grid';", ''],
  ])('says above %j: %j', async (code, chip) => {
    const { blocks, html } = await blocksOf(`\`\`\`tsx\n${code}\n\`\`\``);
    expect(blocks).toHaveLength(1);
    expect(html.replace(/<[^>]*>/g, '').trim()).toBe(chip);
  });

  it('passes on JavaScript that differs from the TypeScript, with the highlighted lines', async () => {
    const { blocks } = await blocksOf(
      '```ts {2}\nlet a: number;\na = 1;\n```\n\n```ts\na = 1;\n```',
    );
    expect(blocks[0]?.js).toBe(highlight('let a;\na = 1;', 'jsx', '{2}').html);
    expect(blocks[1]).not.toHaveProperty('js');
  });

  test.each([
    ['title="src/App.tsx"', 'src/App.tsx'],
    ["title='src/App.tsx'", 'src/App.tsx'],
    ['{1} title="It\'s here" other', "It's here"],
    ['{1}', undefined],
  ])('reads the title of the fence %j', async (meta, title) => {
    const { blocks } = await blocksOf(`\`\`\`tsx ${meta}\na\n\`\`\``);
    expect(blocks[0]?.title).toBe(title);
  });

  it('hides the reason for a fragment', async () => {
    const { blocks } = await blocksOf('```ts fragment="as in version 7"\na\n```');
    expect(blocks).toEqual([{ language: 'ts', html: highlight('a', 'ts').html }]);
  });

  it('highlights the lines specified in the fence', async () => {
    const { blocks } = await blocksOf('```ts title="a.ts" {2}\na\nb\n```');
    expect(blocks[0]?.html).toBe('a\n<mark class="code-line">b\n</mark>');
  });

  test.each([
    ['a fence without a language', '```\n<a>\n```'],
    ['indented inside a list', '- item\n\n  ```\n  <a>\n  ```'],
  ])('renders %s as text', async (_kind, markdown) => {
    const { blocks } = await blocksOf(markdown);
    expect(blocks).toEqual([{ language: 'text', html: '&lt;a&gt;\n' }]);
  });

  it('finds all blocks, including in components', async () => {
    const { blocks } = await blocksOf(
      '```ts\na\n```\n\n<div>\n\n```css\nb {}\n```\n\n</div>\n\n> ```bash\n> c\n> ```\n',
    );
    expect(blocks.map(({ language }) => language)).toEqual(['ts', 'css', 'bash']);
  });

  it('renders an empty block', async () => {
    const { blocks } = await blocksOf('```ts\n```');
    expect(blocks).toEqual([{ language: 'ts', html: '\n' }]);
  });

  it('ignores inline code', async () => {
    const { blocks, html } = await blocksOf('Set `sortModel` here.');
    expect(blocks).toEqual([]);
    expect(html).toBe('<p>Set <code>sortModel</code> here.</p>');
  });
});
