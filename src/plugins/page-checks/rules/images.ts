import path from 'node:path';

import type { Page } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

import { problemAt, type Rule } from './rule';

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function missing(
  page: Page,
  site: Site,
  url: string,
): { message: string; fix: string } | undefined {
  if (url === '') {
    return {
      message: 'The image has no path.',
      fix: 'Add the path of the image file, relative to this page.',
    };
  }
  if (EXTERNAL.test(url)) {
    return undefined;
  }
  const name = decodeURI(url.split(/[?#]/, 1)[0] ?? '');
  const file = name.startsWith('/')
    ? path.join(site.version.siteDir, 'static', name)
    : site.resolve(page, name);
  return site.files.exists(file)
    ? undefined
    : {
        message: `The image "${url}" doesn't exist.`,
        fix: `Add the file ${site.relative(file)}, or correct the path.`,
      };
}

/** Requires images to exist and to have alternative text. */
export const images: Rule = (page, site) => [
  ...page.images.flatMap((image): Problem[] => {
    const wrong = missing(page, site, image.url);
    return [
      ...(wrong ? [problemAt(site, page, image, wrong.message, wrong.fix)] : []),
      ...((image.alt ?? '').trim() === ''
        ? [
            problemAt(
              site,
              page,
              image,
              'The image has no alternative text.',
              'Describe the image between the brackets: ![Text](file.png).',
            ),
          ]
        : []),
    ];
  }),
  ...page.jsxPaths
    .filter(({ element, name }) => element === 'img' && name === 'src')
    .flatMap(({ value, line, column }): Problem[] => {
      const wrong = missing(page, site, value);
      return wrong
        ? [
            problemAt(
              site,
              page,
              { position: { start: { line, column } } },
              wrong.message,
              wrong.fix,
            ),
          ]
        : [];
    }),
];
