/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { pagesNamedIn, planFor, withDependents } from './affected';
import { readProject, type Project } from './project';
import { SPECS, WITHOUT_BROWSER_TESTS } from './specs';

/** A small repository: file contents by path. */
function projectOf(texts: Record<string, string>, cutVersions: string[] = ['8.12.1']): Project {
  return { files: Object.keys(texts), read: (file) => texts[file] ?? '', cutVersions };
}

const REPOSITORY = {
  'docs/react-charts/bars/bars.mdx':
    '---\ntitle: Bars\n---\n::demo{src="./demos/FirstBars.tsx"}\n::demo{height=300 src="./demos/Stacked"}\n',
  'docs/react-charts/bars/demos/FirstBars.tsx': '',
  'docs/react-charts/bars/demos/Stacked/Stacked.tsx': '',
  'docs/react-charts/bars/demos/Stacked/rainfall.ts': '',
  'docs/react-charts/lines/lines.mdx': '',
  'docs/introduction/introduction.mdx': '---\ntitle: MUI X\nslug: /\n---\n',
  'versioned_docs/version-8.12.1/react-charts/bars/bars.mdx': '',
  'versioned_docs/version-8.12.1/react-charts/bars/demos/Own.tsx': '',
  'src/core/paths/index.ts': '',
  'src/core/navigation/entries.test.ts': 'path.join(__dirname, "docs")',
  'src/plugins/locales/locales.test.ts': 'path.join(__dirname, "i18n")',
  'src/plugins/code-blocks/index.ts': '',
  'src/plugins/code-blocks/theme/CopyButton/index.tsx': '',
  'src/plugins/demos/index.ts': "import { highlight } from '../code-blocks';",
  'src/plugins/demos/index.test.ts': "import { nothing } from '../search';",
  'src/plugins/islands/index.ts': "import Copy from '@theme/CopyButton';",
  'src/plugins/search/index.ts': '',
  'src/plugins/search/engine/engine.test.ts': '',
  'e2e/code.spec.ts': "import './support';\nconst PAGE = '/x/react-charts/bars/';",
  'e2e/demos.spec.ts':
    "import { open } from './support';\n\ntest('pages of single demos are not in the sitemap', () => {});",
  'e2e/gridApps.spec.ts': 'await open(page, `/x/react-charts/${name}/`);',
  'e2e/language.spec.ts': "open('/x/')",
  'e2e/search.spec.ts':
    "import { SERVICES_PORT } from './ports';\nimport { bytes } from '../bench/bytes';",
  'e2e/versions.spec.ts': "open(page, '/x/react-charts/bars/')",
  'e2e/pages.spec.ts': '',
  'e2e/apiPages.spec.ts': '',
  'e2e/support.ts': '',
  'e2e/fixtures/services/index.mdx': '',
  'bench/bytes.ts': "import { PAGES } from './budgets';",
  'bench/budgets.ts': "const PAGES = '/x/react-charts/lines/';",
};

const plan = (...files: string[]) => planFor(files, projectOf(REPOSITORY));

describe('a page', () => {
  it('is checked, built and visited, together with files that refer to it', () => {
    const { everything, needs, playwright, format, lint } = plan('docs/react-charts/bars/bars.mdx');
    expect(everything).toBeUndefined();
    expect(needs).toMatchObject({
      unit: ['src/core/navigation/entries.test.ts'],
      types: [],
      docs: ['docs/react-charts/bars/bars.mdx'],
      claims: ['docs/react-charts/bars/bars.mdx'],
      allDocs: false,
      apiPages: true,
      build: true,
      features: [],
      pages: ['/x/next/react-charts/bars/'],
      allPages: false,
    });
    expect(playwright).toEqual([
      'code.spec.ts',
      'demos.spec.ts:3',
      'gridApps.spec.ts',
      'pages.spec.ts',
    ]);
    expect(format).toEqual(['docs/react-charts/bars/bars.mdx']);
    expect(lint).toEqual([]);
  });

  it('is found by tests that import its path', () => {
    const { playwright, needsServicesSite } = plan('docs/react-charts/lines/lines.mdx');
    expect(playwright).toContain('search.spec.ts');
    expect(playwright).not.toContain('code.spec.ts');
    expect(needsServicesSite).toBe(true);
  });

  it('may be the first page, which tests refer to by its slug', () => {
    const { needs, playwright, needsServicesSite } = plan('docs/introduction/introduction.mdx');
    expect(needs.pages).toEqual(['/x/next/']);
    expect(playwright).toEqual(['demos.spec.ts:3', 'language.spec.ts', 'pages.spec.ts']);
    expect(needsServicesSite).toBe(false);
  });

  it("in the readers' version is at the root", () => {
    const file = 'versioned_docs/version-8.12.1/react-charts/bars/bars.mdx';
    expect(plan(file).needs).toMatchObject({ docs: [file], pages: ['/x/react-charts/bars/'] });
  });

  it('leaves out unit tests that name other pages, or none', () => {
    const unitTests = {
      'src/plugins/demos/a.test.ts': 'path.join(__dirname, "docs")',
      'src/plugins/demos/b.test.ts': '// @pages migration, react-charts\n__dirname + "docs"',
      'src/plugins/demos/c.test.ts': '// @pages react-charts/bar\n__dirname + "docs"',
      'src/plugins/demos/d.test.ts': '// @pages none\n__dirname + "docs"',
    };
    const { needs } = planFor(
      ['docs/react-charts/bars/demos/FirstBars.tsx'],
      projectOf({ ...REPOSITORY, ...unitTests }),
    );
    expect(needs.unit).toEqual([
      'src/core/navigation/entries.test.ts',
      'src/plugins/demos/a.test.ts',
      'src/plugins/demos/b.test.ts',
    ]);
  });

  it("that was removed isn't visited", () => {
    const { needs, playwright, format } = plan('docs/react-charts/axis/axis.mdx');
    expect(needs).toMatchObject({ build: true, docs: [], pages: [] });
    expect(playwright).not.toContain('pages.spec.ts');
    expect(format).toEqual([]);
  });
});

it('runs all unit tests that read files if a translation has changed', () => {
  expect(plan('i18n/zh/titles.json').needs.unit).toEqual([
    'src/core/navigation/entries.test.ts',
    'src/plugins/locales/locales.test.ts',
  ]);
});

describe('a file of claims', () => {
  const file = 'docs/react-charts/bars/bars.claims.tsx';

  it('runs with the checks of its page, which shows how many claims it has', () => {
    const { everything, needs } = plan(file);
    expect(everything).toBeUndefined();
    expect(needs).toMatchObject({
      types: ['site'],
      docs: ['docs/react-charts/bars/bars.mdx'],
      claims: ['docs/react-charts/bars/bars.mdx'],
      build: true,
      pages: ['/x/next/react-charts/bars/'],
    });
  });

  it('uses the packages of its version', () => {
    const versioned = 'versioned_docs/version-8.12.1/react-charts/bars/bars.node.claims.tsx';
    expect(plan(versioned).needs).toMatchObject({
      types: ['8.12.1'],
      claims: ['versioned_docs/version-8.12.1/react-charts/bars/bars.mdx'],
    });
  });
});

describe('a demo', () => {
  it('belongs to the page that embeds it, and has a page of its own', () => {
    const file = 'docs/react-charts/bars/demos/FirstBars.tsx';
    const { needs, lint } = plan(file);
    expect(needs).toMatchObject({
      types: ['site'],
      docs: ['docs/react-charts/bars/bars.mdx'],
      pages: ['/x/next/react-charts/bars/', '/x/next/react-charts/bars/demos/FirstBars/'],
    });
    expect(lint).toEqual([file]);
  });

  it('may be a folder', () => {
    expect(plan('docs/react-charts/bars/demos/Stacked/rainfall.ts').needs.pages).toEqual([
      '/x/next/react-charts/bars/',
      '/x/next/react-charts/bars/demos/Stacked/',
    ]);
  });

  it('without a page belongs to the nearest page, and to the types of its version', () => {
    expect(
      plan('versioned_docs/version-8.12.1/react-charts/bars/demos/Own.tsx').needs,
    ).toMatchObject({ types: ['8.12.1'], pages: ['/x/react-charts/bars/'] });
  });
});

describe('a plugin', () => {
  it('is tested together with plugins that import it or use its theme', () => {
    expect(withDependents(['code-blocks'], projectOf(REPOSITORY))).toEqual([
      'code-blocks',
      'demos',
      'islands',
    ]);
  });

  it('runs its unit tests, its browser tests and a page of each kind', () => {
    const { everything, needs, playwright } = plan('src/plugins/search/index.ts');
    expect(everything).toBeUndefined();
    expect(needs.unit).toEqual([
      'src/plugins/search/engine/engine.test.ts',
      'src/plugins/search/index.ts',
    ]);
    expect(needs.pages).toContain('/x/react-data-grid/sorting/');
    expect(playwright).toEqual(['apiPages.spec.ts', 'pages.spec.ts', 'search.spec.ts']);
  });

  it('runs one file if only a unit test has changed', () => {
    const { needs, playwright } = plan('src/plugins/demos/index.test.ts');
    expect(needs).toMatchObject({ unit: ['src/plugins/demos/index.test.ts'], build: false });
    expect(playwright).toEqual([]);
  });
});

it.each([
  ['src/core/paths/index.ts', 'every feature depends on it'],
  ['src/theme/Root/index.tsx', 'it affects every page'],
  ['package-lock.json', 'everything uses packages'],
  ['versioned_docs/version-8.12.1/package.json', 'everything uses packages'],
  ['docusaurus.config.ts', 'unknown files run everything'],
  ['scripts/test/affected.ts', 'unknown files run everything'],
  ['docs/lost.txt', 'unknown files run everything'],
])('%s runs everything: %s', (file, reason) => {
  expect(plan('docs/react-charts/bars/bars.mdx', file).everything).toContain(`${file} (`);
  expect(plan(file).everything).toContain(reason);
});

it.each(['README.md', 'src/plugins/search/README.md', 'versioned_docs/README.md'])(
  '%s runs only the format check',
  (file) => {
    const { everything, needs, playwright } = planFor([file], projectOf({ [file]: '' }));
    expect(everything).toBeUndefined();
    expect(needs).toMatchObject({ unit: [], types: [], build: false });
    expect(playwright).toEqual([]);
  },
);

it('a browser test runs alone, a helper runs the tests that import it', () => {
  expect(plan('e2e/code.spec.ts').playwright).toEqual(['code.spec.ts']);
  expect(plan('e2e/support.ts').playwright).toEqual(['code.spec.ts', 'demos.spec.ts']);
  expect(plan('e2e/fixtures/services/index.mdx').playwright).toEqual(['search.spec.ts']);
  expect(plan('bench/budgets.ts')).toMatchObject({ playwright: ['search.spec.ts'] });
});

it('no changes run nothing', () => {
  expect(plan()).toMatchObject({ playwright: [], format: [], needs: { build: false } });
});

describe('the table of browser tests', () => {
  const root = path.resolve(__dirname, '../..');
  const project = readProject(root);

  it('lists all existing files, and no others', () => {
    const files = project.files.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file));
    expect(Object.keys(SPECS).sort()).toEqual(files.map((file) => file.slice(4)).sort());
  });

  it('lists all plugins, and no unknown features', () => {
    const plugins = readdirSync(path.join(root, 'src/plugins'));
    const features = new Set([
      ...Object.values(SPECS).flatMap((spec) => spec.features),
      ...Object.keys(WITHOUT_BROWSER_TESTS),
    ]);
    expect([...features].sort()).toEqual(
      [
        ...plugins,
        'pages/playground',
        'pages/size-snapshot',
        'server/feedback',
        'server/mcp/package',
      ].sort(),
    );
  });

  it('lists existing tests', () => {
    // `planFor` looks up the lines of the tests, and throws if there is no test with a title.
    const page = 'versioned_docs/version-8.12.1/react-charts/bars/bars.mdx';
    const { playwright } = planFor([page], project);
    const titles = Object.values(SPECS).flatMap(({ everyPage = [] }) => everyPage);
    expect(playwright.length).toBeGreaterThan(titles.length);
  });

  it('contains the pages that unit tests name', () => {
    const named = project.files
      .filter((file) => /\.test\.tsx?$/.test(file))
      .flatMap((file) => pagesNamedIn(project.read(file)) ?? []);
    expect(named).not.toEqual([]);
    const unknown = named.filter(
      (page) => !project.files.some((file) => file.startsWith(`docs/${page}/`)),
    );
    expect(unknown).toEqual([]);
  });

  it('contains the real page of each demo', () => {
    const demos = project.files.filter((file) => /^docs\/.*\/demos\/.*\.tsx$/.test(file));
    const lost = demos.filter((file) => planFor([file], project).everything !== undefined);
    expect(demos.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });
});
