/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { currentVersion } from '../../../core/versions';
import { Site } from '../site';

import { addressProblems } from './moved';

const folder = temporaryFolder();
const page = '---\ntitle: Bars\n---\n\nBars.\n';

const problems = (redirects: Record<string, string>, listed: string[] = []) =>
  addressProblems(
    new Site({
      version: currentVersion(folder()),
      navigation: () => ({ file: 'entries.ts', pathnames: new Set(listed) }),
      redirects: () => redirects,
    }),
  ).map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`);

beforeEach(() =>
  writeFiles(folder(), {
    'versions.json': '["8"]',
    'portal.config.ts': 'export const site = {};\nexport const redirects = {};\n',
    'docs/pie/pie.mdx': page,
    'docs/_note.mdx': page,
    'versioned_docs/version-8/pie/pie.mdx': page,
    'versioned_docs/version-8/bars/bars.mdx': page,
    'versioned_docs/version-8/bars/components-api.mdx': page,
    'versioned_docs/version-8/api/bar/bar.mdx': page,
    'versioned_docs/version-8/node_modules/a/README.md': page,
    'unversioned_docs/privacy/privacy.mdx': page,
  }),
);

it.each([
  [
    'a page of the newest version is gone',
    {},
    [],
    /^portal\.config\.ts:2 \/x\/bars\/ leads nowhere: .*bars\.mdx doesn't exist\. Add a redirect to the page that answers the same question: '\/x\/bars\/': '\/x\/…\/'\.$/,
  ],
  ['it is still in the navigation', {}, ['/x/bars'], /^entries\.ts:1 .* Remove the entry, and add/],
  ['it is redirected, too', { '/x/bars/': '/x/pie/' }, ['/x/bars'], /Remove the entry\.$/],
  [
    'a redirect leads to no page',
    { '/x/bars/': '/x/lines/' },
    [],
    /\/x\/bars\/ is redirected to \/x\/lines\/, which isn't a page/,
  ],
])('if %s, there is a problem', (_name, redirects, listed, expected) => {
  expect(problems(redirects, listed)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  ['a redirect to a page', { '/x/bars/': '/x/pie/' }],
  ['a redirect to a page without versions', { '/x/bars/': '/x/privacy/' }],
  ['a redirect to the start', { '/x/bars/': '/x/' }],
  ['two redirects', { '/x/bars/': '/x/lines/', '/x/lines/': '/x/pie/' }],
])('with %s, there is none', (_name, redirects) => {
  expect(problems(redirects)).toEqual([]);
});

it('reads no redirects of another site', () => {
  expect(addressProblems(new Site({ version: currentVersion(folder()) }))).toEqual([]);
});
