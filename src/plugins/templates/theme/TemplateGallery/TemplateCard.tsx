import { GALLERY, valueOf } from '../../../gallery/client';
import type { TemplateLabels } from '../../labels';
import type { TemplateModule } from '../../types';
import type { ReactNode } from 'react';

import Picture from '../Picture';

import styles from './styles.module.css';

export interface TemplateCardProps {
  template: TemplateModule;
  /** One sentence. */
  description: string;
  /** `TemplateLabels` as JSON. */
  labels: string;
  /** The link to the template's page. */
  children: ReactNode;
}

/** A template in the gallery. The whole card is the link to its page. */
export default function TemplateCard({
  template,
  description,
  labels,
  children,
}: TemplateCardProps) {
  const { products, components } = JSON.parse(labels) as TemplateLabels;
  return (
    <li
      className={styles.card}
      {...{ [GALLERY.item]: '' }}
      data-type={products.map(valueOf).join(' ')}
      data-feature={components.map(valueOf).join(' ')}
    >
      <div className={styles.picture}>
        <Picture template={template} alt="" isLazy />
      </div>
      <div className={styles.title}>{children}</div>
      <p className={styles.description}>{description}</p>
      <p className={styles.labels}>{(components.length > 0 ? components : products).join(' · ')}</p>
    </li>
  );
}
