/** @jest-environment node */
import { readPage } from './pages';
import { placeInFence } from './place';

const read = (...lines: string[]) => readPage('docs/grid/grid.mdx', lines.join('\n'));

describe('readPage', () => {
  it('finds code blocks with their meta strings', () => {
    const page = read(
      '---',
      'title: Grid',
      '---',
      '',
      '```tsx title="src/App.tsx" {3-5} styling="CSS"',
      'export {};',
      '```',
      '',
      '## Old',
      '',
      "```ts fragment='as it was in v7'",
      'old()',
      '```',
    );
    expect(page.fences).toEqual([
      {
        language: 'tsx',
        code: 'export {};',
        title: 'src/App.tsx',
        styling: 'CSS',
        line: 5,
        section: 0,
      },
      { language: 'ts', code: 'old()', fragment: 'as it was in v7', line: 11, section: 1 },
    ]);
  });

  it('finds inline code in sentences, headings, tables and admonitions', () => {
    const page = read(
      'A `first` b.',
      '',
      '## The `second`',
      '',
      '| a | b |',
      '| - | - |',
      '| `third` | `a \\| b` |',
      '',
      ':::note',
      '',
      'See `fifth`.',
      '',
      ':::',
    );
    expect(page.inline).toEqual([
      { text: 'first', line: 1, column: 3 },
      { text: 'second', line: 3, column: 8 },
      { text: 'third', line: 7, column: 3 },
      { text: 'a | b', line: 7, column: 13 },
      { text: 'fifth', line: 11, column: 5 },
    ]);
  });

  it('finds the demos of a page', () => {
    expect(read('::demo{src="./demos/Sorted.tsx" height=320}').demos).toEqual([
      './demos/Sorted.tsx',
    ]);
  });

  it('reports the position of an MDX syntax error', () => {
    expect(() => read('Text.', '', '<b>open')).toThrow(/closing tag/);
  });
});

describe('placeInFence', () => {
  it('counts positions from the start of the page, even in an indented block', () => {
    const page = read('- A list:', '', '  ```ts', '  first;', '  second;', '  ```');
    const [fence] = page.fences;
    expect(fence && placeInFence(page, fence, 1, 3)).toEqual({
      file: 'docs/grid/grid.mdx',
      line: 5,
      column: 6,
    });
  });
});
