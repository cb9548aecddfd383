import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

import styles from './styles.module.css';

/** How long "Copied" stands on the button of a code block (SPEC §9). */
const COPIED_MS = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

const LABELS: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
};

export interface CopyButtonProps {
  /** What to copy, asked for at the click. */
  text: () => string | Promise<string>;
  className?: string;
  /** How long "Copied" is shown, in milliseconds. Default 2000. */
  copiedMs?: number;
  /** Shows the icon alone; the words are there for assistive technology. */
  iconOnly?: boolean;
}

/** Copies code. Says so for two seconds, also to screen readers, and says when the browser refused. */
export default function CopyButton({
  text,
  className,
  copiedMs = COPIED_MS,
  iconOnly = false,
}: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    window.clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(await text());
      setState('copied');
    } catch {
      setState('failed');
    }
    timer.current = window.setTimeout(() => setState('idle'), copiedMs);
  };

  return (
    <button
      type="button"
      className={clsx('portal-tool', styles.copy, className)}
      data-state={state}
      data-copy-button
      data-event-action="copy-click"
      {...(iconOnly ? { 'aria-label': LABELS[state] } : {})}
      onClick={() => void copy()}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {state === 'copied' ? (
          <path d="m3 8.5 3.2 3.2L13 5" />
        ) : (
          <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />
        )}
      </svg>
      <span aria-live="polite" className={iconOnly ? 'visually-hidden' : undefined}>
        {LABELS[state]}
      </span>
    </button>
  );
}
