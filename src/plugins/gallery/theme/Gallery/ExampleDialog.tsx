import { useId } from 'react';

import { GALLERY } from '../../markup';

import styles from './styles.module.css';

/** The dialog that shows an example, which `client/example.ts` fills: its title, its links, and its demo. */
export default function ExampleDialog() {
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
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- its address is that of the example */}
        <a className="portal-button">Open in the guide</a>
        <button className="portal-button">Close</button>
      </form>
      <p className={styles.loading} role="status">
        Loading the example… {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- as above */}
        <a>Show its code as text</a>
      </p>
    </dialog>
  );
}
