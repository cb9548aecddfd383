import { useEffect, useRef } from 'react';

import { escapeHtml } from '../escapeHtml';

import type { SourceCodeProps } from './props';

/** Code that wasn't highlighted when its page was compiled. Keeps the HTML of the build, if there is any. */
export default function SourceCode({ source, language, meta }: SourceCodeProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (element.current?.childElementCount === 0) {
      void import('./highlight').then(({ highlight }) => {
        if (element.current) {
          element.current.innerHTML = highlight(source, language, meta).html;
        }
      });
    }
  }, [source, language, meta]);
  return (
    <code
      ref={element}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: escapeHtml(source) }}
    />
  );
}
