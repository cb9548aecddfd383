import type LiveEditorComponent from '../../live/client/LiveEditor';
import type LivePreviewComponent from '../../live/client/LivePreview';
import type { LiveFile, LiveProblem } from '../../live/protocol';
import type { CodeVariant, DemoStyling, DemoSource } from '../../types';
import { useMemo, useState } from 'react';

import { plainFiles } from './plainFiles';

/** The editor and the frame, loaded when the reader starts editing. */
interface LiveComponents {
  Editor: typeof LiveEditorComponent;
  Preview: typeof LivePreviewComponent;
  /** Returns the content of a `<code>` element for a file's text. */
  highlight: (code: string, name: string) => string;
}

async function loadComponents(): Promise<LiveComponents> {
  const [{ default: Editor }, { default: Preview }, { highlightLive }] = await Promise.all([
    import('../../live/client/LiveEditor'),
    import('../../live/client/LivePreview'),
    import('../../live/client/highlightLive'),
  ]);
  return { Editor, Preview, highlight: highlightLive };
}

/** A demo's code and the reader's changes to it. */
export interface LiveCode {
  components: LiveComponents | undefined;
  /** Whether the code is shown as a text field. */
  isEditing: boolean;
  /** The reader's files in this styling and variant. Undefined until they change something. */
  edited: readonly LiveFile[] | undefined;
  /** The reader's files, or else the demo's own. Undefined before the editor is opened. */
  files: readonly LiveFile[] | undefined;
  /** The documented release that the demo runs with. Undefined before the editor is opened. */
  release: string | undefined;
  problem: LiveProblem | undefined;
  /** Whether the reader's code has been rendered in this styling and variant. */
  isSeen: boolean;
  /** Opens the editor. Rejects if its code or the demo's source cannot be loaded. */
  start: () => Promise<void>;
  leave: () => void;
  change: (files: readonly LiveFile[]) => void;
  setProblem: (problem: LiveProblem | undefined) => void;
  setSeen: () => void;
  /** Discards all of the reader's changes. */
  reset: () => void;
}

/**
 * Manages the editing of a demo's code. Each styling and variant has its own text, so the reader's changes are kept
 * while they look at another one.
 */
export function useLiveCode(
  styling: DemoStyling,
  variant: CodeVariant,
  load: () => Promise<DemoSource>,
): LiveCode {
  const key = `${styling.name} ${variant}`;
  const [components, setComponents] = useState<LiveComponents>();
  const [isEditing, setEditing] = useState(false);
  const [source, setSource] = useState<DemoSource>();
  const [edits, setEdits] = useState<Record<string, readonly LiveFile[]>>({});
  const [problem, setProblem] = useState<LiveProblem>();
  const [seenKey, setSeenKey] = useState<string>();
  // The array must stay the same for the same files, because a new one would be run again.
  const own = useMemo(
    () => source && plainFiles(source, styling.name, variant),
    [source, styling.name, variant],
  );

  return {
    components,
    isEditing: isEditing && components !== undefined && own !== undefined,
    edited: edits[key],
    files: edits[key] ?? own,
    release: source?.release,
    problem,
    isSeen: seenKey === key,
    async start() {
      const [loaded, demo] = await Promise.all([components ?? loadComponents(), load()]);
      setComponents(loaded);
      setSource(demo);
      setEditing(true);
    },
    leave: () => setEditing(false),
    change: (files) => setEdits((known) => ({ ...known, [key]: files })),
    setProblem,
    setSeen: () => setSeenKey(key),
    reset() {
      setEdits({});
      setProblem(undefined);
      setSeenKey(undefined);
    },
  };
}
