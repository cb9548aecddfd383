/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { docsVersionOf } from '../../../core/versions';
import { Site } from '../site';

import { linkProblems } from './links';

const folder = temporaryFolder();
const page = (text = '') => `---\ntitle: A page\n---\n\n## A heading\n\n${text}\n`;

beforeEach(() =>
  writeFiles(folder(), {
    'versions.json': '["8"]',
    'docs/bars/bars.mdx': page(),
    'docs/radar/radar.mdx': page(),
    'versioned_docs/version-8/bars/bars.mdx': page(),
    'unversioned_docs/privacy/privacy.mdx': page(),
    'unversioned_docs/offline/offline.mdx': page(),
  }),
);

/** Returns what is wrong with a link on a page, and how to mend it. */
function problemsOf(file: string, link: string): string[] {
  writeFiles(folder(), { [file]: page(`[A link](${link})`) });
  const absolute = path.join(folder(), file);
  const version = docsVersionOf(absolute, folder());
  const site = version && new Site({ version });
  const parsed = site?.page(absolute);
  return site && parsed
    ? linkProblems(parsed, site).map(({ message, fix }) => `${message} ${fix}`)
    : ['No page.'];
}

const GUIDE = 'docs/bars/bars.mdx';
const ABOUT = 'unversioned_docs/offline/offline.mdx';

it.each([
  [GUIDE, '/x/privacy/'],
  [GUIDE, '/x/privacy/#a-heading'],
  ['versioned_docs/version-8/bars/bars.mdx', '/x/privacy/'],
  [ABOUT, '/x/privacy/'],
  // A page of the newest version.
  [ABOUT, '/x/bars/#a-heading'],
])('in %s, the address %s may be linked', (file, link) => {
  expect(problemsOf(file, link)).toEqual([]);
});

it.each([
  [GUIDE, '/x/radar/', /links to a page by URL.* Link to the file: "\.\.\/radar\/radar\.mdx"/],
  [GUIDE, '/x/privacy/#other', /There is no heading "#other" in unversioned_docs\/privacy/],
  [ABOUT, '../privacy/privacy.mdx', /links to a file.* Link to the address: "\/x\/privacy\/"/],
  // Not in the newest version.
  [ABOUT, '/x/radar/', /There is no page at "\/x\/radar\/"/],
  [ABOUT, '/x/bars/#other', /There is no heading "#other" in versioned_docs\/version-8/],
])('in %s, the link %s is a problem', (file, link, message) => {
  expect(problemsOf(file, link)).toEqual([expect.stringMatching(message)]);
});
