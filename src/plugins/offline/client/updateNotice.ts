import styles from './updateNotice.module.css';

let notice: HTMLElement | undefined;

function button(text: string, action: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'portal-button';
  element.textContent = text;
  element.dataset.eventAction = `update-${action}`;
  element.addEventListener('click', onClick);
  return element;
}

/**
 * Says that the page has been updated, instead of reloading it while the reader would lose something. Shown once for
 * each page load: the reader can close it.
 *
 * @param reload - Reloads the page.
 */
export function showUpdate(reload: () => void): void {
  if (notice) {
    return;
  }
  const bar = document.createElement('div');
  notice = bar;
  bar.className = styles.notice ?? '';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  bar.append(
    text,
    button('Reload', 'reload', reload),
    button('Not now', 'close', () => bar.remove()),
  );
  document.body.append(bar);
  // Screen readers announce what is added to an existing status.
  text.textContent =
    'There is a new version of this page. Reloading it discards what you have done in its demos.';
}
