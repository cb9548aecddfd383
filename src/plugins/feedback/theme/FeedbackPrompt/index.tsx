import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenIdle } from '@site/src/core/browser/idle';
import { Island } from '@site/src/core/islands';
import { pathnameOf } from '@site/src/core/navigation/paths';
import { codePreferencesStore } from '@site/src/core/preferences';
import island from '@site/src/plugins/feedback/form/FeedbackForm?island';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { loadSender } from '../../client/clientModule';
import { currentPage, type FeedbackPage } from '../../client/current';
import { createFeedback, NO_FEEDBACK, type OpenForm } from '../../client/feedback';
import { queue } from '../../client/queue';
import { RatingButtons } from '../../client/RatingButtons';
import { addSectionButtons } from '../../client/sectionButtons';
import { failureText, questionTexts, sectionText } from '../../client/texts';

import styles from './styles.module.css';

/** Loads the sender before the reader answers, so that it is available when they leave. */
const preloadSender = () => void loadSender().catch(() => {});

interface PromptProps extends Omit<FeedbackPage, 'feedback'> {
  locale: string;
}

function createPage({ locale, ...about }: PromptProps): FeedbackPage {
  const { page, version } = about;
  return {
    ...about,
    feedback: createFeedback(
      { page, version },
      {
        storage: () => window.localStorage,
        queue,
        describe() {
          const { variant, styling } = codePreferencesStore().get();
          return { page, version, locale, codeVariant: variant, codeStyling: styling };
        },
        // If its code can't be loaded, the answer stays in the queue.
        deliver: (submission) =>
          loadSender()
            .then(({ send }) => send(submission))
            .catch(() => 'failed'),
      },
    ),
  };
}

function Prompt(props: PromptProps) {
  const [shown] = useState(() => createPage(props));
  const { feedback } = shown;
  const { answer, form, result } = useSyncExternalStore(
    feedback.subscribe,
    feedback.get,
    () => NO_FEEDBACK,
  );
  const [place, setPlace] = useState<OpenForm['place']>();
  if (form && form.place !== place) {
    setPlace(form.place);
  }

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (feedback.ownsKey(key)) {
        feedback.load();
      }
    };
    feedback.load();
    currentPage.set(shown);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', feedback.leave);
    const title = sectionText();
    let removeButtons: (() => void) | undefined;
    // If the styles of a demo contain sibling combinators, adding the buttons makes the browser compute the styles of
    // the whole page again.
    const cancelButtons = whenIdle(() => {
      removeButtons = addSectionButtons(document, {
        className: `portal-tool ${styles.section}`,
        title,
        label: (section) => `${title}: ${section}`,
        onClick: (id, button) => feedback.comment(id, () => button.focus()),
      });
    });
    return () => {
      cancelButtons();
      removeButtons?.();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', feedback.leave);
      currentPage.set(undefined);
      feedback.leave();
    };
  }, [feedback, shown]);

  const { question } = questionTexts();
  return (
    // Handles the keys of its content: the buttons, and the form, which has its own React root.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={question}
      className={styles.feedback}
      data-event-category="feedback"
      onPointerEnter={preloadSender}
      onFocus={preloadSender}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && form?.place === 'page') {
          feedback.cancel();
        }
      }}
    >
      <div className={styles.prompt}>
        <p className={styles.question}>{question}</p>
        <RatingButtons
          rating={answer?.rating}
          onChoose={(rating, button) => feedback.choose(rating, () => button.focus())}
        />
        <div className={styles.result} data-place={place}>
          <p role="status">
            {result === 'accepted' &&
              translate({
                id: 'portal.feedback.accepted',
                message: 'Thank you. You can change your answer at any time.',
              })}
          </p>
          {result === 'failed' && !form && <p role="alert">{failureText()}</p>}
        </div>
      </div>
      <div
        className={form?.place === 'page' ? styles.form : undefined}
        data-rating={answer?.rating}
      >
        {place && (
          <Island
            id="feedback"
            island={island}
            when="now"
            onLoadError={() => {
              setPlace(undefined);
              feedback.cancel();
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Asks at the end of a page whether it helped, and adds a button to each section to comment on it. */
export default function FeedbackPrompt() {
  const { metadata, toc } = useDoc();
  const { version, label } = useDocsVersion();
  const { i18n, siteConfig } = useDocusaurusContext();
  const page = pathnameOf(metadata.permalink.slice(siteConfig.baseUrl.length - 1));
  return (
    <Prompt
      key={page}
      page={page}
      // The current docs, which are not cut yet, have no version name of their own.
      version={version === 'current' ? label : version}
      title={metadata.title}
      locale={i18n.currentLocale}
      sections={toc}
    />
  );
}
