import useBaseUrl from '@docusaurus/useBaseUrl';
import { useColorScheme, useDirection } from '@site/src/core/preferences';
import { useEffect, useRef, useState } from 'react';

import {
  FRAME_FOLDER,
  toFrameReport,
  type FrameAppearance,
  type FrameReport,
} from '../frame/protocol';

import styles from './AdContent.module.css';

export interface AdFrameProps {
  /** Whether the frame is visible. Until then, it is hidden behind the other content of the slot. */
  isShown: boolean;
  /** Name of the frame. */
  label: string;
  onReport: (report: FrameReport) => void;
}

/** The frame for the network's script. It has an opaque origin, so that the script can't access the page. */
export function AdFrame({ isShown, label, onReport }: AdFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scheme = useColorScheme();
  const direction = useDirection();
  const address = useBaseUrl(FRAME_FOLDER);
  // Keeps the first appearance: a new address would reload the frame.
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
    // No target origin matches an opaque origin, except `*`.
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
      // A frame whose color scheme differs from its document's would get an opaque background.
      style={{ colorScheme: scheme }}
      data-shown={isShown || undefined}
      tabIndex={isShown ? undefined : -1}
      aria-hidden={!isShown || undefined}
    />
  );
}
