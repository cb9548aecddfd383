import { hasNoAds } from './readers';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
  'Some Crawler 1.0',
  'ROBOT',
])('shows no ads to %s', (userAgent) => {
  expect(hasNoAds({ userAgent })).toBe(true);
});

it('shows ads to people', () => {
  expect(hasNoAds({ userAgent: PERSON })).toBe(false);
});
