/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { demosOfPage } from './demosOfPage';

const folder = temporaryFolder();

beforeEach(() =>
  writeFiles(folder(), {
    'sorting/demos/Basic.tsx': '',
    'sorting/demos/OrderBoard/OrderBoard.tsx': '',
    'sorting/demos/Bills/system/Bills.tsx': '',
    'filtering/demos/Quick.tsx': '',
  }),
);

const demosIn = (markdown: string) =>
  demosOfPage(markdown, path.join(folder(), 'sorting/sorting.mdx'));
const namesIn = (markdown: string) => demosIn(markdown).map(({ name }) => name);

describe('the demos of a page', () => {
  it('are the demos that it embeds, files and folders', () => {
    const demos = demosIn(
      `# Sorting

::demo{src="./demos/Basic.tsx" height=320}

Text.

::demo{src="./demos/OrderBoard" open}

::demo{src='../filtering/demos/Quick.tsx'}

- In a list:

  ::demo{src=./demos/Bills}
`,
    );
    expect(demos.map(({ name }) => name)).toEqual(['Basic', 'OrderBoard', 'Quick', 'Bills']);
  });

  it('can be imported from anywhere, in the form that the page shows', () => {
    const [basic, board, bills] = demosIn(
      '::demo{src="./demos/Basic.tsx"}\n\n::demo{src="./demos/OrderBoard"}\n\n::demo{src="./demos/Bills/"}\n',
    ).map(({ request }) => request.split('?'));
    const page = encodeURIComponent(
      path.relative(process.cwd(), path.join(folder(), 'sorting/sorting.mdx')),
    );
    const demos = path.join(folder(), 'sorting/demos');
    expect(basic).toEqual([path.join(demos, 'Basic.tsx'), `demo=${page}`]);
    expect(board).toEqual([path.join(demos, 'OrderBoard/OrderBoard.tsx'), `demo=${page}&folder=.`]);
    expect(bills).toEqual([path.join(demos, 'Bills/system/Bills.tsx'), `demo=${page}&folder=..`]);
  });

  test.each([
    ['title="Orders by date"', 'Orders by date'],
    [`title='Orders "by date"'`, 'Orders "by date"'],
    ['title=Orders', 'Orders'],
    ['title="{orders}"', '{orders}'],
    ['title=""', undefined],
    ['subtitle="Orders"', undefined],
    ['open', undefined],
  ])('have the title from %s', (attribute, title) => {
    const [before] = demosIn(`::demo{${attribute} src="./demos/Basic.tsx"}`);
    const [after] = demosIn(`::demo{src="./demos/Basic.tsx" ${attribute}}`);
    expect([before?.title, after?.title]).toEqual([title, title]);
  });

  test.each([
    ['```', '```md\n', '\n```'],
    ['~~~', '~~~\n', '\n~~~'],
    ['a fence around a fence', '````md\n```md\n```\n', '\n````'],
    ['a fence in a list', '- Write:\n\n  ```md\n', '\n  ```'],
    ['an unclosed fence', '```md\n', ''],
  ])('exclude directives in code: %s', (_kind, before, after) => {
    expect(namesIn(`${before}::demo{src="./demos/Basic.tsx"}${after}\n`)).toEqual([]);
  });

  it('include directives after the code', () => {
    expect(
      namesIn('```tsx\nconst a = 1;\n```\n\n::demo{src="./demos/Basic.tsx"}\n\n```bash\nls\n```\n'),
    ).toEqual(['Basic']);
  });

  test.each([
    ['a missing demo', '::demo{src="./demos/Basik.tsx"}'],
    ['a demo without src', '::demo{height=320}'],
    ['a folder without its entry', '::demo{src="./demos"}'],
    ['a directive in a sentence', 'Write ::demo{src="./demos/Basic.tsx"} there.'],
    ['another directive', '::video{src="./demos/Basic.tsx"}'],
  ])('exclude %s', (_kind, directive) => {
    expect(namesIn(`${directive}\n\n::demo{src="./demos/OrderBoard"}\n`)).toEqual(['OrderBoard']);
  });
});
