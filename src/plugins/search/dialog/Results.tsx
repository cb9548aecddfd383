import type { MarkedPiece } from '../engine/mark';
import type { SearchProduct, ShownHit, ShownResult } from '../types';

import styles from './styles.module.css';

interface ResultsProps {
  results: readonly ShownResult[];
  products: readonly SearchProduct[];
  /** Whether to show the version of each page. */
  withVersion: boolean;
  /** Index of the option that Enter opens, among all options. */
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
}

const KIND_LABELS = { guide: '', api: 'API', migration: 'Migration' } as const;

const HIT_LABELS: Readonly<Record<ShownHit['kind'], string>> = {
  section: '',
  demo: 'demo',
  prop: 'prop',
  slot: 'slot',
  class: 'CSS class',
  parameter: 'parameter',
  field: 'field',
  member: 'member',
};

function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The options of the listbox: each page, followed by the matches on it. */
export function Results({
  results,
  products,
  withVersion,
  active,
  optionId,
  onPoint,
}: ResultsProps) {
  let next = 0;
  const option = (className: string | undefined) => {
    const index = next;
    next += 1;
    return {
      id: optionId(index),
      role: 'option',
      className,
      tabIndex: -1,
      'aria-selected': index === active,
      onPointerMove: () => onPoint(index),
    } as const;
  };

  return results.map((result) => {
    const product = products.find(({ id }) => id === result.product)?.label;
    const context = [product, KIND_LABELS[result.kind], withVersion ? result.version.label : '']
      .filter(Boolean)
      .join(' · ');
    const name = result.title.map(({ text }) => text).join('');
    return (
      <div
        key={result.version.name + result.href}
        role="group"
        aria-label={name}
        className={styles.result}
      >
        <a href={result.href} {...option(styles.page)}>
          <span className={styles.title}>
            <span dir="auto" className={result.kind === 'api' ? styles.code : undefined}>
              <Marked pieces={result.title} />
            </span>
            <span className={styles.context}>{context}</span>
          </span>
          {result.excerpt && (
            <span dir="auto" className={styles.excerpt}>
              <Marked pieces={result.excerpt} />
            </span>
          )}
        </a>
        {result.hits.map((hit) => (
          <a key={hit.href} href={hit.href} {...option(styles.hit)}>
            <span dir="auto" className={hit.kind === 'section' ? undefined : styles.code}>
              <Marked pieces={hit.label} />
            </span>
            <span className={styles.context}>{HIT_LABELS[hit.kind]}</span>
          </a>
        ))}
      </div>
    );
  });
}
