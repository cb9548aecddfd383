/** @jest-environment node */
import { docsVersionOptions, parseVersionPart, parseVersions, placeVersions } from './docsVersions';

describe('VERSIONS', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    [' , ', undefined],
    ['8.12.1', ['8.12.1']],
    ['current, 8.12.1', ['current', '8.12.1']],
  ])('parses %j as %j', (value, expected) => {
    expect(parseVersions(value, ['8.12.1'])).toEqual(expected);
  });

  it('lists the known versions for an unknown name', () => {
    expect(() => parseVersions('8.12,8.12.1,9', ['8.12.1', '7.29.0'])).toThrow(
      'VERSIONS: unknown "8.12", "9". Allowed values: current, 8.12.1, 7.29.0, separated by commas; found "8.12,8.12.1,9".',
    );
  });
});

describe('the docs', () => {
  it('document the release until a version is cut', () => {
    expect(docsVersionOptions([], undefined, '8.12.1')).toEqual({
      versions: { current: { label: '8.12.1', badge: false } },
    });
  });

  it("that aren't cut are then unreleased and not indexed", () => {
    expect(docsVersionOptions(['8.12.1'], undefined, '8.12.1').versions).toEqual({
      current: { label: 'Next', banner: 'unreleased', noIndex: true, badge: false },
      '8.12.1': { badge: false },
    });
  });

  it('are built for the requested versions', () => {
    expect(docsVersionOptions(['8.12.1'], ['8.12.1'], '8.12.1').onlyIncludeVersions).toEqual([
      '8.12.1',
    ]);
  });
});

describe('the state of the versions', () => {
  test.each([
    ['all', undefined, ['next', '', '7.29.0']],
    ['those that were cut', ['8.12.1', '7.29.0'], ['', '7.29.0']],
    ['an old one and the next', ['current', '7.29.0'], ['next', '']],
    ['the next alone', ['current'], ['']],
  ])('%s', (_what, only, folders) => {
    const placed = placeVersions(['8.12.1', '7.29.0'], only);
    expect(placed.map(({ folder }) => folder)).toEqual(folders);
  });

  it('includes why their pages have a banner', () => {
    expect(placeVersions(['8.12.1', '7.29.0'], undefined).map(({ banner }) => banner)).toEqual([
      'unreleased',
      'none',
      'unmaintained',
    ]);
    expect(placeVersions([], undefined)).toEqual([{ name: 'current', folder: '', banner: 'none' }]);
  });

  it('stays the same for a version that is built alone', () => {
    const alone = (part: string) => docsVersionOptions(['8.12.1', '7.29.0'], undefined, '8', part);
    expect(alone('current')).toMatchObject({
      onlyIncludeVersions: ['current'],
      versions: { current: { path: 'next', banner: 'unreleased', noIndex: true } },
    });
    expect(alone('8.12.1').versions?.['8.12.1']).toMatchObject({ path: '', banner: 'none' });
    expect(alone('7.29.0').versions?.['7.29.0']).toMatchObject({
      path: '7.29.0',
      banner: 'unmaintained',
    });
  });
});

describe('VERSIONS_PART', () => {
  it('is one version of the site, or unset', () => {
    expect(parseVersionPart(' 8.12.1 ', ['current', '8.12.1'])).toBe('8.12.1');
    expect(parseVersionPart('', ['current'])).toBeUndefined();
    expect(parseVersionPart(undefined, ['current'])).toBeUndefined();
  });

  it('rejects other values, with the known versions', () => {
    expect(() => parseVersionPart('9', ['current', '8.12.1'])).toThrow(
      'VERSIONS_PART must be one of the site\'s versions, current, 8.12.1; found "9".',
    );
  });
});
