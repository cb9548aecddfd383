import { CODE_VARIANTS, fileNameIn } from '../../../../core/preferences';
import EditHint from '../../live/client/EditHint';
import type { CodeVariant, DemoFlavour, DemoModule } from '../../types';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Icon } from './icons';
import type { DemoSourceState } from './useDemoSource';
import { itemForKey } from './useToolbar';
import styles from './styles.module.css';

export interface DemoCodeProps {
  demo: DemoModule;
  /** The demo's name in words. */
  name: string;
  flavour: DemoFlavour;
  /** TS where the demo has no other. */
  variant: CodeVariant;
  fileIndex: number;
  onFile: (index: number) => void;
  source: DemoSourceState;
  /** The file as the reader has changed it, highlighted. */
  editedHtml: string | undefined;
  isOpen: boolean;
  /** Whether the code is in the server's HTML in both variants, since it is open from the start. */
  isServedOpen: boolean;
  /** The reader wants to edit the code: Enter, or the button. */
  onEdit: () => void;
  /** The editor, in place of the code while it is edited. */
  editor: ReactNode;
}

/**
 * The code under a demo: its files as tabs, each as the server or its JSON file gives it. Both variants lie in the
 * page, and style sheets show the reader's.
 */
export function DemoCode({
  demo,
  name,
  flavour,
  variant,
  fileIndex,
  onFile,
  source,
  editedHtml,
  isOpen,
  isServedOpen,
  onEdit,
  editor,
}: DemoCodeProps) {
  const id = useId();
  const pre = useRef<HTMLPreElement>(null);
  const codes = useRef<Partial<Record<CodeVariant, HTMLElement | null>>>({});
  const { load, source: loaded, hasFailed } = source;
  const isServed = flavour === demo.flavours[0] && fileIndex === 0;
  const file = loaded?.flavours[flavour.styling]?.files[fileIndex];

  const isEditing = Boolean(editor);
  useEffect(() => {
    if (isEditing) {
      return;
    }
    if (file) {
      CODE_VARIANTS.forEach((each) => {
        const element = codes.current[each];
        if (element) {
          const own = file.html[each] ?? file.html.TS;
          element.innerHTML = each === variant ? (editedHtml ?? own) : own;
        }
      });
      return;
    }
    const shown = codes.current[variant];
    if (isOpen && shown && !shown.firstChild) {
      load().catch(() => undefined);
    }
    // Another styling or file has elements of its own, which are empty at first.
  }, [file, isOpen, variant, load, editedHtml, isEditing, flavour.styling, fileIndex]);

  // Who leaves the editor is where the editor was.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      pre.current?.focus({ preventScroll: true });
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  const onTabKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // Files run left to right, as code does.
    const target = itemForKey(event.key, fileIndex, flavour.files.length, false);
    if (target !== undefined) {
      event.preventDefault();
      onFile(target);
      event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    }
  };
  const hasTabs = flavour.files.length > 1;

  return (
    <>
      {hasTabs && (
        // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
        <div
          className={styles.files}
          role="tablist"
          aria-label={`Files of ${name}`}
          dir="ltr"
          onKeyDown={onTabKey}
        >
          {flavour.files.map((each, index) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-selected={index === fileIndex}
              aria-controls={`${id}-panel`}
              tabIndex={index === fileIndex ? 0 : -1}
              onClick={() => onFile(index)}
            >
              {fileNameIn(variant, each)}
            </button>
          ))}
        </div>
      )}
      <div
        id={`${id}-panel`}
        className={styles.panel}
        dir="ltr"
        {...(hasTabs ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${fileIndex}` } : {})}
      >
        {editor || (
          // It scrolls, so that it has the focus, and Enter turns it into an editor.
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
            onKeyDown={(event) => {
              if (
                onEdit &&
                event.key === 'Enter' &&
                !event.ctrlKey &&
                !event.metaKey &&
                !event.altKey
              ) {
                event.preventDefault();
                onEdit();
              }
            }}
          >
            {(demo.hasJs ? CODE_VARIANTS : (['TS'] as const)).map((each) => (
              <code
                // Another file is another element: the server's content belongs to the first alone.
                key={`${flavour.styling} ${fileIndex} ${each}`}
                ref={(element) => {
                  codes.current[each] = element;
                }}
                {...(demo.hasJs ? { 'data-for-variant': each } : {})}
                suppressHydrationWarning
                dangerouslySetInnerHTML={{
                  __html: !isServed
                    ? ''
                    : each === 'TS'
                      ? demo.code.TS
                      : isServedOpen
                        ? (demo.code.JS ?? demo.code.TS)
                        : '',
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
            Edit
          </button>
        )}
      </div>
      {hasFailed && (
        <p className={styles.failure} role="status">
          The code could not be loaded. Close and open it to try again.
        </p>
      )}
    </>
  );
}
