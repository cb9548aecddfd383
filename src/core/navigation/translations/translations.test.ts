/** @jest-environment node */
// @reads i18n/**
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { entries, isApiSymbol, type NavigationEntry } from '..';

import { createTitleLookup, currentLocale, parseLocales, SITE_LOCALES, type PageTitles } from '.';
import { parsePageTitles, readPageTitles } from './readTitles';

describe('the locales to build', () => {
  test.each([
    [undefined, ['en']],
    ['', ['en']],
    ['en', ['en']],
    ['en,zh', ['en', 'zh']],
    [' zh , en, zh ', ['en', 'zh']],
  ])('parses %j as %j', (value, locales) => {
    expect(parseLocales(value)).toEqual(locales);
  });

  test.each(['en,fr', 'EN', 'en;zh', 'constructor'])(
    'rejects %j and names the problem',
    (value) => {
      expect(() => parseLocales(value)).toThrow(/^LOCALES: unknown ".+"\. Allowed values: en, zh/);
      expect(() => parseLocales(value)).toThrow(`found "${value}"`);
    },
  );

  it('require English', () => {
    expect(() => parseLocales('zh')).toThrow(
      'LOCALES: "en", the fallback for all other languages, is missing.',
    );
  });

  it('have the current locale from Docusaurus, or English if there is none', () => {
    expect([undefined, '', 'undefined', 'en', 'zh'].map(currentLocale)).toEqual([
      'en',
      'en',
      'en',
      'en',
      'zh',
    ]);
  });
});

describe('title lookup', () => {
  const files: Record<string, PageTitles> = {
    en: { '/playground': 'Playground' },
    zh: {
      '/x/react-charts': '图表',
      '/x/react-data-grid/sorting': { navigation: '排序', page: '数据表格排序' },
    },
  };
  const lookup = (locale: string) => {
    const logger = { warn: jest.fn(), error: jest.fn() };
    return { logger, title: createTitleLookup({ locale, files, logger }) };
  };

  it("returns the translated title, or the page's own title if it has one", () => {
    const { title, logger } = lookup('zh');
    expect(title('/x/react-charts', 'page', 'Charts')).toBe('图表');
    expect(title('/x/react-charts', 'navigation', 'Overview')).toBe('图表');
    expect(title('/x/react-data-grid/sorting', 'page', 'Data Grid sorting')).toBe('数据表格排序');
    expect(title('/x/react-data-grid/sorting', 'navigation', 'Sorting')).toBe('排序');
    expect(logger.warn).not.toHaveBeenCalled();
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('returns English titles in English, without a warning', () => {
    const { title, logger } = lookup('en');
    expect(title('/x/react-charts', 'page', 'Charts')).toBe('Charts');
    expect(title('/playground', 'page')).toBe('Playground');
    expect(logger.warn).not.toHaveBeenCalled();
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('warns about a missing translation once, and returns the English title', () => {
    const { title, logger } = lookup('zh');
    expect(title('/x/react-charts/bars', 'page', 'Bar charts')).toBe('Bar charts');
    expect(title('/x/react-charts/bars', 'navigation', 'Bars')).toBe('Bars');
    expect(title('/playground', 'page')).toBe('Playground');
    expect(logger.warn.mock.calls).toEqual([
      ['The page /x/react-charts/bars has no title in the language "zh". Using English.'],
      ['The page /playground has no title in the language "zh". Using English.'],
    ]);
  });

  it('leaves names of components, hooks and interfaces unchanged, without a warning', () => {
    const { title, logger } = lookup('zh');
    expect(title('/x/api/charts/bar-chart', 'page', 'BarChart API')).toBe('BarChart API');
    expect(title('/x/api/charts/bar-chart', 'navigation', 'BarChart')).toBe('BarChart');
    expect(logger.warn).not.toHaveBeenCalled();
    expect(title('/x/api/charts', 'page', 'Charts API')).toBe('Charts API');
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  it('reports a missing language once, and returns an ellipsis', () => {
    const { title, logger } = lookup('fr');
    expect(title('/x/react-charts', 'page', 'Charts')).toBe('…');
    expect(title('/playground', 'page')).toBe('…');
    expect(logger.error.mock.calls).toEqual([['There are no page titles for the language "fr".']]);
  });

  it('reports a page without a title, and ignores the object prototype', () => {
    const { title, logger } = lookup('zh');
    expect(title('constructor', 'page')).toBe('…');
    expect(logger.error).toHaveBeenCalledWith('The page constructor has no title in any language.');
  });
});

describe('a translation file', () => {
  const parse = (content: unknown) =>
    parsePageTitles(content, 'zh/page-titles.json', (pathname) =>
      pathname === '/nowhere' ? 'no such page' : undefined,
    );

  it('contains strings, or pairs of strings', () => {
    const content = { '/a': '甲', '/b': { navigation: '乙', page: '乙页' } };
    expect(parse(content)).toEqual(content);
  });

  test.each([
    [{ '/a': 1 }, '"/a": expected a string or { "navigation": string, "page": string }, found 1'],
    [{ '/a': '' }, 'found ""'],
    [{ '/a': ['甲'] }, 'found ["甲"]'],
    [{ '/a': null }, 'found null'],
    [{ '/a': { navigation: '甲' } }, 'found {"navigation":"甲"}'],
    [{ '/a': { navigation: '甲', page: 2 } }, 'found {"navigation":"甲","page":2}'],
    [{ '/a': { navigation: '甲', page: '甲', more: '甲' } }, '"more"'],
    [{ '/nowhere': '无' }, '"/nowhere": no such page'],
    [['甲'], 'expected an object that maps pathnames to titles, found ["甲"]'],
    [null, 'found null'],
  ])('is rejected as %j', (content, message) => {
    expect(() => parse(content)).toThrow(message);
    expect(() => parse(content)).toThrow('zh/page-titles.json');
  });

  describe('translation files on disk', () => {
    let folder: string;
    beforeEach(() => {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'titles-'));
    });
    afterEach(() => fs.rmSync(folder, { recursive: true }));
    const write = (locale: string, text: string) => {
      fs.mkdirSync(path.join(folder, locale));
      fs.writeFileSync(path.join(folder, locale, 'page-titles.json'), text);
    };

    it('are optional', () => {
      expect(readPageTitles(folder, ['en', 'zh'])).toEqual({ en: {} });
    });

    it("are named in the error if they aren't valid JSON", () => {
      write('zh', '{ "/x": }');
      expect(() => readPageTitles(folder, ['zh'])).toThrow(
        `${path.join(folder, 'zh', 'page-titles.json')} is not valid JSON`,
      );
    });

    it('accept pages from the navigation and the English file, and no others', () => {
      write('en', '{ "/playground": "Playground" }');
      write('zh', '{ "/playground": "演练场", "/x/react-charts": "图表" }');
      expect(readPageTitles(folder, ['en', 'zh']).zh).toHaveProperty('/playground', '演练场');
      fs.writeFileSync(path.join(folder, 'zh', 'page-titles.json'), '{ "/x/react-chart": "图表" }');
      expect(() => readPageTitles(folder, ['en', 'zh'])).toThrow('"/x/react-chart": no such page');
    });

    test.each([
      ['/x/react-charts', 'is defined in navigation.ts'],
      ['/playground/', 'expected a pathname'],
      ['playground', 'expected a pathname'],
    ])('are rejected in English with %s', (pathname, message) => {
      write('en', JSON.stringify({ [pathname]: 'Title' }));
      expect(() => readPageTitles(folder, ['en'])).toThrow(message);
    });
  });
});

describe("this site's translations", () => {
  const files = readPageTitles(
    path.resolve(__dirname, '../../../../i18n'),
    Object.keys(SITE_LOCALES),
  );
  const pathnames = (list: readonly NavigationEntry[]): string[] =>
    list.flatMap(({ pathname, children = [] }) => [pathname, ...pathnames(children)]);
  const all = [...pathnames(entries), ...Object.keys(files.en ?? {})];

  test.each(Object.keys(SITE_LOCALES).filter((locale) => locale !== 'en'))(
    'are complete in %s',
    (locale) => {
      const translated = all.filter((pathname) => !isApiSymbol(pathname));
      expect(
        translated.filter((pathname) => !Object.hasOwn(files[locale] ?? {}, pathname)),
      ).toEqual([]);
    },
  );
});
