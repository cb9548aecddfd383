import data from '@portal/consent';
import { createRoot } from 'react-dom/client';

import type { ConsentStore } from '../../../core/preferences';

import ConsentBanner from './ConsentBanner';

/** Marks the banner's container, for style sheets that make room for it. */
const MARK = 'data-consent-banner';

/** Moves the focus to the start of the page: the next Tab leads to the first element. */
function focusStart({ body }: Document): void {
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/**
 * Shows the question at the start of the page, so that it comes first in the tab order, until it is answered: here,
 * elsewhere on the page or in another tab. The banner doesn't take the focus. If it has the focus when it is removed,
 * the focus returns to where it came from.
 */
export function showBanner(store: ConsentStore, page: Document = document): void {
  if (store.get() !== 'unknown') {
    return;
  }
  const container = page.createElement('div');
  container.setAttribute(MARK, '');
  page.body.prepend(container);

  let before: HTMLElement | undefined;
  container.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !container.contains(relatedTarget)) {
      before = relatedTarget;
    }
  });
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      store.set('denied');
    }
  });

  const root = createRoot(container);
  root.render(<ConsentBanner {...data} onAnswer={store.set} />);

  const unsubscribe = store.subscribe(() => {
    if (store.get() === 'unknown') {
      return;
    }
    unsubscribe();
    const hadFocus = container.contains(page.activeElement);
    root.unmount();
    container.remove();
    if (!hadFocus) {
      return;
    }
    if (before?.isConnected) {
      before.focus({ preventScroll: true });
    } else {
      focusStart(page);
    }
  });
}
