import type { ConsentPurpose } from '../types';

import { bannerTexts, servicesText } from './texts';

test.each<[ConsentPurpose[], RegExp, RegExp | undefined]>([
  [['analytics'], /analytics/i, /\bads?\b/i],
  [['ads'], /\bads?\b/i, /analytics/i],
  [['analytics', 'ads'], /analytics.*\bads\b/is, undefined],
  [['ads', 'analytics'], /analytics.*\bads\b/is, undefined],
])('name exactly the configured services for %j', (purposes, named, other) => {
  const { title, text } = bannerTexts(purposes);
  for (const words of [title, text, servicesText(purposes)]) {
    expect(words).toMatch(named);
    if (other) {
      expect(words).not.toMatch(other);
    }
  }
});

it('have at most two sentences', () => {
  for (const purposes of [['analytics'], ['ads'], ['analytics', 'ads']] as const) {
    expect(bannerTexts(purposes).text.split('. ').length).toBeLessThanOrEqual(2);
  }
});
