/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { writeTranslations } from './translations';

jest.setTimeout(30_000);

const site = temporaryFolder();

const LABELS = 'docusaurus-plugin-content-docs/version-8.12.1.json';
const TITLES = { '/x/react-charts': '图表' };
const MESSAGES = {
  'portal.offline.reload': { message: '重新加载' },
  'theme.docs.paginator.next': { message: '下一个' },
};

beforeEach(() =>
  writeFiles(site(), {
    'src/About.tsx':
      'import Translate from \'@docusaurus/Translate\';\nexport default () => <Translate id="about.title">About</Translate>;\n',
    'versions.json': '["8.12.1"]',
    'versioned_sidebars/version-8.12.1-sidebars.json': JSON.stringify({
      docs: [
        { type: 'doc', id: 'charts', key: '/x/react-charts', label: 'Overview' },
        { type: 'doc', id: 'bar-chart', key: '/x/api/charts/bar-chart', label: 'BarChart' },
      ],
    }),
    'i18n/en/page-titles.json': '{ "/playground": "Playground" }',
    'i18n/zh/page-titles.json': JSON.stringify(TITLES),
    'i18n/zh/code.json': JSON.stringify(MESSAGES),
    [`i18n/zh/${LABELS}`]: '{ "version.label": { "message": "八" } }',
  }),
);

const read = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(site(), 'i18n/zh', file), 'utf8'));

const write = async (messagePrefix?: string) =>
  (
    await writeTranslations({
      siteDir: site(),
      locale: 'zh',
      ...(messagePrefix === undefined ? {} : { messagePrefix }),
    })
  ).join('\n');

it('says what is missing, and writes no English texts', async () => {
  const said = await write();
  expect(said).toMatch(/page-titles\.json lacks \d+ of \d+ titles:[^]*\/playground: "Playground"/);
  expect(said).toMatch(/code\.json has 2 of \d+ texts of the interface/);
  expect(read('page-titles.json')).toEqual(TITLES);
  expect(read('code.json')).toEqual(MESSAGES);
  expect(fs.readdirSync(path.join(site(), 'i18n/zh')).sort()).toEqual([
    'code.json',
    'docusaurus-plugin-content-docs',
    'page-titles.json',
  ]);
});

it('writes the titles of the language to the sidebars of cut versions, and keeps other labels', async () => {
  expect(await write()).toContain(`${LABELS}: wrote 1 label, from page-titles.json.`);
  const labels = {
    'version.label': { message: '八' },
    'sidebar.docs.doc./x/react-charts': { message: '图表' },
  };
  expect(read(LABELS)).toEqual(labels);

  expect(await write()).not.toContain(LABELS);
  expect(read(LABELS)).toEqual(labels);
});

it('adds what is missing behind a prefix, and the translations that Docusaurus has', async () => {
  await write('TODO ');
  expect(read('page-titles.json')).toMatchObject({ ...TITLES, '/playground': 'TODO Playground' });
  expect(read('page-titles.json')).not.toHaveProperty(['/x/api/charts/bar-chart']);
  expect(read('code.json')).toMatchObject({
    ...MESSAGES,
    'about.title': { message: 'TODO About' },
    'portal.offline.notice': { message: expect.stringMatching(/^TODO You’re offline/) as string },
    'theme.docs.paginator.previous': { message: '上一页' },
  });
});

it('names ids that no text has, but not those of the site', async () => {
  expect(await write()).not.toContain('no text has the id');
  writeFiles(site(), { 'i18n/zh/code.json': '{ "about.titel": { "message": "关于" } }' });
  expect(await write()).toContain('code.json: no text has the id "about.titel". Correct or remove');
});

it.each([
  ['en', 'TODO ', 'other than English: zh; found "en".'],
  ['fr', undefined, 'found "fr"'],
  ['zh', '', '--messagePrefix must not be empty'],
])('refuses the language %s with the prefix %j', async (locale, messagePrefix, message) => {
  await expect(
    writeTranslations({
      siteDir: site(),
      locale,
      ...(messagePrefix === undefined ? {} : { messagePrefix }),
    }),
  ).rejects.toThrow(message);
});
