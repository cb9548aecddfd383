/** @jest-environment node */
import { docsVersionOptions, parseVersions } from './docsVersions';

describe('VERSIONS', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    [' , ', undefined],
    ['8.12.1', ['8.12.1']],
    ['current, 8.12.1', ['current', '8.12.1']],
  ])('%j means %j', (value, expected) => {
    expect(parseVersions(value, ['8.12.1'])).toEqual(expected);
  });

  it('with a name that is none says which there are', () => {
    expect(() => parseVersions('8.12,8.12.1,9', ['8.12.1', '7.29.0'])).toThrow(
      'VERSIONS: unknown "8.12", "9". Allowed are current, 8.12.1, 7.29.0 with commas between; found "8.12,8.12.1,9".',
    );
  });
});

describe('the docs', () => {
  it('are those of the release until a version is cut', () => {
    expect(docsVersionOptions([], undefined, '8.12.1')).toEqual({
      versions: { current: { label: '8.12.1', badge: false } },
    });
  });

  it('that are not cut are then of the next, unreleased and not indexed', () => {
    expect(docsVersionOptions(['8.12.1'], undefined, '8.12.1').versions).toEqual({
      current: { label: 'Next', banner: 'unreleased', noIndex: true, badge: false },
      '8.12.1': { badge: false },
    });
  });

  it('are built for the versions asked for', () => {
    expect(docsVersionOptions(['8.12.1'], ['8.12.1'], '8.12.1').onlyIncludeVersions).toEqual([
      '8.12.1',
    ]);
  });
});
