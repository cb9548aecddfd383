import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import fs from 'fs-extra';

import { writeVersionSidebar } from './versionSidebar';

let siteDir = '';
const write = (file: string, text: string) => fs.outputFile(path.join(siteDir, file), text);
const page = (folder: string) =>
  write(
    `versioned_docs/version-8.12.1/${folder}/${path.basename(folder)}.mdx`,
    '---\ntitle: A page\n---\n',
  );

beforeEach(async () => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'version-sidebar-'));
  await write('versions.json', '["8.12.1"]');
  await page('react-charts/bars');
  await write(
    'i18n/zh/page-titles.json',
    JSON.stringify({ '/x/react-charts/pie': '饼图', '/x/react-charts/bars': '条形图' }),
  );
});

afterEach(() => fs.remove(siteDir));

it('lists the pages of the version in the order of the navigation, also after one was added', async () => {
  const file = await writeVersionSidebar(siteDir, '8.12.1');
  expect(file).toBe(path.join('versioned_sidebars', 'version-8.12.1-sidebars.json'));
  const read = () => fs.readFile(path.join(siteDir, file), 'utf8');
  expect(await read()).toContain('"id": "react-charts/bars/bars"');
  expect(await read()).not.toContain('react-charts/pie/pie');

  await page('react-charts/pie');
  await writeVersionSidebar(siteDir, '8.12.1');
  const text = await read();
  expect(text.indexOf('react-charts/bars/bars')).toBeLessThan(text.indexOf('react-charts/pie/pie'));
});

it('names the versions that exist', async () => {
  await expect(writeVersionSidebar(siteDir, '8.13.0')).rejects.toThrow(
    'the version must be one of 8.12.1; found "8.13.0".',
  );
});

it('links to pages without versions, and translates these links', async () => {
  await write('unversioned_docs/templates/blog/blog.mdx', '');
  await write('i18n/zh/page-titles.json', JSON.stringify({ '/x/templates/blog': '博客' }));
  const file = await writeVersionSidebar(siteDir, '8.12.1');
  expect(await fs.readFile(path.join(siteDir, file), 'utf8')).toContain(
    '"href": "/x/templates/blog/"',
  );
  const translations = 'i18n/zh/docusaurus-plugin-content-docs/version-8.12.1.json';
  expect(await fs.readJson(path.join(siteDir, translations))).toEqual({
    'sidebar.docs.link./x/templates/blog': { message: '博客' },
    // In the newest version, they are docs.
    'sidebar.docs.doc./x/templates/blog': { message: '博客' },
  });
});
