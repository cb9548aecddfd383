import CodeBlock from '@theme/CodeBlock';
import { useId } from 'react';

import { GALLERY } from '../../markup';

import styles from './styles.module.css';

/** Code in both variants. The types of `@theme/CodeBlock` are those of theme-classic. */
const EMPTY = { html: '', js: '', children: '' };

/** The dialog that shows the code of an example, which `client/code.ts` fills: its title, and a block for each file. */
export default function CodeDialog() {
  const id = useId();
  return (
    <dialog
      className={styles.dialog}
      aria-labelledby={id}
      data-search-skip
      {...{ [GALLERY.dialog]: '' }}
    >
      <form method="dialog" className={styles.head}>
        <p id={id} className={styles.heading} />
        <button className="portal-button">Close</button>
      </form>
      <CodeBlock {...EMPTY} language="tsx" title="demo.tsx" />
    </dialog>
  );
}
