import { useState, type ReactNode } from 'react';

import type { Facet, FacetOption } from '../../facets';
import { GALLERY } from '../../markup';

import ExampleDialog from './ExampleDialog';
import Filters from './Filters';
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
      <Filters
        label="Filter the examples"
        legends={LEGENDS}
        options={options}
        status="{shown} of {total} examples"
        total={total}
        empty="No example has all of this. Clear a filter, or show all."
      />
      <ul className={styles.grid}>
        <GalleryContext value={sent}>{children}</GalleryContext>
      </ul>
      <ExampleDialog />
    </div>
  );
}
