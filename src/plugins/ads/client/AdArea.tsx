import { trackAdDisplay } from '@site/src/plugins/analytics/client';
import { useEffect, type ReactNode } from 'react';

import type { AdConfig } from '../types';

import styles from './AdContent.module.css';

export interface AdContentProps {
  config: AdConfig;
  /** The accessible name of the slot. */
  label: string;
  /** Language of the label. The ads are in English. */
  lang: string | undefined;
}

export interface AdAreaProps extends Pick<AdContentProps, 'label' | 'lang'> {
  /** Analytics label for what the slot shows. Undefined while it waits. */
  display: string | undefined;
  children: ReactNode;
}

/** The content of the ad slot. It is a landmark as soon as it shows something, which it reports to analytics. */
export function AdArea({ label, lang, display, children }: AdAreaProps) {
  useEffect(() => {
    if (display) {
      trackAdDisplay(display);
    }
  }, [display]);

  return (
    <div {...(display ? { role: 'complementary', 'aria-label': label, lang } : {})}>
      <div className={styles.area} lang="en" data-event-category="ad" data-event-label={display}>
        {children}
      </div>
    </div>
  );
}
