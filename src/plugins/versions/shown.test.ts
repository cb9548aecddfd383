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
])('%s is of %s', (pathname, expected) => {
  expect(shownVersion(VERSIONS, pathname)?.name).toBe(expected);
});

it('a site without docs has no version', () => {
  expect(shownVersion([], '/x/')).toBeUndefined();
});

test.each([
  ['/x/react-charts/bars/', '/x/', 'react-charts/bars'],
  ['/x/next/react-charts/', '/x/next/', 'react-charts'],
  ['/zh/x/next/', '/zh/x/next', ''],
])('%s below %s is %j', (pathname, versionPath, expected) => {
  expect(pathBelow(pathname, versionPath)).toBe(expected);
});

describe('a switch', () => {
  const nearest: VersionSwitch = { standIn: 'nearest', title: 'Pivoting', label: '8.12.1' };

  it('is told where it led to another page, and to nobody where the page is the same', () => {
    expect(switchNote(nearest)).toBe('“Pivoting” is not in 8.12.1. This is the nearest page.');
    expect(switchNote({ standIn: 'moved', title: 'Column header', label: 'Next' })).toBe(
      '“Column header” has moved. This is its page in Next.',
    );
    expect(switchNote({ ...nearest, title: '' })).toBe(
      'The page was not found. This is the nearest page in 8.12.1.',
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
])('the hash %j names %j', (hash, expected) => {
  expect(anchorOf(hash)).toBe(expected);
});
