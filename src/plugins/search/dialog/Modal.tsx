import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import styles from './styles.module.css';

interface ModalProps {
  label: string;
  /** The element that gets the focus. */
  focused: RefObject<HTMLElement | null>;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * The platform's modal `<dialog>`, which keeps the focus inside, closes on Escape, and restores the focus without code
 * of ours. The page behind it doesn't scroll.
 */
export function Modal({ label, focused, onClose, onKeyDown, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    focused.current?.focus();
    const { documentElement } = document;
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    documentElement.style.overflow = 'hidden';
    documentElement.style.paddingInlineEnd = `${scrollbar}px`;
    return () => {
      documentElement.style.overflow = '';
      documentElement.style.paddingInlineEnd = '';
      element?.close();
    };
  }, [focused]);
  return (
    // Key presses come from the field, which has the focus. A click outside the dialog closes it, like Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}
