import { IslandPageContext } from '@site/src/core/islands';
import type { Props } from '@theme/Root';
import { useMemo, useState } from 'react';

/** Replaces Docusaurus' empty component (3.10.2). Provides the shared record of the styles that islands have sent. */
export default function Root({ children }: Props) {
  const [sentStyles] = useState(() => new Set<string>());
  const page = useMemo(() => ({ sentStyles, themed: true }), [sentStyles]);
  return <IslandPageContext value={page}>{children}</IslandPageContext>;
}
