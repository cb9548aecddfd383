import { useLayoutEffect, type RefObject } from 'react';

/** Opens a dialog as modal, focuses one of its elements, and prevents the page behind it from scrolling. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  focused: RefObject<HTMLElement | null>,
): void {
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
  }, [dialog, focused]);
}
