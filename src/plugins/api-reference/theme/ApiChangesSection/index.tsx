import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { ServedHtml } from '@site/src/core/islands';

import type { ChangesModule } from '../../changes/changesModule';

import './styles.css';

export interface ApiChangesSectionProps {
  api: ChangesModule;
  /** A product, or `summary`. */
  section: string;
}

/** A section of a page of changes: HTML that is not part of any JavaScript. */
export default function ApiChangesSection({ api, section }: ApiChangesSectionProps) {
  const { collectAnchor, collectLink } = useBrokenLinks();
  // On the server, so that the build checks them. In the browser, the lists are empty.
  api.anchors.forEach(collectAnchor);
  api.links.forEach(collectLink);
  return <ServedHtml id={`api-changes-${section}`} html={api.sections[section] ?? ''} />;
}
