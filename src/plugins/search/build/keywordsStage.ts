import { findAll } from 'domutils';

import { stageKey, type Stage } from '../../../core/build/site';
import { RECORDS } from '../../bundle';

import { SEARCH } from './stage';

/** The stage that removes the keywords from pages. */
export const KEYWORDS = stageKey('search-keywords');

/**
 * Creates the stage that removes `<meta name="keywords">` from pages once the index has the keywords. Only our search
 * uses them: Google and Bing ignore them. They are up to 0.2 kB (gzip) of a page.
 *
 * @param plugin - Name of the plugin.
 */
export function keywordsStage(plugin: string): Stage {
  return {
    key: KEYWORDS,
    plugin,
    after: [SEARCH],
    // Both stages change the HTML, in different places.
    reads: { optionalResults: [RECORDS] },
    changes: { html: true },
    start: () => ({
      page(page) {
        findAll(
          ({ name, attribs }) => name === 'meta' && attribs.name === 'keywords',
          page.document.children,
        ).forEach((element) => page.remove(element));
        return undefined;
      },
    }),
  };
}
