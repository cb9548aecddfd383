import { useState, type ReactNode } from 'react';

import { FACETS, type Facet, type FacetOption } from '../../facets';
import { GALLERY } from '../../markup';

import { GalleryContext } from './GalleryContext';
import styles from './styles.module.css';

export interface GalleryProps {
  /** The filters by type: a list of `FacetOption` as JSON. */
  types: string;
  /** The filters by feature, in the same form. */
  features: string;
  /** Number of examples. */
  total: number;
  /** The examples, as `GalleryItem`. */
  children: ReactNode;
}

const LEGENDS: Readonly<Record<Facet, string>> = { type: 'Chart type', feature: 'Feature' };

/** Without JavaScript, nothing can filter, so all examples are shown without filters. */
const NO_SCRIPT_STYLE = `<style>[${GALLERY.root}] form{display:none}</style>`;

function Filters({ options, total }: { options: Record<Facet, FacetOption[]>; total: number }) {
  return (
    <form className={styles.filters} aria-label="Filter the examples">
      {FACETS.map((facet) => (
        <fieldset key={facet} className={styles.facet}>
          <legend>{LEGENDS[facet]}</legend>
          {options[facet].map(({ label, value, count }) => (
            <label key={value} className={styles.chip}>
              <input type="checkbox" name={facet} value={value} />
              <span>{label}</span>
              <span className={styles.count} {...{ [GALLERY.count]: '' }}>
                {count}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.result}>
        <p role="status" dir="auto" {...{ [GALLERY.status]: '{shown} of {total} examples' }}>
          {`${total} of ${total} examples`}
        </p>
        <button type="button" className="portal-button" {...{ [GALLERY.clear]: '' }}>
          Show all
        </button>
      </div>
    </form>
  );
}

/**
 * A gallery of demos with filters. It is static HTML in a build; the filters work through listeners on the document
 * (`client`).
 */
export default function Gallery({ types, features, total, children }: GalleryProps) {
  const [sent] = useState(() => new Set<string>());
  const options = {
    type: JSON.parse(types) as FacetOption[],
    feature: JSON.parse(features) as FacetOption[],
  };
  return (
    <div className={styles.gallery} {...{ [GALLERY.root]: '' }}>
      <noscript dangerouslySetInnerHTML={{ __html: NO_SCRIPT_STYLE }} />
      <Filters options={options} total={total} />
      <ul className={styles.grid}>
        <GalleryContext value={sent}>{children}</GalleryContext>
      </ul>
    </div>
  );
}
