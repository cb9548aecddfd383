import styles from './styles.module.css';

export interface GridDrawingProps {
  /** Headers of a column of text and a column of numbers. */
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/**
 * A Data Grid as HTML: what the demo after it looks like once it runs. The server can't render a grid, and its code is larger
 * than the rest of the landing page.
 */
export default function GridDrawing({ columns, rows }: GridDrawingProps) {
  return (
    <div className={styles.drawing} aria-hidden="true" data-search-skip>
      <div>
        {[columns, ...rows].map(([text, number]) => (
          <p key={text}>
            <span>{text}</span>
            <span>{number}</span>
          </p>
        ))}
        <p>
          <span>Rows per page:</span>
          <span>100</span>
          <span>{`1–${rows.length} of ${rows.length}`}</span>
        </p>
      </div>
    </div>
  );
}
