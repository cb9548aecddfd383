/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';

import markdownPlugin from '.';

const contextOf = (currentLocale: string) =>
  ({
    siteDir: '/site',
    generatedFilesDir: '/site/.docusaurus',
    siteConfig: {
      url: 'https://example.com',
      title: 'Docs',
      baseUrl: currentLocale === 'en' ? '/docs/' : `/docs/${currentLocale}/`,
    },
    i18n: {
      currentLocale,
      defaultLocale: 'en',
      localeConfigs: { en: { baseUrl: '/docs/' }, zh: { baseUrl: '/docs/zh/' } },
    },
  }) as unknown as LoadContext;

it.each(['en', 'zh'])(
  'leads agents that read the HTML of %s to the index of the site',
  (locale) => {
    const tags = markdownPlugin(contextOf(locale), { products: [], versions: [] }).injectHtmlTags?.(
      {
        content: undefined,
      },
    );
    expect(tags?.preBodyTags).toEqual([
      expect.objectContaining({
        attributes: { hidden: true },
        innerHTML: 'Markdown for agents: /docs/llms.txt',
      }),
    ]);
  },
);
