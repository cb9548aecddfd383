import { useCollapsible } from '@docusaurus/theme-common';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import { useEffect, useRef } from 'react';

import styles from './styles.module.css';

/** The table of contents of an API page on phones: initially closed, and created from the page when it is opened. */
export default function ApiTocMobile() {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const content = document.querySelector('.theme-doc-markdown');
    if (!collapsed && content && !list.current?.firstChild) {
      void import('@site/src/plugins/api-reference/client/tocOfPage').then(
        ({ tocOfPage }) => isCurrent && list.current?.replaceChildren(...tocOfPage(content)),
        // Without a network, it stays empty, and is requested again when it is opened again.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [collapsed]);

  return (
    <div className={`theme-doc-toc-mobile ${styles.toc}`}>
      <CollapseButton collapsed={collapsed} aria-expanded={!collapsed} onClick={toggleCollapsed} />
      <ul ref={list} hidden={collapsed} />
    </div>
  );
}
