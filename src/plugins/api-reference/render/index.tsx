import { renderToStaticMarkup } from 'react-dom/server';

import type { ApiModule } from '../apiModule';
import { headingIdOf, outlineOf, slugOf } from '../outline';
import type { ApiSymbol } from '../types';

import { ApiLinksContext, linksBelow } from './links';
import { sectionsOf, type SectionData } from './sections';
import { Toc } from './Toc';

/** The page that a symbol is rendered for. */
export interface ApiPage extends SectionData {
  /** Path of the docs' version and language, with a slash at both ends, such as `/x/next/`. */
  root: string;
  /** Whether the page is shared with other symbols, so that ids of headings begin with the symbol's name. */
  isShared: boolean;
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
  const toc = renderToStaticMarkup(
    <Toc
      sections={outline.map((section) => ({
        ...section,
        headingId: headingIdOf(symbol, section.name, page.isShared),
      }))}
      heading={page.isShared ? { id: slugOf(symbol), title: symbol.name } : undefined}
    />,
  );
  return {
    id: symbol.id,
    sections: { ...html, toc },
    anchors: outline.flatMap(({ rows: { current, deprecated } }) =>
      [...current, ...deprecated].map(({ anchor }) => anchor),
    ),
    links: [...links.hrefs],
  };
}
