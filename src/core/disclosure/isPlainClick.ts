/** Whether a click follows a link in this tab, as opposed to one that opens another tab or a window. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
