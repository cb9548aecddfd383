import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { ServedHtml } from '@site/src/core/islands';
import type { ApiModule } from '@site/src/plugins/api-reference/apiModule';
import type { ApiSectionName } from '@site/src/plugins/api-reference/outline';

import './api.css';

export interface ApiSectionProps {
  api: ApiModule;
  section: Exclude<ApiSectionName, 'import'>;
}

/** A section of a symbol's page, between the page's headings: HTML that is not part of any JavaScript. */
export default function ApiSection({ api, section }: ApiSectionProps) {
  const { collectAnchor, collectLink } = useBrokenLinks();
  // On the server, so that the build checks links to rows, and the links in rows.
  api.anchors.forEach(collectAnchor);
  api.links.forEach(collectLink);
  return (
    <ServedHtml
      className="api-section"
      id={`${api.id}/${section}`}
      html={api.sections[section] ?? ''}
    />
  );
}
