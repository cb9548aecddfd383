import Filters from '@theme/Gallery/Filters';
import { GALLERY, optionsOf, type Facet } from '../../../gallery/client';
import type { TemplateLabels } from '../../labels';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

export interface TemplateGalleryProps {
  /** The labels of each template: a list of `TemplateLabels` as JSON. */
  labels: string;
  /** The templates, as `TemplateCard`. */
  children: ReactNode;
}

const LEGENDS: Readonly<Record<Facet, string>> = { type: 'Product', feature: 'Component' };

/** The templates with filters by product and component. It is static HTML in a build. */
export default function TemplateGallery({ labels, children }: TemplateGalleryProps) {
  const all = JSON.parse(labels) as TemplateLabels[];
  return (
    <div className={styles.gallery} {...{ [GALLERY.root]: '' }}>
      <Filters
        label="Filter the templates"
        legends={LEGENDS}
        options={{
          type: optionsOf(all.map(({ products }) => products)),
          feature: optionsOf(all.map(({ components }) => components)),
        }}
        status="{shown} of {total} templates"
        total={all.length}
        empty="No template has all of this. Clear a filter, or show all."
      />
      <ul className={styles.grid}>{children}</ul>
    </div>
  );
}
