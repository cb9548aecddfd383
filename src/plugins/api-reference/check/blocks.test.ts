/** @jest-environment node */
import { blockFiles, importedBlock } from './blocks';
import { readPage } from './pages';

const fence = (meta: string, ...code: string[]) => [`\`\`\`${meta}`, ...code, '```', ''];
const files = (...lines: string[][]) =>
  blockFiles(readPage('docs/page.mdx', lines.flat().join('\n')));
const texts = (...lines: string[][]) => files(...lines).map(({ text }) => text);
const IMPORT = "import { useState } from 'react';";

describe('a block', () => {
  it('is a separate file if it has imports or a title', () => {
    const [, second, third] = texts(
      fence('tsx', IMPORT),
      fence('tsx', "import { useMemo } from 'react';"),
      fence('tsx title="src/own.tsx"', 'export const own = 1;'),
    );
    expect(second).not.toContain('useState');
    expect(third).not.toContain('useMemo');
  });

  it('continues the blocks before it in its section, and may redeclare a name', () => {
    const [, second, third] = texts(
      ['## One', ''],
      fence('tsx', IMPORT, 'export const rows = [1];'),
      fence('tsx', 'const rows = [2];'),
      fence('tsx', 'export default function Demo() {}'),
    );
    expect(second).toBe(`${IMPORT}\nexport const rows = [1];\n{\nconst rows = [2];\n}\n`);
    expect(third).toContain('useState');
    expect(third).toContain('[2]');
    expect(third).not.toContain('export default');
  });

  it("doesn't continue blocks of another section, language or styling", () => {
    const [, second, third, fourth] = texts(
      fence('tsx styling="MUI System"', IMPORT),
      fence('tsx styling="CSS"', 'one();'),
      fence('js', 'two();'),
      ['## Next', ''],
      fence('tsx', 'three();'),
    );
    expect(second).toBe('one();\n');
    expect(third).toBe('two();\n');
    expect(fourth).toBe('three();\n');
  });

  it('records where its own code starts', () => {
    const [, second] = files(fence('ts', IMPORT), fence('ts', 'own();'));
    expect(second?.text.slice(second.start)).toBe('own();\n}\n');
  });

  it('is wrapped if it consists of columns or adjacent elements', () => {
    const [columns, elements] = texts(
      fence('tsx', "{ field: 'name', width: 200 },", "{ field: 'age' }"),
      ['## Next', ''],
      fence('tsx', '<A />', '<B />'),
    );
    expect(columns).toContain('satisfies CheckedColumn[]');
    expect(elements).toBe('<>\n<A />\n<B />\n</>;\n');
  });

  it('is skipped if it is a fragment or not a script', () => {
    expect(texts(fence('ts fragment="of version 7"', 'old('), fence('bash', 'npm ci'))).toEqual([]);
  });

  it('is JavaScript if its language says so', () => {
    expect(
      files(fence('js', 'a();'), fence('ts', 'b();')).map(({ javascript }) => javascript),
    ).toEqual([true, false]);
  });
});

describe('importedBlock', () => {
  const page = [
    fence('css title="src/app.css"', '.a {}'),
    fence('ts title="src/theme.ts"', 'export const theme = 1;'),
    fence('ts title="src/theme.ts"', 'export const theme = 2;'),
    fence('tsx title="src/main.tsx"', "import { theme } from './theme';"),
    fence('tsx title="src/pages/Home.tsx"', "import '../app.css';"),
    fence('ts title="src/theme.ts"', 'export const theme = 3;'),
  ];
  const [, , main, home] = files(...page);

  it('is the last block before the importing one', () => {
    expect(main && importedBlock(main, './theme')?.code).toBe('export const theme = 2;');
  });

  it('may be a style sheet in a parent folder', () => {
    expect(home && importedBlock(home, '../app.css')?.language).toBe('css');
  });

  it('is undefined if no block has the title', () => {
    expect(main && importedBlock(main, './Theme')).toBeUndefined();
  });
});
