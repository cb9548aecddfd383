import { SentStyles } from '@site/src/core/islands';
import type { Props } from '@theme/Root';
import { useState } from 'react';

/** Docusaurus' empty component (3.10.2): gives the islands of a page one place to note the styles they have sent. */
export default function Root({ children }: Props) {
  const [sentStyles] = useState(() => new Set<string>());
  return <SentStyles value={sentStyles}>{children}</SentStyles>;
}
