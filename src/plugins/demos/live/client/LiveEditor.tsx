import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import CodeEditor from 'react-simple-code-editor';

import type { LiveFile, LiveProblem } from '../protocol';

import { highlightLive, shownCode } from './highlightLive';
import styles from './LiveEditor.module.css';
import { problemText } from './problemText';

/** A problem is told after so many milliseconds without a change, since half a word is always wrong. */
const QUIET_MS = 300;

export interface LiveEditorProps {
  /** The demo's name in words. */
  name: string;
  files: readonly LiveFile[];
  /** Index in `files` of the one that is edited. */
  fileIndex: number;
  /** Gets all files, the edited one among them. */
  onFilesChange: (files: readonly LiveFile[]) => void;
  /** The reader leaves by Escape. The focus belongs on what takes the editor's place. */
  onLeave: () => void;
  /** Takes the focus, with the caret before the first letter. */
  initialFocus: boolean;
  /** What the preview says is wrong with the code, told under it once typing pauses. */
  problem?: LiveProblem | undefined;
}

/**
 * A demo's code as a text field, which looks like the `<pre class="code">` it takes the place of and is coloured as it
 * is typed. Tab leaves it, as it does any field; Escape gives it up. Load it by `import()`: no page needs it at first.
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
    // The editor hands its field no other attributes than an id.
    field?.setAttribute('aria-describedby', hintId);
    field?.setAttribute('wrap', 'off');
  }, [fileName, hintId]);
  useEffect(() => {
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
  return (
    <div className={styles.editor}>
      <label className={styles.name} htmlFor={id}>
        Code of {name}, editable{files.length > 1 && `: ${file.name}`}
      </label>
      <div className={styles.scroll}>
        <div ref={editor} className={`code ${styles.code}`} dir="ltr">
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
        <span className={styles.hint} id={hintId}>
          Press <kbd>Escape</kbd> to leave
        </span>
      </div>
      <Problem problem={problem} code={file.code} isOneOfMany={files.length > 1} />
    </div>
  );
}

interface ProblemProps {
  problem: LiveProblem | undefined;
  /** A change of it starts the wait anew. */
  code: string;
  isOneOfMany: boolean;
}

/** The line under the code. It is there while it is empty, or assistive technology would not notice what comes. */
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
