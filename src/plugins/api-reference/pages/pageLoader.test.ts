/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import type { LoaderContext } from '@rspack/core';

import apiPageLoader, { type ApiPageLoaderOptions } from './pageLoader';

const folder = temporaryFolder();

const DEMO = `import { BarChart } from '@mui/x-charts/BarChart';\nexport default BarChart;\n`;
const PAGE = '---\ntitle: Bar charts\n---\n\n::demo{src="./demos/Rides.tsx"}\n';

beforeEach(() =>
  writeFiles(folder(), {
    'docs/api/charts/bar-chart.mdx': '',
    'docs/react-charts/bars/demos/Rides.tsx': DEMO,
    'versioned_docs/version-7/react-charts/bars/demos/Rides.tsx': DEMO,
  }),
);

/** Returns the page as Docusaurus receives it, and its dependencies. */
async function load(file: string, markdown: string, mode: 'production' | 'development') {
  const dependencies: string[] = [];
  const depend = (dependency: string) =>
    void dependencies.push(path.relative(folder(), dependency));
  const context = {
    mode,
    resourcePath: path.join(folder(), file),
    getOptions: () => ({ siteDir: folder(), docsDir: 'docs' }),
    addDependency: depend,
    addContextDependency: depend,
  } as Partial<LoaderContext<ApiPageLoaderOptions>> as LoaderContext<ApiPageLoaderOptions>;
  return { text: await apiPageLoader.call(context, markdown), dependencies };
}

const FILE = 'docs/react-charts/bars/bars.mdx';

it("adds links to the symbols that a page's demos import", async () => {
  const { text } = await load(FILE, PAGE, 'production');
  expect(text.startsWith(PAGE.trimEnd())).toBe(true);
  expect(text).toContain('## API\n\n- Components: [`BarChart`](../../api/charts/bar-chart.mdx)');
});

it('adds no links for a demo without its code', async () => {
  const bare = PAGE.replace('}', ' bare}');
  expect((await load(FILE, bare, 'production')).text).toBe(bare);
});

it('rebuilds the page in a build if a demo or the API pages change', async () => {
  expect((await load(FILE, PAGE, 'production')).dependencies).toEqual([
    'docs/react-charts/bars/demos/Rides.tsx',
    'docs/api',
  ]);
  // In development, an edit of a demo should reach the browser without recompiling its page.
  expect((await load(FILE, PAGE, 'development')).dependencies).toEqual([]);
});

it('rebuilds the page of a symbol if the packages or its demos change', async () => {
  const records = (symbols: string) =>
    load('docs/api/charts/bars.mdx', `---\napi: ${symbols}\n---\n`, 'production');
  expect((await records('[charts/bar-chart, charts/bar-plot]')).dependencies).toEqual([
    'package-lock.json',
    'node_modules/.cache/portal-api-demos/docs/charts/bar-chart.json',
    'node_modules/.cache/portal-api-demos/docs/charts/bar-plot.json',
  ]);
  // Another plugin reports invalid ids.
  expect((await records('7')).dependencies).toEqual(['package-lock.json']);
});

it('links within the version, so a version without API pages gets no links', async () => {
  const file = 'versioned_docs/version-7/react-charts/bars/bars.mdx';
  expect((await load(file, PAGE, 'production')).text).toBe(PAGE.trimEnd());
});

test.each(['docs/introduction/introduction.mdx', 'docs/api/charts/index.mdx', 'src/pages/a.mdx'])(
  'leaves %s without demos unchanged',
  async (file) => {
    const text = '---\ntitle: Text\n---\n\nText.\n';
    expect((await load(file, text, 'production')).text).toBe(text);
  },
);
