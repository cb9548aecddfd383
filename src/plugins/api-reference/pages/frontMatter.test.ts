/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { apiFrontMatter, type ApiFrontMatterOptions } from './frontMatter';

const folder = temporaryFolder();

const PAGE = 'docs/react-charts/bars/bars.mdx';
const COMPONENTS = 'docs/react-charts/bars/components-api.mdx';

beforeEach(() =>
  writeFiles(folder(), {
    'docs/api/charts/bar-chart.mdx': '---\ntitle: BarChart API\napi: charts/bar-chart\n---\n',
    'docs/api/charts/index.mdx': '---\ntitle: Charts API\napiIndex: charts\n---\n',
    [PAGE]: '---\ntitle: Bar charts\ncomponents: [BarChart, Unstable_BarLabel]\n---\n',
    [COMPONENTS]:
      '---\ntitle: An older title\napi:\n  - charts/bar-chart\n  - charts/bar-label\n---\n',
    'docs/introduction.mdx': '---\ntitle: Introduction\n---\n',
  }),
);

async function frontMatterOf(file: string, options: Partial<ApiFrontMatterOptions> = {}) {
  const filePath = path.join(folder(), file);
  const parse = apiFrontMatter({ sidebar: 'docs', isStrict: true, ...options });
  const { frontMatter } = await parse({
    filePath,
    fileContent: fs.readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

const NO_NEIGHBORS = { displayed_sidebar: 'docs', pagination_prev: null, pagination_next: null };

it("gives a symbol's page a sidebar, a label, and no pagination", async () => {
  expect(await frontMatterOf('docs/api/charts/bar-chart.mdx')).toEqual({
    title: 'BarChart API',
    api: 'charts/bar-chart',
    sidebar_label: 'BarChart',
    ...NO_NEIGHBORS,
  });
});

it('gives an index its sidebar label', async () => {
  expect(await frontMatterOf('docs/api/charts/index.mdx')).toEqual({
    title: 'Charts API',
    apiIndex: 'charts',
    ...NO_NEIGHBORS,
  });
});

it('leaves other pages unchanged', async () => {
  expect(await frontMatterOf('docs/introduction.mdx')).toEqual({ title: 'Introduction' });
});

describe('tabs', () => {
  it("are added to their page's data", async () => {
    expect((await frontMatterOf(PAGE)).tabs).toEqual({
      title: 'Bar charts',
      current: 'documentation',
      kinds: ['components'],
    });
  });

  it("use their page's title, whatever their own title is", async () => {
    expect(await frontMatterOf(COMPONENTS)).toMatchObject({
      title: 'Bar charts: components API',
      sidebar_label: 'Components API',
      tabs: { title: 'Bar charts', current: 'components', kinds: ['components'] },
      ...NO_NEIGHBORS,
    });
  });

  it("use the title in the page's language, and don't require a translation", async () => {
    const asked: string[] = [];
    const parse: ApiFrontMatterOptions['parse'] = async (params) => {
      asked.push(path.basename(params.filePath));
      const result = await params.defaultParseFrontMatter(params);
      return { ...result, frontMatter: { ...result.frontMatter, title: '条形图' } };
    };
    expect((await frontMatterOf(COMPONENTS, { parse })).title).toBe('条形图: components API');
    expect(asked).toEqual(['bars.mdx']);
  });

  it('are found for a page that is a file next to its folder', async () => {
    fs.renameSync(path.join(folder(), PAGE), path.join(folder(), 'docs/react-charts/bars.mdx'));
    expect((await frontMatterOf('docs/react-charts/bars.mdx')).tabs).toBeDefined();
    expect((await frontMatterOf(COMPONENTS)).title).toBe('Bar charts: components API');
  });
});

describe("files that npm run docs:api hasn't updated", () => {
  const remove = (file: string) => fs.rmSync(path.join(folder(), file));

  it('stop the build if a tab is missing', async () => {
    remove(COMPONENTS);
    await expect(frontMatterOf(PAGE)).rejects.toThrow(
      /bars\.mdx has "components" in its front matter, but there is no components-api\.mdx\. Run npm run docs:api\.$/,
    );
  });

  it('omit the missing tab in development', async () => {
    remove(COMPONENTS);
    expect((await frontMatterOf(PAGE, { isStrict: false })).tabs).toBeUndefined();
  });

  it('stop the build if a tab has no page', async () => {
    remove(PAGE);
    await expect(frontMatterOf(COMPONENTS)).rejects.toThrow('is a tab without a page');
  });

  test.each(['[BarChart]', '[BarChart, Gauge]', '[]'])(
    "stop the build if the page lists %s and the tab doesn't match",
    async (components) => {
      writeFiles(folder(), { [PAGE]: `---\ntitle: Bar charts\ncomponents: ${components}\n---\n` });
      await expect(frontMatterOf(COMPONENTS)).rejects.toThrow(
        'doesn\'t match the names in "components" of bars.mdx. Run npm run docs:api.',
      );
    },
  );
});
