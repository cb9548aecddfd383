import { anchorOf, pathBelow, shownVersion, switchNote, type VersionSwitch } from './shown';
import type { SiteVersion } from './types';

const version = (name: string, path: string, isCurrent = false): SiteVersion => ({
  name,
  label: name,
  path,
  start: path,
  navbar: {},
  products: {},
  isCurrent,
  banner: isCurrent ? null : 'unreleased',
  packages: {},
});

const VERSIONS = [version('current', '/x/next/'), version('8.12.1', '/x/', true)];

test.each([
  ['/x/next/react-charts/', 'current'],
  ['/x/next', 'current'],
  ['/x/', '8.12.1'],
  ['/x/react-charts/bars/', '8.12.1'],
  ['/x/nextra/', '8.12.1'],
  ['/playground/', '8.12.1'],
  ['/', '8.12.1'],
])('assigns %s to %s', (pathname, expected) => {
  expect(shownVersion(VERSIONS, pathname)?.name).toBe(expected);
});

it('returns no version on a site without docs', () => {
  expect(shownVersion([], '/x/')).toBeUndefined();
});

test.each([
  ['/x/react-charts/bars/', '/x/', 'react-charts/bars'],
  ['/x/next/react-charts/', '/x/next/', 'react-charts'],
  ['/zh/x/next/', '/zh/x/next', ''],
])('returns the path of %s below %s as %j', (pathname, versionPath, expected) => {
  expect(pathBelow(pathname, versionPath)).toBe(expected);
});

describe('a switch', () => {
  const nearest: VersionSwitch = { standIn: 'nearest', title: 'Pivoting', label: '8.12.1' };

  it('is reported if it led to another page, but not if the page is the same', () => {
    expect(switchNote(nearest)).toBe('“Pivoting” isn’t in 8.12.1. This is the nearest page.');
    expect(switchNote({ standIn: 'moved', title: 'Column header', label: 'Next' })).toBe(
      '“Column header” has moved. This is its page in Next.',
    );
    expect(switchNote({ ...nearest, title: '' })).toBe(
      'This page wasn’t found. This is the nearest page in 8.12.1.',
    );
    expect(switchNote({ title: '', label: 'Next' })).toBe('');
  });
});

test.each([
  ['', undefined],
  ['#', undefined],
  ['#sort', 'sort'],
  ['#%E6%97%A5', '日'],
  ['#%E0%A4%A', undefined],
])('resolves the hash %j to %j', (hash, expected) => {
  expect(anchorOf(hash)).toBe(expected);
});
