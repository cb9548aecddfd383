import type { Facet, FacetOption } from '../../facets';
import { GALLERY } from '../../markup';

import styles from './styles.module.css';

export interface FiltersProps {
  /** Accessible name of the form. */
  label: string;
  legends: Readonly<Record<Facet, string>>;
  options: Readonly<Record<Facet, readonly FacetOption[]>>;
  /** Text that says how many items are shown, with `{shown}` and `{total}`. */
  status: string;
  /** Number of items. */
  total: number;
  /** Text that is shown if no item is. */
  empty: string;
}

/** Without JavaScript, nothing can filter, so all items are shown without filters. */
const NO_SCRIPT_STYLE = `<style>[${GALLERY.root}] form{display:none}</style>`;

/** The values of a facet, as chips. */
function Choices({
  facet,
  legend,
  options,
}: {
  facet: Facet;
  legend: string;
  options: readonly FacetOption[];
}) {
  return (
    <fieldset className={styles.facet}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ label: text, value, count }) => (
        <label key={value} className={styles.chip}>
          <input type="checkbox" name={facet} value={value} />
          <span>{text}</span>
          <span className={styles.count} {...{ [GALLERY.count]: '' }}>
            {count}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The filters of a gallery: one row of types, and the features in a popover. They work through listeners on the document (`client`), which find the gallery by the
 * attribute `data-gallery`, its items by `data-gallery-item`, and their values by `data-type` and `data-feature`.
 */
export default function Filters({ label, legends, options, status, total, empty }: FiltersProps) {
  return (
    <>
      <noscript dangerouslySetInnerHTML={{ __html: NO_SCRIPT_STYLE }} />
      <form className={styles.filters} aria-label={label}>
        <Choices facet="type" legend={legends.type} options={options.type} />
        <div className={styles.result}>
          {options.feature.length > 0 && (
            <details className={`portal-menu ${styles.more}`}>
              <summary className="portal-button">{legends.feature}</summary>
              <Choices facet="feature" legend={legends.feature} options={options.feature} />
            </details>
          )}
          <p role="status" dir="auto" {...{ [GALLERY.status]: status }}>
            {status.replace('{shown}', String(total)).replace('{total}', String(total))}
          </p>
          <button type="button" className="portal-button" hidden {...{ [GALLERY.clear]: '' }}>
            Show all
          </button>
        </div>
        <p className={styles.empty} hidden {...{ [GALLERY.empty]: '' }}>
          {empty}
        </p>
      </form>
    </>
  );
}
