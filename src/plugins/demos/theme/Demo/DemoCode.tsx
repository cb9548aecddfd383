import { CODE_VARIANTS, fileNameIn } from '../../../../core/preferences';
import EditHint from '../../live/client/EditHint';
import type { CodeVariant, DemoStyling, DemoModule } from '../../types';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Icon } from './icons';
import type { DemoSourceState } from './useDemoSource';
import { itemForKey } from './useToolbar';
import styles from './styles.module.css';

export interface DemoCodeProps {
  demo: DemoModule;
  /** The demo's title. */
  name: string;
  styling: DemoStyling;
  /** TS if the demo has no other variant. */
  variant: CodeVariant;
  fileIndex: number;
  onFile: (index: number) => void;
  source: DemoSourceState;
  /** The file with the reader's changes, highlighted. */
  editedHtml: string | undefined;
  isOpen: boolean;
  /** Whether the server's HTML contains the code in both variants because it is open initially. */
  isServedOpen: boolean;
  /** Called when the reader wants to edit the code, by pressing Enter or the button. */
  onEdit: () => void;
  /** The editor, shown instead of the code while it is being edited. */
  editor: ReactNode;
}

type CodeElements = Partial<Record<CodeVariant, HTMLElement | null>>;

/** Fills the elements of the code, one for each variant, and loads what the page doesn't contain. */
function useCode(
  { source, styling, variant, fileIndex, editedHtml, isOpen }: DemoCodeProps,
  isEditing: boolean,
) {
  const codes = useRef<CodeElements>({});
  const { load, source: loaded } = source;
  const file = loaded?.stylings[styling.name]?.files[fileIndex];
  useEffect(() => {
    if (isEditing) {
      return;
    }
    if (file) {
      CODE_VARIANTS.forEach((language) => {
        const element = codes.current[language];
        if (element) {
          const original = file.html[language] ?? file.html.TS;
          element.innerHTML = language === variant ? (editedHtml ?? original) : original;
        }
      });
      return;
    }
    const shown = codes.current[variant];
    if (isOpen && shown && !shown.firstChild) {
      load().catch(() => undefined);
    }
    // Also runs for another styling or file, which has its own elements that are empty at first.
  }, [file, isOpen, variant, load, editedHtml, isEditing, styling.name, fileIndex]);
  return codes;
}

/** The files of a demo as tabs. */
function FileTabs({
  id,
  name,
  styling,
  variant,
  fileIndex,
  onFile,
}: Pick<DemoCodeProps, 'name' | 'styling' | 'variant' | 'fileIndex' | 'onFile'> & { id: string }) {
  const onTabKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // The tabs run left to right, like code.
    const target = itemForKey(event.key, fileIndex, styling.files.length, false);
    if (target !== undefined) {
      event.preventDefault();
      onFile(target);
      event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      className={styles.files}
      role="tablist"
      aria-label={`Files of ${name}`}
      dir="ltr"
      onKeyDown={onTabKey}
    >
      {styling.files.map((file, index) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === fileIndex}
          aria-controls={`${id}-panel`}
          tabIndex={index === fileIndex ? 0 : -1}
          onClick={() => onFile(index)}
        >
          {fileNameIn(variant, file)}
        </button>
      ))}
    </div>
  );
}

/** Returns the HTML of a variant that the page contains for the first file. */
function servedHtml({ code }: DemoModule, variant: CodeVariant, isServedOpen: boolean): string {
  if (variant === 'TS') {
    return code.TS;
  }
  return isServedOpen ? (code.JS ?? code.TS) : '';
}

/**
 * The code below a demo: its files as tabs, each with the HTML from the server or from the demo's JSON file. Both
 * variants are in the page, and style sheets show the one that the reader has chosen.
 */
export function DemoCode(props: DemoCodeProps) {
  const { demo, name, styling, fileIndex, isServedOpen, onEdit, editor } = props;
  const id = useId();
  const pre = useRef<HTMLPreElement>(null);
  const isServed = styling === demo.stylings[0] && fileIndex === 0;
  const isEditing = Boolean(editor);
  const codes = useCode(props, isEditing);

  // After the reader leaves the editor, the focus moves to the code that replaces it.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      pre.current?.focus({ preventScroll: true });
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onEdit();
    }
  };
  const hasTabs = styling.files.length > 1;

  return (
    <>
      {hasTabs && <FileTabs {...props} id={id} />}
      <div
        id={`${id}-panel`}
        className={styles.panel}
        dir="ltr"
        {...(hasTabs ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${fileIndex}` } : {})}
      >
        {editor || (
          // Focusable because it scrolls. Enter turns it into an editor.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <pre
            ref={pre}
            className="code"
            dir="ltr"
            tabIndex={0}
            role="group"
            aria-label={`Code of ${name}`}
            aria-describedby={`${id}-hint`}
            data-code
            onKeyDown={onKeyDown}
          >
            {(demo.hasJs ? CODE_VARIANTS : (['TS'] as const)).map((language) => (
              <code
                // Each file has its own element, because the server's content belongs only to the first.
                key={`${styling.name} ${fileIndex} ${language}`}
                ref={(element) => {
                  codes.current[language] = element;
                }}
                {...(demo.hasJs ? { 'data-for-variant': language } : {})}
                suppressHydrationWarning
                dangerouslySetInnerHTML={{
                  __html: isServed ? servedHtml(demo, language, isServedOpen) : '',
                }}
              />
            ))}
          </pre>
        )}
        {!editor && <EditHint id={`${id}-hint`} keyName="Enter" purpose="edit" />}
        {!editor && (
          <button
            type="button"
            className={`portal-tool ${styles.edit}`}
            data-event-action="edit"
            onClick={onEdit}
          >
            <Icon name="edit" />
            <span>Edit</span>
          </button>
        )}
      </div>
      {props.source.hasFailed && (
        <p className={styles.failure} role="status">
          The code couldn’t be loaded. Close it and open it again to retry.
        </p>
      )}
    </>
  );
}
