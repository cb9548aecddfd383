import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@portal/consent';
import { useState } from 'react';

import { consentStore, useConsent, type Consent } from '../../../../core/preferences';
import { answerTexts, servicesText } from '../../client/texts';

import styles from './styles.module.css';

const ANSWERS = ['granted', 'denied'] as const;

type Answer = (typeof ANSWERS)[number];

/** The state: the reader's answer, or that the browser has refused for them. */
type State = Consent | 'refused';

function stateTexts(): Record<State, string> {
  const services = servicesText(data.purposes);
  return {
    unknown: translate({
      id: 'portal.consent.state.unknown',
      message: 'You haven’t answered yet, which counts as no.',
    }),
    granted: translate(
      { id: 'portal.consent.state.granted', message: 'You allow {services}.' },
      { services },
    ),
    denied: translate(
      { id: 'portal.consent.state.denied', message: 'You don’t allow {services}.' },
      { services },
    ),
    refused: translate({
      id: 'portal.consent.state.refused',
      message: 'Your browser refuses for you (Do Not Track or Global Privacy Control).',
    }),
  };
}

function changeText(answer: Answer): string {
  return answer === 'granted'
    ? translate({ id: 'portal.consent.changed.granted', message: 'Now allowed.' })
    : translate({ id: 'portal.consent.changed.denied', message: 'Now refused.' });
}

/** The state as text, and the buttons that change it. */
function Answers() {
  const consent = useConsent();
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<Answer>();
  const isRefused = isBrowser && consentStore().isRefusedByBrowser;
  const state = isRefused ? 'refused' : consent;
  const answers = answerTexts();
  return (
    <div
      role="group"
      aria-label={translate({ id: 'portal.consent.choice', message: 'Your consent' })}
      className={styles.choice}
    >
      {/* Stacked, so that the box has the same height in every state. The server doesn't know the state. */}
      <div className={styles.states}>
        {Object.entries(stateTexts()).map(([name, text]) => (
          <p key={name} style={{ visibility: isBrowser && name === state ? 'visible' : 'hidden' }}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.answers}>
        {ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            className="portal-button"
            aria-pressed={isBrowser && !isRefused && consent === answer}
            disabled={!isBrowser || isRefused}
            onClick={() => {
              consentStore().set(answer);
              setChosen(answer);
            }}
          >
            {answers[answer]}
          </button>
        ))}
        <p className={styles.status} role="status">
          {chosen !== undefined && chosen === consent && changeText(chosen)}
        </p>
      </div>
    </div>
  );
}

/**
 * Shows the reader's consent to third-party services and lets them change it, for the page that explains what is sent.
 * If no service asks for consent, shows a sentence that says so.
 */
export default function Choice() {
  if (data.purposes.length === 0) {
    return (
      <p>
        {translate({
          id: 'portal.consent.nothing',
          message:
            'This site doesn’t ask for consent, because it uses no service that requires it.',
        })}
      </p>
    );
  }
  return <Answers />;
}
