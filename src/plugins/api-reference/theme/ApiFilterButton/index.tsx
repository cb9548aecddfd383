import { ApiRowsContext } from '@site/src/plugins/api-reference/client';
import { use } from 'react';

import styles from './styles.module.css';

/** The way from the table of contents on phones to a single prop, slot or class: moves the focus to the page's filter. */
export default function ApiFilterButton() {
  return (
    use(ApiRowsContext) && (
      <button
        type="button"
        className={styles.button}
        onClick={() => document.querySelector<HTMLElement>('main [type="search"]')?.focus()}
      >
        Filter by name
      </button>
    )
  );
}
