import { useColorScheme, useDirection, type CodeStyling } from '../../../../core/preferences';
import { useEffect, useMemo, useRef, useState } from 'react';

import { liveAddress } from '../address';
import { send, toFrameMessage, type LiveFile, type LiveProblem } from '../protocol';

import styles from './LivePreview.module.css';
import { createLiveSession, type LiveSession } from './session';

/** Space around the frame's content on each side, for shadows and focus rings, in pixels. */
const BLEED = 8;

/** Maximum height in pixels. A taller demo scrolls inside its frame. */
const MAX_HEIGHT = 4000;

export interface LivePreviewProps {
  /** The demo's title. */
  name: string;
  /** The documented release that the demo runs with, such as `8.12.1`. */
  release: string;
  /** The entry first. A new array counts as an edit. */
  files: readonly LiveFile[];
  styling: CodeStyling;
  /** Called with the problem in the code, and with `undefined` once there is none. */
  onError: (problem: LiveProblem | undefined) => void;
  /** Called each time code has been rendered. The frame is hidden until the first time. */
  onRunning: () => void;
  /** Minimum height in pixels: the height of what the preview replaces. */
  minHeight: number;
}

/**
 * Runs edited code in a sandboxed frame with an opaque origin. The frame follows the page's color mode and direction,
 * and is as tall as its content. Load it with `import()`, because no page needs it at first.
 */
export default function LivePreview(props: LivePreviewProps) {
  const { name, release, files, styling, minHeight } = props;
  const mode = useColorScheme();
  const direction = useDirection();
  const frame = useRef<HTMLIFrameElement>(null);
  const session = useRef<LiveSession>(undefined);
  const [generation, setGeneration] = useState(0);
  const [height, setHeight] = useState(0);
  const [isSeen, setSeen] = useState(false);

  const code = useMemo(() => ({ files, styling }), [files, styling]);
  const appearance = useMemo(() => ({ mode, direction }), [mode, direction]);
  const latest = useRef({ ...props, code, appearance });
  useEffect(() => {
    latest.current = { ...props, code, appearance };
  });

  useEffect(() => {
    const { code: initialCode, appearance: initialAppearance } = latest.current;
    const opened = createLiveSession(
      {
        post: (message) => {
          const target = frame.current?.contentWindow;
          if (target) {
            send(target, message);
          }
        },
        renew: () => {
          // Messages that the old frame has already sent aren't handled any more.
          frame.current = null;
          setHeight(0);
          setGeneration((count) => count + 1);
        },
        timers: window,
        onProblem: (problem) => latest.current.onError(problem),
        onRendered: () => {
          setSeen(true);
          latest.current.onRunning();
        },
        onHeight: (px) => setHeight(Math.min(px, MAX_HEIGHT)),
      },
      { code: initialCode, appearance: initialAppearance },
    );
    session.current = opened;
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (frame.current && source === frame.current.contentWindow) {
        opened.receive(toFrameMessage(data));
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      opened.close();
      session.current = undefined;
    };
  }, []);

  const ran = useRef(code);
  useEffect(() => {
    if (ran.current !== code) {
      ran.current = code;
      session.current?.setCode(code);
    }
  }, [code]);
  const seen = useRef(appearance);
  useEffect(() => {
    if (seen.current !== appearance) {
      seen.current = appearance;
      session.current?.setAppearance(appearance);
    }
  }, [appearance]);

  return (
    <iframe
      key={generation}
      ref={frame}
      className={styles.preview}
      title={`${name}, live preview`}
      src={liveAddress(release)}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      data-seen={isSeen || undefined}
      // A frame whose color scheme differs from its document's would have a background.
      style={{ height: Math.max(height, minHeight) + 2 * BLEED, colorScheme: mode }}
      onLoad={() => session.current?.onLoad()}
    />
  );
}
