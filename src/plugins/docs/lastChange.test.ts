/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { editUrlOf, gitDates, lastChanges } from './lastChange';

const siteDir = temporaryFolder();

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, GIT_COMMITTER_DATE: commitDate },
  });
}

let commitDate = '';

function commit(date: string, files: Record<string, string>): void {
  commitDate = `${date}T15:30:00+09:00`;
  writeFiles(siteDir(), files);
  git(siteDir(), 'add', '-A');
  git(siteDir(), 'commit', '--message', date);
}

/** The dates of all pages in `docs`, as readers see them. */
const dates = (folder = siteDir()) =>
  Object.fromEntries(
    [...lastChanges(folder, [path.join(folder, 'docs')])].map(([file, day]) => [
      file,
      new Date(day).toISOString(),
    ]),
  );

beforeEach(() => {
  git(siteDir(), 'init');
  commit('2026-03-01', {
    'docs/sorting/sorting.mdx': 'Sorts.',
    'docs/größe.mdx': 'Sizes.',
    'docs/api/charts/bar-chart.mdx': 'api',
    'docs/bars/components-api.mdx': 'api',
    'other/page.mdx': 'Elsewhere.',
  });
  commit('2026-05-20', { 'docs/sorting/sorting.mdx': 'Sorts rows.' });
});

it('gives written pages the day of their last change, and no others', () => {
  expect(dates()).toEqual({
    'docs/sorting/sorting.mdx': '2026-05-20T00:00:00.000Z',
    'docs/größe.mdx': '2026-03-01T00:00:00.000Z',
  });
});

it('gives a page that is not committed no date, and a changed one that of its last commit', () => {
  const before = dates();
  writeFiles(siteDir(), { 'docs/new.mdx': 'New.', 'docs/größe.mdx': 'Edited.' });
  expect(dates()).toEqual(before);
});

it('gives no dates, and prints nothing, where the history is incomplete or missing', () => {
  const clone = path.join(siteDir(), 'clone');
  git(siteDir(), 'clone', '--depth=1', `file://${siteDir()}`, clone);
  expect(dates(clone)).toEqual({});
  git(siteDir(), 'clone', `file://${siteDir()}`, `${clone}-full`);
  expect(dates(`${clone}-full`)).toEqual(dates());

  const error = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(lastChanges('/', ['/docs'])).toEqual(new Map());
  const { PATH } = process.env;
  process.env.PATH = '';
  expect(dates()).toEqual({});
  process.env.PATH = PATH;
  expect(error).not.toHaveBeenCalled();
});

it('warns once that a shallow clone has no dates', async () => {
  const clone = path.join(siteDir(), 'clone');
  git(siteDir(), 'clone', '--depth=1', `file://${siteDir()}`, clone);
  const lastUpdate = async (folder: string, warn: (text: string) => void) => {
    const vcs = gitDates('docs', warn);
    vcs.initialize({ siteDir: folder });
    const file = path.join(folder, 'docs/größe.mdx');
    await vcs.getFileLastUpdateInfo(file);
    return vcs.getFileLastUpdateInfo(file);
  };
  const warn = jest.fn();
  await expect(lastUpdate(siteDir(), warn)).resolves.not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
  await expect(lastUpdate(clone, warn)).resolves.toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('git fetch --unshallow')]]);
});

it('tells Docusaurus the dates', async () => {
  const vcs = gitDates('docs');
  vcs.initialize({ siteDir: siteDir() });
  const page = (name: string) => vcs.getFileLastUpdateInfo(path.join(siteDir(), 'docs', name));
  await expect(page('sorting/sorting.mdx')).resolves.toMatchObject({
    timestamp: Date.parse('2026-05-20'),
  });
  await expect(page('api/charts/bar-chart.mdx')).resolves.toBeNull();
});

describe('the link that edits a page', () => {
  const page = (docPath: string) => ({
    versionDocsDirPath: 'versioned_docs/version-8.12.1',
    docPath,
  });

  it('leads to its file in the repository of the docs', () => {
    expect(editUrlOf('https://github.com/acme/docs/edit/main')?.(page('a/a.mdx'))).toBe(
      'https://github.com/acme/docs/edit/main/versioned_docs/version-8.12.1/a/a.mdx',
    );
  });

  test.each(['api/charts/bar-chart.mdx', 'react-charts/bars/components-api.mdx'])(
    'is not on the generated page %s',
    (docPath) => {
      expect(editUrlOf('https://github.com/acme/docs/edit/main')?.(page(docPath))).toBeUndefined();
    },
  );

  it('is on no page of a site that names no repository', () => {
    expect(editUrlOf(undefined)).toBeUndefined();
  });
});
