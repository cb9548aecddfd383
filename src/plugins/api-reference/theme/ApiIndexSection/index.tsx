import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { ServedHtml } from '@site/src/core/islands';

import type { ApiIndexModule } from '../../pages/indexModule';
import type { ApiSymbol } from '../../types';

import './index.css';

export interface ApiIndexSectionProps {
  api: ApiIndexModule;
  section: ApiSymbol['kind'];
}

/** The list of a product's symbols of one kind: HTML that is not part of any JavaScript. */
export default function ApiIndexSection({ api, section }: ApiIndexSectionProps) {
  const { collectLink } = useBrokenLinks();
  // On the server, so that the build checks them. In the browser, the list is empty.
  api.links.forEach(collectLink);
  return <ServedHtml id={`api-index-${section}`} html={api.sections[section] ?? ''} />;
}
