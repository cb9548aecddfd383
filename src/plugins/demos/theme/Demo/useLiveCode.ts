import type LiveEditorComponent from '../../live/client/LiveEditor';
import type LivePreviewComponent from '../../live/client/LivePreview';
import type { LiveFile, LiveProblem } from '../../live/protocol';
import type { CodeVariant, DemoFlavour, DemoSource } from '../../types';
import { useMemo, useState } from 'react';

import { plainFiles } from './plainFiles';

/** The editor and the frame, loaded when the first reader wants to edit. */
interface LiveComponents {
  Editor: typeof LiveEditorComponent;
  Preview: typeof LivePreviewComponent;
  /** Content of a `<code>` element, for a file's text. */
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

/** What a reader makes of a demo's code. */
export interface LiveCode {
  components: LiveComponents | undefined;
  /** The code is a text field now. */
  isEditing: boolean;
  /** The reader's files, once they have changed something; in this styling and variant. */
  edited: readonly LiveFile[] | undefined;
  /** The reader's files, or the demo's own; undefined before the editor was opened. */
  files: readonly LiveFile[] | undefined;
  /** The documented release that the demo runs; undefined before the editor was opened. */
  release: string | undefined;
  problem: LiveProblem | undefined;
  /** The reader's code has been on the screen since they changed it. */
  isSeen: boolean;
  /** Opens the editor. Rejects where its code, or the demo's, cannot be loaded. */
  start: () => Promise<void>;
  leave: () => void;
  change: (files: readonly LiveFile[]) => void;
  setProblem: (problem: LiveProblem | undefined) => void;
  setSeen: () => void;
  /** Forgets all that the reader has changed. */
  reset: () => void;
}

/**
 * Editing of a demo's code. What a reader changes stays while they look at other stylings and variants, each of which
 * has a text of its own.
 */
export function useLiveCode(
  flavour: DemoFlavour,
  variant: CodeVariant,
  load: () => Promise<DemoSource>,
): LiveCode {
  const key = `${flavour.styling} ${variant}`;
  const [components, setComponents] = useState<LiveComponents>();
  const [isEditing, setEditing] = useState(false);
  const [source, setSource] = useState<DemoSource>();
  const [edits, setEdits] = useState<Record<string, readonly LiveFile[]>>({});
  const [problem, setProblem] = useState<LiveProblem>();
  const [seenKey, setSeenKey] = useState<string>();
  const { styling } = flavour;
  // The same files are the same array: another would be run anew.
  const own = useMemo(
    () => source && plainFiles(source, styling, variant),
    [source, styling, variant],
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
