/** @jest-environment node */
import type { LoadContext } from '@docusaurus/types';

import articlePlugin from '.';

const contextOf = (router: 'browser' | 'hash') =>
  ({
    siteDir: '/site',
    siteConfig: { future: { experimental_router: router } },
  }) as unknown as LoadContext;

it('stops with the reason if pages are not rendered to HTML', () => {
  expect(articlePlugin(contextOf('browser')).name).toBe('portal-article');
  expect(() => articlePlugin(contextOf('hash'))).toThrow(
    'future.experimental_router must be "browser"; found "hash"',
  );
});
