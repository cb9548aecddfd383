import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { versionOfPage } from '@site/src/core/versions/page';
import { opensSearch, ownField, typedSoFar } from '@site/src/plugins/search/client/opening';
import { warmUp } from '@site/src/plugins/search/client/warmUp';
import type { SearchDialogProps } from '@site/src/plugins/search/dialog/SearchDialog';
import {
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type Dispatch,
  type SetStateAction,
} from 'react';

import styles from './styles.module.css';

type Dialog = ComponentType<SearchDialogProps>;

const loadDialog = () => import('@site/src/plugins/search/dialog/SearchDialog');

/** State of the opened search: the text typed before the dialog's code has loaded. */
interface Opening {
  typed: string;
  /** When it was opened. */
  at: number;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Collects the text that is typed until the dialog has loaded, so that it has no effect on the page.
 *
 * @param setOpening - Changes the opening; undefined cancels it.
 */
function useTypedText(
  isWaiting: boolean,
  setOpening: Dispatch<SetStateAction<Opening | undefined>>,
): void {
  // A layout effect, so that it takes effect before the browser's next event. Once the dialog is there, its field
  // receives the keys.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // Typed into a part of the page before the search was opened, and repeated there.
      if (window.repeatsInputOf?.parentElement) return;
      if (event.key === 'Escape') setOpening(undefined);
      else setOpening((before) => before && { ...before, typed: typedSoFar(before.typed, event) });
      if (!event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        // The button would open the search again.
        event.stopPropagation();
      }
    };
    // Otherwise, a demo that is loading would keep the keys if it has the focus.
    window.opensSearch = true;
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.opensSearch = false;
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [isWaiting, setOpening]);
}

const ICON = (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 3.8 3.8" />
  </svg>
);

/** The navbar's search button and the keyboard shortcuts that open the search. The dialog's code loads on first use. */
export default function SearchBar() {
  const baseUrl = useBaseUrl('/');
  const [Dialog, setDialog] = useState<Dialog>();
  const [opening, setOpening] = useState<Opening>();
  const [hasFailed, setFailed] = useState(false);
  const isBrowser = useIsBrowser();
  const isWaiting = opening !== undefined && Dialog === undefined;

  const load = () => {
    setFailed(false);
    const manifest = warmUp(baseUrl, versionOfPage(), (address) => fetch(address));
    loadDialog().then(
      ({ default: loaded, prepareSearch }) => {
        prepareSearch(baseUrl, manifest);
        setDialog(() => loaded);
      },
      () => {
        setFailed(true);
        setOpening(undefined);
      },
    );
  };
  const open = (typed = '') => {
    setOpening({ typed, at: performance.now() });
    if (Dialog === undefined) load();
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (opening === undefined && opensSearch(event)) {
        event.preventDefault();
        const field = ownField(event);
        if (field) {
          field.focus();
          field.select();
        } else open();
      }
    };
    // On the window, so that all other handlers of the key run first.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  useTypedText(isWaiting, setOpening);
  const failure = hasFailed && 'The search couldn’t be loaded. Try again.';

  return (
    <div className={styles.search} data-event-category="search">
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        title={failure || 'Search'}
        data-event-action="open"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={({ currentTarget }) => {
          // On close, the dialog restores the focus to the element that had it. Safari doesn't focus a button on click.
          currentTarget.focus();
          open();
        }}
        onKeyDown={(event) => {
          if (/^[\p{L}\p{N}]$/u.test(typedSoFar('', event.nativeEvent))) {
            event.preventDefault();
            open(event.key);
          }
        }}
      >
        {ICON}
        <span className={styles.label} aria-hidden="true">
          Search
        </span>
        {/* From the style sheet, so that the visible text is the button's name. */}
        <kbd
          className={styles.shortcut}
          aria-hidden="true"
          data-keys={isBrowser ? (isMac() ? '⌘K' : 'Ctrl K') : ''}
        />
      </button>
      <span role="status" className="visually-hidden">
        {failure || (isWaiting && 'Loading the search')}
      </span>
      {opening && Dialog && (
        <Dialog
          key={opening.at}
          baseUrl={baseUrl}
          initialQuery={opening.typed}
          // The browser reports that a dialog was closed a moment later. By then, the reader may have opened it again.
          onClose={() =>
            setOpening((current) => (current?.at === opening.at ? undefined : current))
          }
        />
      )}
    </div>
  );
}
