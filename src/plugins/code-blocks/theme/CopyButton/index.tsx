import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

import { COPIED_MS, COPY_LABELS, type CopyState } from '../../copyCode';

import CopyIcon from './CopyIcon';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /** Returns the text to copy. Called on click. */
  text: () => string | Promise<string>;
  className?: string;
  /** How long "Copied" is shown, in milliseconds. Default: 2000. */
  copiedMs?: number;
  /** Only shows the icon. The label is still available to assistive technology. */
  iconOnly?: boolean;
}

/**
 * Writes to the clipboard. Text that is still being loaded is written as a promise, because Safari refuses to write after
 * a request.
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  // eslint-disable-next-line compat/compat -- Firefox has it since version 127
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies code, and then shows and announces to screen readers for two seconds whether that succeeded. */
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
      await write(text());
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
