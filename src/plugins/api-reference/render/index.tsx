import { renderToStaticMarkup } from 'react-dom/server';

import type { ApiModule } from '../apiModule';
import { outlineOf } from '../outline';
import type { ApiSymbol } from '../types';

import { ApiLinksContext, linksBelow } from './links';
import { sectionsOf, type SectionData } from './sections';

/** The page that a symbol is rendered for. */
export interface ApiPage extends SectionData {
  /** Path of the docs' version and language, with a slash at both ends, such as `/x/next/`. */
  root: string;
}

/** Renders a symbol's sections as static HTML, and returns them with their anchors and links. */
export function renderApi(symbol: ApiSymbol, page: ApiPage): ApiModule {
  const links = linksBelow(page.root);
  const outline = outlineOf(symbol, page.demos.length > 0);
  const content = sectionsOf(symbol, page);
  const html = Object.fromEntries(
    outline.flatMap(({ name }) =>
      content[name] === undefined
        ? []
        : [
            [
              name,
              renderToStaticMarkup(
                <ApiLinksContext value={links}>{content[name]}</ApiLinksContext>,
              ),
            ],
          ],
    ),
  );
  return {
    id: symbol.id,
    sections: html,
    anchors: outline.flatMap(({ rows: { current, deprecated } }) =>
      [...current, ...deprecated].map(({ anchor }) => anchor),
    ),
    links: [...links.hrefs],
  };
}
