/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { checkCommand, checkDeployment } from './commands';

const site = temporaryFolder();

const check = (
  command: string,
  environment: Record<string, string> = {},
  { file = '/site/node_modules/.bin/docusaurus', url = 'https://docs.acme.com' } = {},
) =>
  checkCommand(
    { siteDir: site(), url, baseUrl: '/' },
    ['node', file, ...command.split(' ')],
    environment,
  );

it.each([
  ['serve --port 4000', 'Run "npm run serve".'],
  ['write-translations --locale zh', 'Run "npm run docusaurus -- write-translations --locale zh".'],
  ['write-translations', 'Run "npm run docusaurus -- write-translations".'],
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
  [
    'swizzle @docusaurus/theme-classic Navbar --eject --danger',
    'in place of src/theme/Navbar/Content/index.tsx, src/theme/Navbar/ColorModeToggle/index.tsx. Use --wrap',
  ],
  ['deploy', 'Run "npm run docusaurus -- deploy", which sets both.'],
])('refuses %s, and says what to do', (command, message) => {
  writeFiles(site(), { 'src/theme/Own.tsx': '' });
  expect(() => check(command)).toThrow(message);
  expect(() => check(command, {}, { file: '/work/docusaurus.mjs' })).toThrow(message);
});

it.each([
  'build',
  'start --port 4000',
  'docs:version 8.29.5',
  'write-heading-ids . --syntax mdx-comment',
  'write-heading-ids --syntax=mdx-comment',
  'swizzle --list',
  'swizzle @docusaurus/theme-classic Footer/Copyright --wrap --danger',
  'swizzle @docusaurus/theme-classic Navbar --wrap --danger',
  'swizzle @docusaurus/theme-classic DocItem/Layout --list',
])('lets %s run', (command) => {
  expect(() => check(command)).not.toThrow();
});

it('lets other processes read the configuration', () => {
  expect(() => check('serve', {}, { file: '/site/server/serve.ts' })).not.toThrow();
});

describe('a deployment to GitHub Pages', () => {
  const variables = { OFFLINE: 'off', FEEDBACK_ENDPOINT: '' };

  it('needs an address of its own, and says which line to add', () => {
    const url = 'https://docs.example.com';
    expect(() => check('deploy', variables, { url })).toThrow(
      'found the default, "https://docs.example.com". Set the variable SITE_URL, or "url" of "site" in portal.config.ts: url: \'https://acme.github.io\',',
    );
    expect(() => check('deploy', variables)).not.toThrow();
  });

  it('needs the path of its repository, and says which line to change', () => {
    const deploy = (url: string, project: string, baseUrl = '/') =>
      checkDeployment({ url, baseUrl }, { PROJECT_NAME: project });
    expect(() => deploy('https://acme.github.io', 'docs')).toThrow(
      'at https://acme.github.io/docs/; found "/" as "baseUrl" of "site" in portal.config.ts. Change it: baseUrl: \'/docs/\',',
    );
    expect(() => deploy('https://acme.github.io', 'docs', '/docs/')).not.toThrow();
    expect(() => deploy('https://acme.github.io', 'Acme.github.io')).not.toThrow();
    expect(() => deploy('https://docs.acme.com', 'docs')).not.toThrow();
  });
});
