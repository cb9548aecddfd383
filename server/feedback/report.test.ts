/** @jest-environment node */
import {
  byNeed,
  countReasons,
  formatDay,
  parseDay,
  wilsonLowerBound,
  withEmptyWeeks,
} from './report';
import type { PageCount, ReportedAnswer } from './store';

describe('the lower bound of the Wilson interval', () => {
  // From R: prop.test(helpful, total, correct = FALSE)$conf.int[1].
  test.each([
    [1, 1, 0.2065],
    [1, 2, 0.0945],
    [5, 10, 0.2366],
    [81, 263, 0.2553],
    [95, 100, 0.8882],
    [100, 100, 0.963],
  ])('for %d of %d is %d', (helpful, total, bound) => {
    expect(wilsonLowerBound(helpful, total)).toBeCloseTo(bound, 4);
  });

  it('is zero if nobody was helped and if nobody answered', () => {
    expect([wilsonLowerBound(0, 1), wilsonLowerBound(0, 1000), wilsonLowerBound(0, 0)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('grows with the number of answers at the same share', () => {
    expect(wilsonLowerBound(80, 100)).toBeGreaterThan(wilsonLowerBound(8, 10));
  });
});

describe('pages by need', () => {
  const page = (name: string, helpful: number, notHelpful: number): PageCount => ({
    page: name,
    helpful,
    notHelpful,
    comments: 0,
  });

  it('starts with the page that most likely helps the fewest readers', () => {
    const pages = byNeed([
      page('/many-yes', 95, 5),
      page('/one-yes', 1, 0),
      page('/half', 50, 50),
      page('/one-no', 0, 1),
      page('/b-many-no', 0, 40),
      page('/a-many-no', 0, 40),
    ]);
    expect(pages.map((need) => need.page)).toEqual([
      '/a-many-no',
      '/b-many-no',
      '/one-no',
      '/one-yes',
      '/half',
      '/many-yes',
    ]);
    expect(pages.at(-1)).toMatchObject({ answers: 100, share: 0.95 });
  });
});

describe('weeks', () => {
  const WEEK = 7 * 86_400_000;
  it('includes weeks without answers between weeks with answers', () => {
    const weeks = [
      { start: 4 * WEEK, helpful: 1, notHelpful: 2 },
      { start: 7 * WEEK, helpful: 3, notHelpful: 4 },
    ];
    expect(withEmptyWeeks(weeks)).toEqual([
      weeks[0],
      { start: 5 * WEEK, helpful: 0, notHelpful: 0 },
      { start: 6 * WEEK, helpful: 0, notHelpful: 0 },
      weeks[1],
    ]);
    expect(withEmptyWeeks([])).toEqual([]);
  });
});

describe('reasons', () => {
  it('are counted and sorted by frequency', () => {
    const answer = (reasons: string[]): ReportedAnswer => ({
      page: '/',
      version: '8',
      locale: 'en',
      rating: 0,
      reasons,
      comment: '',
      section: null,
      codeVariant: 'TS',
      codeStyling: 'CSS',
      answeredAt: 0,
    });
    expect(
      countReasons([answer(['wrong']), answer(['outdated', 'unclear']), answer(['unclear'])]),
    ).toEqual([
      ['unclear', 2],
      ['outdated', 1],
      ['wrong', 1],
    ]);
  });
});

describe('a day', () => {
  it('starts at midnight UTC', () => {
    expect(parseDay('2026-01-31')).toBe(Date.UTC(2026, 0, 31));
    expect(formatDay(Date.UTC(2026, 0, 31, 23, 59))).toBe('2026-01-31');
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '31.01.2026',
    'yesterday',
    '',
    '2026-01-31T00',
  ])("can't be %j", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});
