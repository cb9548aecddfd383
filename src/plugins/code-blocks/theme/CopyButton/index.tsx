import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

import { COPIED_MS, COPY_LABELS, type CopyState } from '../../copyCode';

import CopyIcon from './CopyIcon';
import styles from './styles.module.css';

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
      {...(iconOnly ? { 'aria-label': COPY_LABELS[state] } : {})}
      onClick={() => void copy()}
    >
      <CopyIcon />
      <span aria-live="polite" className={iconOnly ? 'visually-hidden' : undefined}>
        {COPY_LABELS[state]}
      </span>
    </button>
  );
}
