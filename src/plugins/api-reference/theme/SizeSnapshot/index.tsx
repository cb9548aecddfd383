import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { ServedHtml } from '@site/src/core/islands';
import snapshot from '@site/src/plugins/api-reference/sizes/snapshotModule.ts?api-sizes';
import { useEffect, useRef, useState } from 'react';

import { sortableTables } from '../../client/sortTables';

import './styles.css';

/** What importing each component and hook adds to a page: HTML from the server, with columns that can be sorted. */
export default function SizeSnapshot() {
  const container = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const { collectLink } = useBrokenLinks();
  // Only on the server: in the browser, the list is empty.
  snapshot.links.forEach(collectLink);

  useEffect(
    () => (container.current ? sortableTables(container.current, announce) : undefined),
    [],
  );

  return (
    <div ref={container} className="sizes">
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <ServedHtml id="size-snapshot" html={snapshot.html} />
    </div>
  );
}
