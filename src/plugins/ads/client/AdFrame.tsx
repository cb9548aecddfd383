import useBaseUrl from '@docusaurus/useBaseUrl';
import { useColorModeState, useDirection } from '@site/src/core/preferences';
import { useEffect, useRef, useState } from 'react';

import {
  FRAME_FOLDER,
  toFrameReport,
  type FrameAppearance,
  type FrameReport,
} from '../frame/protocol';

import styles from './AdContent.module.css';

export interface AdFrameProps {
  /** Whether the frame is seen; until then it waits behind what else is shown. */
  isShown: boolean;
  /** Name of the frame. */
  label: string;
  onReport: (report: FrameReport) => void;
}

/** The frame that the network's script runs in: of no origin, so that it reaches nothing of the page. */
export function AdFrame({ isShown, label, onReport }: AdFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { scheme } = useColorModeState();
  const direction = useDirection();
  const address = useBaseUrl(FRAME_FOLDER);
  // Of the first appearance: a new address would load the frame anew.
  const [src] = useState(`${address}#${scheme},${direction}`);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const report = source === frame.current?.contentWindow ? toFrameReport(data) : undefined;
      if (report) {
        onReport(report);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onReport]);

  useEffect(() => {
    // Of no origin, it can be named by none.
    frame.current?.contentWindow?.postMessage({ scheme, direction } satisfies FrameAppearance, '*');
  }, [scheme, direction]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={label}
      src={src}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin"
      // A frame whose scheme is not its document's would have a background.
      style={{ colorScheme: scheme }}
      data-shown={isShown || undefined}
      tabIndex={isShown ? undefined : -1}
      aria-hidden={!isShown || undefined}
    />
  );
}
