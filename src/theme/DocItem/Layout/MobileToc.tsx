import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import { useDisclosureMenu } from '@site/src/core/disclosure';
import ApiFilterButton from '@theme/ApiFilterButton';
import TOCItems from '@theme/TOCItems';
import { useEffect, useState } from 'react';

import styles from './MobileToc.module.css';

/**
 * The table of contents on phones: a bar below the navbar, which stays there while the reader scrolls, names the current
 * section, and opens a list over the text. theme-classic's scrolls away and moves the text.
 */
export default function MobileToc() {
  const { toc, frontMatter } = useDoc();
  const details = useDisclosureMenu();
  const [isOpen, setOpen] = useState(false);
  const [section, setSection] = useState<string | null>();

  useEffect(() => {
    const bar = details.current;
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = () => {
      // Where the bar isn't displayed, it needs no code.
      if (bar?.checkVisibility()) {
        void import('./currentSection').then(({ watchSection }) => {
          const ids = toc.map(({ id }) => id);
          watchSection(ids, bar, (heading) => setSection(heading?.textContent), signal);
        });
      }
    };
    window.addEventListener('scroll', start, { once: true, signal });
    return () => leaving.abort();
  }, [details, toc]);

  return (
    <details
      ref={details}
      className={`theme-doc-toc-mobile portal-menu ${styles.toc}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        <span className={styles.section}>{section}</span>
      </summary>
      {isOpen && (
        <div>
          <ApiFilterButton />
          <TOCItems
            toc={toc}
            className=""
            linkClassName=""
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        </div>
      )}
    </details>
  );
}
