/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { checkJsonFiles } from './jsonFiles';

const site = temporaryFolder();

it('accepts translations, and a site without any files', () => {
  expect(() => checkJsonFiles(site())).not.toThrow();
  writeFiles(site(), {
    'i18n/zh/code.json': '{"theme.next": {"message": "下"}}',
    // As TypeScript reads it.
    'tsconfig.json': '{\n  // Of "a//b".\n  "include": ["a//b",], /* all */\n}',
  });
  expect(() => checkJsonFiles(site())).not.toThrow();
});

it.each([
  ['versions.json', '["1", "1"]', 'each of them once, such as ["8.12.1"]; found ["1","1"].'],
  ['versions.json', '["../1"]', 'found ["../1"].'],
  ['tsconfig.json', '{"compilerOptions": ', 'tsconfig.json must be valid JSON: '],
  ['i18n/zh/code.json', '{{', 'i18n/zh/code.json must be valid JSON: '],
  ['i18n/zh/page-titles.json', '[1]', 'i18n/zh/page-titles.json must be an object; found [1].'],
  [
    'i18n/zh/docusaurus-plugin-content-docs/current.json',
    '{"version.label": "下"}',
    'current.json: "version.label" must be an object with a message, such as {"message": "Next"}; found "下".',
  ],
  ['versioned_sidebars/version-1-sidebars.json', '', 'version-1-sidebars.json must be valid JSON'],
  ['versioned_docs/version-1/package.json', '{"a" 1}', 'version-1/package.json must be valid JSON'],
])('names %s if it contains %j', (file, text, message) => {
  writeFiles(site(), { [file]: text });
  expect(() => checkJsonFiles(site())).toThrow(message);
});
