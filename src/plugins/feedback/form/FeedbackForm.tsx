import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import data from '@portal/feedback';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';

import {
  MAX_COMMENT_LENGTH,
  REASONS,
  type Rating,
  type Reason,
} from '../../../../server/feedback/contract';
import { toAnswer } from '../answer';
import { currentPage, type FeedbackPage } from '../client/current';
import {
  answerOf,
  NO_FEEDBACK,
  subjectOf,
  type FeedbackState,
  type OpenForm,
} from '../client/feedback';
import { RatingButtons } from '../client/RatingButtons';
import { failureText, sectionText } from '../client/texts';
import { issueAddress } from '../issue';
import type { Answer, KeptAnswer } from '../types';

import styles from './styles.module.css';
import { formTexts, lengthText, reasonsTexts, reasonTexts } from './texts';

/** Number of characters from which the comment's length is shown. */
const LENGTH_SHOWN_FROM = MAX_COMMENT_LENGTH - 200;

/** What the reader has filled in. It keeps the reasons of both ratings, so that changing the rating loses none. */
type Draft = Omit<Answer, 'rating' | 'reasons'> & { reasons: readonly Reason[] };

const EMPTY: Draft = { reasons: [], comment: '', section: null };

/** Returns the text of a heading, which the table of contents has as HTML. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** Returns the URL of the page or of a section, without the query and hash, which may be personal to the reader. */
function pageUrl(section: string | null): string {
  const { origin, pathname } = window.location;
  return origin + pathname + (section === null ? '' : `#${section}`);
}

/** Selector of the form's first field. */
const FIRST_FIELD = 'button[aria-pressed], input';

/** Returns the text of a section's heading. The table of contents only lists headings of the upper levels. */
function headingText(id: string, sections: FeedbackPage['sections']): string {
  const listed = sections.find((section) => section.id === id);
  return listed
    ? plainText(listed.value)
    : (document.getElementById(id)?.textContent ?? id).replaceAll('\u200b', '').trim();
}

interface ReasonsProps {
  rating: Rating;
  chosen: readonly Reason[];
  onChange: (reasons: readonly Reason[]) => void;
}

function Reasons({ rating, chosen, onChange }: ReasonsProps) {
  const labels = reasonTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{reasonsTexts()[rating]}</legend>
      <div className={styles.reasons}>
        {REASONS[rating].map((reason) => (
          <FormControlLabel
            key={reason}
            label={labels[reason]}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                disableRipple
                checked={chosen.includes(reason)}
                onChange={(_event, isTicked) =>
                  onChange(
                    isTicked ? [...chosen, reason] : chosen.filter((other) => other !== reason),
                  )
                }
              />
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SectionFieldProps extends Pick<FeedbackPage, 'sections'> {
  form: OpenForm;
  section: string | null;
  onChange: (section: string | null) => void;
}

function SectionField({ form, sections, section, onChange }: SectionFieldProps) {
  const isDialog = form.place === 'dialog';
  const texts = formTexts();
  const ids = form.section === null ? sections.map(({ id }) => id) : [form.section];
  return (
    <TextField
      id={useId()}
      label={texts.section}
      select
      size="small"
      fullWidth
      // A comment on a section stays one on that section.
      disabled={isDialog}
      value={section !== null && ids.includes(section) ? section : ''}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {!isDialog && <option value="">{texts.wholePage}</option>}
      {ids.map((id) => (
        <option key={id} value={id}>
          {headingText(id, sections)}
        </option>
      ))}
    </TextField>
  );
}

interface ActionsProps {
  shown: FeedbackPage;
  section: string | null;
  isSending: boolean;
}

function Actions({ shown, section, isSending }: ActionsProps) {
  const texts = formTexts();
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        variant="contained"
        disableElevation
        disableRipple
        aria-disabled={isSending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        data-event-action="submit"
      >
        {isSending ? texts.sending : texts.submit}
      </Button>
      <Button disableRipple onClick={shown.feedback.cancel} data-event-action="cancel">
        {texts.cancel}
      </Button>
      {data.issue !== undefined && (
        <a
          className={styles.issue}
          href={issueAddress(data.issue, { ...shown, url: pageUrl(section) })}
          target="_blank"
          rel="noopener"
          data-event-action="issue"
        >
          {texts.issue}
        </a>
      )}
    </div>
  );
}

/** Moves the focus to the form when it opens. */
function useFirstField(element: RefObject<HTMLFormElement | null>, isDialog: boolean): void {
  useEffect(() => {
    const fields = element.current;
    const { activeElement, body } = document;
    // Don't take the focus from something that the reader has moved on to while the form was loading.
    const isFree =
      activeElement === body ||
      activeElement?.closest('[data-event-category="feedback"]') !== null ||
      fields?.closest('[role=dialog]') !== null;
    if (isFree) {
      fields?.querySelector<HTMLElement>(FIRST_FIELD)?.focus({ preventScroll: isDialog });
    }
  }, [element, isDialog]);
}

interface FieldsProps extends Pick<FeedbackState, 'result'> {
  shown: FeedbackPage;
  answer: KeptAnswer | undefined;
  form: OpenForm;
  draft: Draft;
  titleId: string;
  onChange: (change: Partial<Draft>) => void;
}

/** The content of the form, below the question or in a dialog. */
function Fields({ shown, form, answer, result, draft, titleId, onChange }: FieldsProps) {
  const { feedback, sections } = shown;
  const element = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<'rating' | 'length'>();
  const texts = formTexts();
  const rating = answer?.rating;
  const isDialog = form.place === 'dialog';
  const length = [...draft.comment].length;
  const isTooLong = length > MAX_COMMENT_LENGTH;

  useFirstField(element, isDialog);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rating === undefined) {
      setError('rating');
      element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
      return;
    }
    if (isTooLong) {
      setError('length');
      element.current?.querySelector('textarea')?.focus();
      return;
    }
    setError(undefined);
    const whole = toAnswer({ ...draft, rating });
    if (whole) {
      void feedback.submit(whole);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey) {
      event.preventDefault();
      element.current?.requestSubmit();
    }
  };
  return (
    // Handles the keys that are pressed in its fields.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      className={styles.form}
      aria-labelledby={titleId}
      data-event-category="feedback"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      {isDialog && (
        <fieldset className={styles.group}>
          <legend>{texts.sectionQuestion}</legend>
          <RatingButtons
            rating={rating}
            onChoose={(value) => feedback.choose(value, form.restoreFocus)}
          />
        </fieldset>
      )}
      {rating !== undefined && (
        <Reasons
          rating={rating}
          chosen={draft.reasons}
          onChange={(reasons) => onChange({ reasons })}
        />
      )}
      <TextField
        id={useId()}
        label={texts.comment}
        multiline
        minRows={3}
        maxRows={10}
        size="small"
        fullWidth
        value={draft.comment}
        onChange={({ target }) => onChange({ comment: target.value })}
        error={isTooLong}
        slotProps={{ inputLabel: { shrink: true } }}
        helperText={
          length >= LENGTH_SHOWN_FROM ? lengthText(length, MAX_COMMENT_LENGTH) : undefined
        }
      />
      {(isDialog || sections.length > 0) && (
        <SectionField
          form={form}
          sections={sections}
          section={draft.section}
          onChange={(section) => onChange({ section })}
        />
      )}
      <Actions shown={shown} section={draft.section} isSending={result === 'sending'} />
      <div className={styles.error}>
        {error === 'rating' && rating === undefined && <p role="alert">{texts.noRating}</p>}
        {error === 'length' && isTooLong && (
          <p role="alert">{lengthText(length, MAX_COMMENT_LENGTH)}</p>
        )}
        {result === 'failed' && <p role="alert">{failureText()}</p>}
      </div>
    </form>
  );
}

/** Restores the focus once the form is closed, unless something else has the focus. */
function useRestoredFocus(form: OpenForm | undefined): void {
  const opened = useRef<OpenForm>(undefined);
  useEffect(() => {
    if (!form && document.activeElement === document.body) {
      opened.current?.restoreFocus();
    }
    opened.current = form;
  }, [form]);
}

const subscribeToNothing = () => () => {};

/** The form for a comment, below the question or in a dialog. Renders nothing until it is opened. */
export default function FeedbackForm() {
  const shown = useSyncExternalStore(currentPage.subscribe, currentPage.get, () => undefined);
  const state = useSyncExternalStore(
    shown?.feedback.subscribe ?? subscribeToNothing,
    shown?.feedback.get ?? (() => NO_FEEDBACK),
    () => NO_FEEDBACK,
  );
  const { form } = state;
  const subject = subjectOf(form);
  const answer = answerOf(state, subject);
  const titleId = useId();
  const [opened, setOpened] = useState<OpenForm>();
  /** What is filled in, by page and subject. A form that another one has taken the place of keeps it. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | undefined>>>({});
  const draftKey = (of: OpenForm | undefined) =>
    `${shown?.page} ${shown?.version} ${subjectOf(of) ?? ''}`;
  const draft = drafts[draftKey(form)] ?? EMPTY;
  if (form !== opened) {
    setOpened(form);
    if (form) {
      const kept = {
        ...(toAnswer(answer) ?? EMPTY),
        ...(subject === null ? {} : { section: subject }),
      };
      setDrafts({ ...drafts, [draftKey(form)]: drafts[draftKey(form)] ?? kept });
    } else {
      // Submitted or canceled.
      setDrafts({ ...drafts, [draftKey(opened)]: undefined });
    }
  }
  useRestoredFocus(form);

  if (!shown || !form) {
    return null;
  }
  const isDialog = form.place === 'dialog';
  const fields = (
    <Fields
      // Another form has another state, such as its error.
      key={draftKey(form)}
      result={state.result}
      answer={answer}
      shown={shown}
      form={form}
      draft={draft}
      titleId={titleId}
      onChange={(change) =>
        setDrafts((before) => ({
          ...before,
          [draftKey(form)]: { ...(before[draftKey(form)] ?? draft), ...change },
        }))
      }
    />
  );
  const title = (
    <h2 id={titleId} className={isDialog ? styles.title : 'visually-hidden'}>
      {isDialog ? sectionText() : formTexts().title}
    </h2>
  );
  if (!isDialog) {
    return (
      <div className={styles.card}>
        {title}
        {fields}
      </div>
    );
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      disableRestoreFocus
      onClose={(_event, reason) => {
        // A click outside may be a mistake, and would discard what was typed.
        if (reason === 'escapeKeyDown') {
          shown.feedback.cancel();
        }
      }}
      slotProps={{ paper: { className: styles.paper, 'aria-labelledby': titleId, elevation: 0 } }}
    >
      {title}
      {fields}
    </Dialog>
  );
}
