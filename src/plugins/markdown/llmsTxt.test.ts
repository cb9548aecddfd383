/** @jest-environment node */
import { markdownPath } from './address';
import { siteIndex, siteSitemap, skillsIndex, versionIndexes, versionSitemap } from './indexes';
import { LIMIT, llmsTxt } from './llmsTxt';
import { pageText } from './pageText';
import type { DocPage, DocsOfVersion } from './pages';
import { samplesNotCompiled } from './samples';
import { skillText, snippetText } from './skill';
import type { MarkdownPage } from './types';

const roots = ['/x/', '/x/next/'];

test.each([
  ['/x/react-charts/bars/', '/x/react-charts/bars.md'],
  ['/x/react-charts/bars', '/x/react-charts/bars.md'],
  ['/x/', '/x/index.md'],
  ['/x/next', '/x/next/index.md'],
])('the Markdown of %s is %s', (path, expected) => {
  expect(markdownPath(path, roots)).toBe(expected);
});

test('a page starts with its facts and a pointer to the index', () => {
  const { text, tokens } = pageText(
    {
      title: 'Bars: stacked',
      description: '',
      url: 'https://example.com/x/bars/',
      version: '8.12.1',
      packages: { '@mui/x-charts': '8.12.0' },
      plan: 'pro',
      lastChange: '2026-11-23',
      notCompiled: ['Use Pro: without the types of @mui/x-charts-pro'],
      index: 'https://example.com/x/llms.txt',
    },
    'Text\n',
    (body) => body.split(' ').length,
  );
  expect(text).toMatch(
    /^---\ntitle: 'Bars: stacked'\nurl: https:\/\/example.com\/x\/bars\/\nversion: 8.12.1\npackages:\n {2}'@mui\/x-charts': 8.12.0\nplan: pro\nlastChange: '2026-11-23'\nnotCompiled:\n {2}- 'Use Pro: without the types of @mui\/x-charts-pro'\ntokens: \d+\n---\n\n> .*https:\/\/example.com\/x\/llms.txt\n\n# Bars: stacked\n\nText\n$/,
  );
  expect(text).toContain(`tokens: ${tokens}\n`);
});

test('says which samples of a page were not compiled with all types, and why', () => {
  const mdx = `Text

\`\`\`tsx
import { BarChart } from '@mui/x-charts';
import { part } from './part';
import fs from 'node:fs';
\`\`\`

## Use Pro

\`\`\`\`tsx title="a.tsx"
# no heading
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
\`\`\`
import type { X } from '@mui/x-license';
\`\`\`\`

### A part

\`\`\`ts fragment="is above"
import { Gone } from '@mui/x-charts-pro';
\`\`\`
`;
  expect(samplesNotCompiled(mdx, (name) => name === '@mui/x-charts')).toEqual([
    'Use Pro: without the types of @mui/x-charts-pro, @mui/x-license',
    'A part: is above',
  ]);
});

test('an index that is too long is an error that names it', () => {
  const pages = Array.from({ length: 1000 }, () => ({
    title: 'Page',
    description: 'x'.repeat(60),
    url: 'https://example.com/',
  }));
  expect(() => llmsTxt('API', 'All', '', [{ title: 'Pages', pages }])).toThrow(
    new RegExp(`"API" has \\d+ characters; at most ${LIMIT}`),
  );
});

const doc = (id: string, product?: DocPage['product']): DocPage => ({
  id,
  path: `/x/${id}/`,
  description: `About ${id}`,
  ...(product ? { product } : {}),
  file: `/site/docs/${id}.mdx`,
});

const version: DocsOfVersion = {
  name: '8.12.1',
  release: '8.12.1',
  root: '/x/',
  packages: { '@mui/x-charts': '8.12.0' },
  notes: 'Use `slotProps`.',
  pages: [
    doc('introduction/installation'),
    doc('react-charts/bars', 'x-charts'),
    doc('react-charts/bars/components-api', 'x-charts'),
    doc('api/charts/bar-chart', 'x-charts'),
    doc('migration/migration-charts-v7', 'x-charts'),
    doc('react-charts/planned', 'x-charts'),
    doc('react-charts/bars/stacked', 'x-charts'),
    doc('react-charts/demos/sales', 'x-charts'),
  ],
};

const written = new Map(
  version.pages
    .filter(({ id }) => !id.endsWith('planned'))
    .map(({ id, path, description }): [string, MarkdownPage] => [
      path,
      {
        title: id,
        description,
        path,
        version: '8.12.1',
        text: '',
        tokens: 1,
        markdown: markdownPath(path, roots),
      },
    ]),
);

test('the indexes of a version lead to every written page', () => {
  const files = versionIndexes(
    version,
    [{ id: 'x-charts', folder: 'charts', name: 'Charts' }],
    written,
    (path) => `https://example.com${path}`,
  );
  expect(files.map(({ path }) => path)).toEqual([
    '/x/llms.txt',
    '/x/react-charts/llms.txt',
    '/x/api/charts/llms.txt',
  ]);
  const [start = '', guides = '', api = ''] = files.map(({ text }) => text);
  expect(start).toContain('Use `slotProps`.');
  expect(start).toContain('https://example.com/x/react-charts/llms.txt');
  expect(start).toContain(
    'https://example.com/x/introduction/installation.md): About introduction',
  );
  expect(start).toContain('https://example.com/x/migration/migration-charts-v7.md');
  expect(guides).toContain('https://example.com/x/react-charts/bars.md');
  expect(guides).toContain('https://example.com/x/api/charts/llms.txt');
  expect(api).toContain('https://example.com/x/api/charts/bar-chart.md');
  expect(api.indexOf('bars/components-api.md')).toBeGreaterThan(api.indexOf('## API by guide'));
  expect(files.map(({ text }) => text).join()).not.toContain('planned');
});

test('the skill and the snippet name the exact versions and where to look things up', () => {
  const addresses = { index: 'https://example.com/x/llms.txt', setup: undefined };
  const skill = skillText(version, addresses);
  expect(skill).toMatch(/^---\nname: mui-x-8-12-1\ndescription: .+\n---\n/);
  expect(skill).toContain('`@mui/x-charts` 8.12.0');
  expect(skill).toContain('## Common mistakes\n\nUse `slotProps`.');
  expect(skillText({ ...version, notes: '' }, addresses)).not.toContain('Common mistakes');
  const snippet = snippetText(version, addresses);
  expect(snippet.trimEnd().split('\n')).toHaveLength(4);
  expect(snippet).toContain('https://example.com/x/llms.txt');
});

test('the index of the site leads to the versions', () => {
  const text = siteIndex(
    'MUI X',
    [
      { release: '8.29.5', root: '/x/next/', isDefault: false },
      { release: '8.12.1', root: '/x/', isDefault: true },
    ],
    (path) => `https://example.com${path}`,
  );
  expect(text).toContain(
    '[MUI X 8.12.1](https://example.com/x/llms.txt): the version that readers',
  );
  expect(text).toContain('[MUI X 8.29.5](https://example.com/x/next/llms.txt)');
});

test('the sitemap of a version has all guides below their part, and leads to the API pages', () => {
  const { path, text } = versionSitemap(
    version,
    [{ id: 'x-charts', folder: 'charts', name: 'Charts' }],
    written,
  );
  expect(path).toBe('/x/sitemap.md');
  expect(text).toBe(`# Sitemap of MUI X 8.12.1

## Introduction

- [introduction/installation](/x/introduction/installation.md)

## Charts

- [react-charts/bars](/x/react-charts/bars.md)
  - [react-charts/bars/stacked](/x/react-charts/bars/stacked.md)
- [react-charts/demos/sales](/x/react-charts/demos/sales.md)

## Migration

- [migration/migration-charts-v7](/x/migration/migration-charts-v7.md)

## API reference

- [API of Charts](/x/api/charts/llms.txt)
`);
});

test('the sitemap and the skills of the site have all versions, the default one first', () => {
  const versions = [
    { release: '8.29.5', root: '/x/next/', isDefault: false },
    { release: '8.12.1', root: '/x/', isDefault: true },
  ];
  const sitemap = siteSitemap('MUI X', versions);
  expect(sitemap).toContain('- [MUI X 8.29.5](/x/next/sitemap.md)\n');
  expect(sitemap).toContain('- [MUI X 8.12.1](/x/sitemap.md)\n');
  const { skills } = JSON.parse(skillsIndex(versions)) as { skills: { name: string }[] };
  expect(skills).toEqual([
    { name: 'mui-x-8-12-1', description: expect.any(String) as unknown, files: ['SKILL.md'] },
    { name: 'mui-x-8-29-5', description: expect.any(String) as unknown, files: ['SKILL.md'] },
  ]);
  // The names are those in the skills.
  expect(skillText(version, { index: '' })).toContain(`name: ${skills[0]?.name}\n`);
});
