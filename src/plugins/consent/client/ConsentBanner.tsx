import { translate } from '@docusaurus/Translate';
import { useId } from 'react';

import type { Consent } from '../../../core/preferences';
import type { ConsentData } from '../types';

import styles from './styles.module.css';
import { answerTexts, bannerTexts } from './texts';

interface ConsentBannerProps extends ConsentData {
  onAnswer: (answer: Exclude<Consent, 'unknown'>) => void;
}

/** The question: a non-modal dialog. */
export default function ConsentBanner({ purposes, page, onAnswer }: ConsentBannerProps) {
  const id = useId();
  const { title, text } = bannerTexts(purposes);
  const answers = answerTexts();
  return (
    <div
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={styles.banner}
    >
      <p id={`${id}title`} className={styles.title}>
        {title}
      </p>
      <p className={styles.text}>
        <span id={`${id}text`}>{text}</span>{' '}
        {page !== undefined && (
          <a href={page}>
            {translate({ id: 'portal.consent.page', message: 'What data is sent' })}
          </a>
        )}
      </p>
      <div className={styles.answers}>
        <button type="button" className="portal-button" onClick={() => onAnswer('granted')}>
          {answers.granted}
        </button>
        <button type="button" className="portal-button" onClick={() => onAnswer('denied')}>
          {answers.denied}
        </button>
      </div>
    </div>
  );
}
