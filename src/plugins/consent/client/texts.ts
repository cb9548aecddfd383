import { translate } from '@docusaurus/Translate';

import type { ConsentPurpose } from '../types';

/** The texts of the banner. */
export interface BannerTexts {
  title: string;
  text: string;
}

/** Returns the texts of the banner for the services that need consent. */
export function bannerTexts(purposes: readonly ConsentPurpose[]): BannerTexts {
  const asksForAds = purposes.includes('ads');
  if (!asksForAds) {
    return {
      title: translate({ id: 'portal.consent.analytics.title', message: 'Allow analytics?' }),
      text: translate({
        id: 'portal.consent.analytics.text',
        message:
          'An analytics service would learn which pages you open and which controls you use. This helps us improve the docs.',
      }),
    };
  }
  if (!purposes.includes('analytics')) {
    return {
      title: translate({ id: 'portal.consent.ads.title', message: 'Allow ads from a network?' }),
      text: translate({
        id: 'portal.consent.ads.text',
        message:
          'An ad network would choose the ads on these pages, and learn that you visit this site. Ads help pay for these docs.',
      }),
    };
  }
  return {
    title: translate({ id: 'portal.consent.both.title', message: 'Allow analytics and ads?' }),
    text: translate({
      id: 'portal.consent.both.text',
      message:
        'An analytics service would learn which pages you open and which controls you use. An ad network would choose the ads on these pages.',
    }),
  };
}

/** Returns the services that need consent, as part of a sentence. */
export function servicesText(purposes: readonly ConsentPurpose[]): string {
  if (!purposes.includes('ads')) {
    return translate({ id: 'portal.consent.analytics.services', message: 'analytics' });
  }
  return purposes.includes('analytics')
    ? translate({
        id: 'portal.consent.both.services',
        message: 'analytics and ads from a network',
      })
    : translate({ id: 'portal.consent.ads.services', message: 'ads from a network' });
}

/** Returns the labels of the buttons, in the banner and on the page. */
export const answerTexts = () => ({
  granted: translate({ id: 'portal.consent.allow', message: 'Allow' }),
  denied: translate({ id: 'portal.consent.essential', message: 'Essential only' }),
});
