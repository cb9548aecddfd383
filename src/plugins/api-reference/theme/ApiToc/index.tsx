import { useThemeConfig } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { ServedHtml } from '@site/src/core/islands';
import type { ApiModule } from '@site/src/plugins/api-reference/apiModule';
import { useMemo } from 'react';

import './toc.css';

export interface ApiTocProps {
  /** Symbols of the page. */
  api: readonly ApiModule[];
}

/**
 * The table of contents in the sidebar of an API page, with the names of all props, slots and classes: HTML that is not
 * part of any JavaScript. Its classes are those of theme-classic's TOC (3.10.2), so that it looks the same and marks
 * the reader's position.
 */
export default function ApiToc({ api }: ApiTocProps) {
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents;
  const highlight = useMemo(
    () => ({
      linkClassName: 'toc-highlight',
      linkActiveClassName: 'table-of-contents__link--active',
      minHeadingLevel,
      maxHeadingLevel,
    }),
    [minHeadingLevel, maxHeadingLevel],
  );
  useTOCHighlight(highlight);
  const items = api.map(({ sections }) => sections.toc ?? '').join('');
  const id = api.map((symbol) => symbol.id).join();
  return (
    <ServedHtml
      key={id}
      className="theme-doc-toc-desktop thin-scrollbar api-toc"
      id={`${id}/toc`}
      html={items && `<ul class="table-of-contents table-of-contents__left-border">${items}</ul>`}
    />
  );
}
