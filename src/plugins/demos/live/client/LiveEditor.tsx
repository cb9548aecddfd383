import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import CodeEditor from 'react-simple-code-editor';

import type { LiveFile, LiveProblem } from '../protocol';

import EditHint from './EditHint';
import { highlightLive, shownCode } from './highlightLive';
import styles from './LiveEditor.module.css';
import { problemText } from './problemText';

/** Milliseconds without a change before a problem is shown. Half a word is always an error. */
const QUIET_MS = 300;

export interface LiveEditorProps {
  /** The demo's title. */
  name: string;
  files: readonly LiveFile[];
  /** Index in `files` of the file being edited. */
  fileIndex: number;
  /** Called with all files, including the edited one. */
  onFilesChange: (files: readonly LiveFile[]) => void;
  /** Called when the reader leaves with Escape. The focus should move to whatever replaces the editor. */
  onLeave: () => void;
  /** Whether the editor takes the focus initially, with the caret before the first character. */
  initialFocus: boolean;
  /** The problem that the preview reports, shown below the code once typing pauses. */
  problem?: LiveProblem | undefined;
}

/**
 * A demo's code as a text field that looks like the `<pre class="code">` it replaces and is highlighted while the
 * reader types. Tab leaves it like any other field; Escape closes it. Load it with `import()`, because no page needs it
 * at first.
 */
export default function LiveEditor({
  name,
  files,
  fileIndex,
  onFilesChange,
  onLeave,
  initialFocus,
  problem,
}: LiveEditorProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const editor = useRef<HTMLDivElement>(null);
  const file = files[fileIndex];
  const fileName = file?.name;

  useEffect(() => {
    const field = editor.current?.querySelector('textarea');
    // The library passes no attributes but an id to the textarea.
    field?.setAttribute('aria-describedby', hintId);
    field?.setAttribute('wrap', 'off');
  }, [fileName, hintId]);
  // Before another key can arrive: it would go to the page, because the code that had the focus is gone.
  useLayoutEffect(() => {
    if (initialFocus) {
      const field = editor.current?.querySelector('textarea');
      field?.setSelectionRange(0, 0);
      field?.focus({ preventScroll: true });
    }
  }, [initialFocus]);

  if (!file) {
    return null;
  }
  const shown = shownCode(file.code);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    }
  };
  // The library would wrap the selection in a quote or a bracket, which it recognizes by the place of its key, so also in
  // letters of other keyboards.
  const keepNative = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey } = event;
    const isSelected =
      target instanceof HTMLTextAreaElement && target.selectionStart !== target.selectionEnd;
    if (isSelected && key.length === 1 && !ctrlKey && !metaKey) {
      event.stopPropagation();
    }
  };
  return (
    <div className={styles.editor}>
      <label className={styles.name} htmlFor={id}>
        Code of {name}, editable{files.length > 1 && `: ${file.name}`}
      </label>
      <div className={styles.scroll} dir="ltr">
        <div ref={editor} className={`code ${styles.code}`} onKeyDownCapture={keepNative}>
          <CodeEditor
            key={file.name}
            className={styles.field}
            preClassName={styles.picture}
            textareaId={id}
            ignoreTabKey
            value={shown}
            highlight={(code) => highlightLive(code, file.name)}
            onKeyDown={onKeyDown}
            onValueChange={(code) =>
              onFilesChange(
                files.map((other) =>
                  other === file ? { name: file.name, code: `${code}\n` } : other,
                ),
              )
            }
          />
        </div>
        <EditHint id={hintId} keyName="Escape" purpose="leave" />
      </div>
      <Problem problem={problem} code={file.code} isOneOfMany={files.length > 1} />
    </div>
  );
}

interface ProblemProps {
  problem: LiveProblem | undefined;
  /** Changing it restarts the delay. */
  code: string;
  isOneOfMany: boolean;
}

/**
 * The line below the code. It is rendered even when empty, because assistive technology would otherwise not announce
 * the problem.
 */
function Problem({ problem, code, isOneOfMany }: ProblemProps) {
  const [told, setTold] = useState<LiveProblem>();
  useEffect(() => {
    const timer = window.setTimeout(() => setTold(problem), problem ? QUIET_MS : 0);
    return () => window.clearTimeout(timer);
  }, [problem, code]);
  return (
    <p className={styles.problem} role="status">
      {told && problemText(told, isOneOfMany)}
    </p>
  );
}
