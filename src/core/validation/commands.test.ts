/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { checkCommand } from './commands';

const site = temporaryFolder();

const check = (command: string, file = '/site/node_modules/.bin/docusaurus') =>
  checkCommand(site(), ['node', file, ...command.split(' ')]);

it.each([
  ['serve --port 4000', 'Run "npm run serve" instead.'],
  ['deploy', 'Run "npm run build", and upload build/'],
  ['write-translations --locale zh', 'Translate titles in i18n/<locale>/page-titles.json'],
  ['write-heading-ids', 'Add --syntax mdx-comment.'],
  ['write-heading-ids --syntax classic', 'Add --syntax mdx-comment.'],
  [
    'swizzle @docusaurus/theme-classic DocItem/Layout --eject',
    'src/theme/DocItem/Layout/index.tsx already replaces the component "DocItem/Layout". Edit this file',
  ],
  [
    'swizzle --wrap docusaurus-theme-search-algolia searchbar',
    'src/plugins/search/theme/SearchBar/index.tsx already replaces',
  ],
  ['swizzle @docusaurus/theme-classic Own --eject', 'src/theme/Own.tsx already replaces'],
])('refuses %s, and says what to do', (command, message) => {
  writeFiles(site(), { 'src/theme/Own.tsx': '' });
  expect(() => check(command)).toThrow(message);
  expect(() => check(command, '/work/docusaurus.mjs')).toThrow(message);
});

it.each([
  'build',
  'start --port 4000',
  'docs:version 8.29.5',
  'write-heading-ids . --syntax mdx-comment',
  'swizzle --list',
  'swizzle @docusaurus/theme-classic Footer/Copyright --wrap --danger',
  'swizzle @docusaurus/theme-classic DocItem/Layout --list',
])('lets %s run', (command) => {
  expect(() => check(command)).not.toThrow();
});

it('lets other processes read the configuration', () => {
  expect(() => check('serve', '/site/server/serve.ts')).not.toThrow();
});
