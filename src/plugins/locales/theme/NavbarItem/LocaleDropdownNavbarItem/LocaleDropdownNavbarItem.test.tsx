import { render, screen } from '@testing-library/react';

import LocaleDropdownNavbarItem from '.';

let locales: string[];

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    i18n: {
      currentLocale: 'en',
      locales,
      localeConfigs: {
        en: { label: 'English', htmlLang: 'en' },
        zh: { label: '简体中文', htmlLang: 'zh-Hans' },
      },
    },
  }),
}));
jest.mock('@docusaurus/theme-common', () => ({ useHistorySelector: () => '?a=1#rows' }));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({
    createUrl: ({ locale }: { locale: string }) => (locale === 'en' ? '/x/' : `/${locale}/x/`),
  }),
}));
jest.mock('@theme/Icon/Language', () => ({ __esModule: true, default: () => null }), {
  virtual: true,
});

const show = (mobile = false) =>
  render(
    <LocaleDropdownNavbarItem
      mobile={mobile}
      items={[]}
      dropdownItemsBefore={[]}
      dropdownItemsAfter={[]}
    />,
  );

test.each([
  ['navbar', false],
  ['menu on phones', true],
])('the %s has no language selector on a site in one language', (_place, mobile) => {
  locales = ['en'];
  expect(show(mobile).container).toBeEmptyDOMElement();
});

test('links to the page in each language, and marks the current one', () => {
  locales = ['en', 'zh'];
  show();
  const links = screen.getAllByRole('link', { hidden: true });
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]),
  ).toEqual([
    ['English', '/x/?a=1#rows', 'true'],
    ['简体中文', '/zh/x/?a=1#rows', null],
  ]);
});
