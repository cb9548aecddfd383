import data from '@portal/consent';
import { createRoot } from 'react-dom/client';

import type { ConsentStore } from '../../../core/preferences';

import ConsentBanner from './ConsentBanner';

/** Marks the banner's place, for style sheets that make room for it. */
const MARK = 'data-consent-banner';

/** Gives the focus to the page's start: the next Tab leads to what is first on the page. */
function focusStart({ body }: Document): void {
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/**
 * Shows the question at the start of the page, where the keyboard comes first, until it is answered: here, elsewhere on
 * the page or in another tab. Takes no focus. One that is in the banner at its end goes back to where it came from.
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
