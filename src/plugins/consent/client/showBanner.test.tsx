import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createConsentStore, type PrivacySignals } from '../../../core/preferences';

import { showBanner } from './showBanner';

jest.mock(
  '@portal/consent',
  () => ({ __esModule: true, default: { purposes: ['analytics'], page: '/x/privacy/' } }),
  { virtual: true },
);

/** Opens a page that asks for consent, in a fake browser. */
function ask({ stored, signals = {} }: { stored?: string; signals?: PrivacySignals } = {}) {
  const entries = new Map(stored === undefined ? [] : [['consent', stored]]);
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const store = createConsentStore({ storage: () => storage, events, signals });
  act(() => showBanner(store));
  return {
    store,
    banner: screen.queryByRole('dialog'),
    /** Answers in another tab. */
    answerElsewhere: (answer: string) =>
      act(() => {
        entries.set('consent', answer);
        events.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
      }),
  };
}

beforeEach(() => {
  document.body.innerHTML = '<a href="#main">Skip</a><main><button>Sort</button></main>';
});

// Removes the banner of a test that didn't answer.
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the banner', () => {
  it('is first on the page, labeled and described, nonmodal, and takes no focus', () => {
    const { banner } = ask();
    expect(document.body.firstElementChild).toContainElement(banner);
    expect(banner).toHaveAccessibleName('Allow analytics?');
    expect(banner).toHaveAccessibleDescription(/^An analytics service would learn/);
    expect(banner).not.toHaveAttribute('aria-modal');
    expect(document.body).toHaveFocus();
  });

  it('links to the page that explains what data is sent', () => {
    ask();
    expect(screen.getByRole('link', { name: 'What data is sent' })).toHaveAttribute(
      'href',
      '/x/privacy/',
    );
  });

  test.each<[string, Parameters<typeof ask>[0]]>([
    ['has accepted', { stored: 'granted' }],
    ['has refused', { stored: 'denied' }],
    ['has a browser that refuses', { signals: { globalPrivacyControl: true } }],
  ])("isn't shown to a reader who %s", (_name, world) => {
    expect(ask(world).banner).toBeNull();
    expect(document.body.firstElementChild).toHaveTextContent('Skip');
  });
});

describe('an answer', () => {
  test.each([
    ['Allow', 'granted'],
    ['Essential only', 'denied'],
  ])('of "%s" is stored as %s, and removes the banner', async (name, consent) => {
    const { store, banner } = ask();
    await userEvent.click(within(banner as HTMLElement).getByRole('button', { name }));
    expect(store.get()).toBe(consent);
    expect(document.body.firstElementChild).toHaveTextContent('Skip');
  });

  it('may be given with Escape, which refuses, while the focus is in the banner', async () => {
    const { store } = ask();
    await userEvent.keyboard('{Escape}');
    expect(store.get()).toBe('unknown');
    screen.getByRole('button', { name: 'Allow' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(store.get()).toBe('denied');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may come from another tab', () => {
    const { answerElsewhere } = ask();
    answerElsewhere('granted');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("isn't assumed when another tab clears storage", () => {
    const { answerElsewhere } = ask();
    answerElsewhere('');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the focus after an answer', () => {
  const answerByKey = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };

  it('returns to where it came from', async () => {
    const sort = screen.getByRole('button', { name: 'Sort' });
    sort.focus();
    ask();
    expect(sort).toHaveFocus();
    // Moves the focus through the banner's other controls.
    screen.getByRole('button', { name: 'Allow' }).focus();
    await answerByKey('Essential only');
    expect(sort).toHaveFocus();
  });

  it('moves to the start of the page if it came from there', async () => {
    ask();
    await answerByKey('Allow');
    expect(document.body).toHaveFocus();
    expect(document.body).not.toHaveAttribute('tabindex');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip' })).toHaveFocus();
  });

  it('moves to the start of the page if its origin no longer exists', async () => {
    const sort = screen.getByRole('button', { name: 'Sort' });
    sort.focus();
    ask();
    screen.getByRole('button', { name: 'Allow' }).focus();
    sort.remove();
    await answerByKey('Allow');
    expect(document.body).toHaveFocus();
  });

  it('stays where it is outside the banner', () => {
    const { answerElsewhere } = ask();
    const sort = screen.getByRole('button', { name: 'Sort' });
    screen.getByRole('button', { name: 'Allow' }).focus();
    sort.focus();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    answerElsewhere('denied');
    expect(sort).toHaveFocus();
    expect(focus).not.toHaveBeenCalled();
    focus.mockRestore();
  });
});
