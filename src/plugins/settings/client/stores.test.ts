import { codePreferencesStore } from '@site/src/core/preferences';

import { onRouteDidUpdate } from './stores';

const root = document.documentElement;

describe('the client module', () => {
  it('starts the stores, which apply stored values', () => {
    expect(root).toHaveAttribute('dir', 'ltr');
    expect(root).toHaveAttribute('data-code-variant', 'TS');
  });

  it('follows other tabs without a component that reads the stores', () => {
    localStorage.setItem('direction', 'rtl');
    localStorage.setItem('dense', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(root).toHaveAttribute('data-dense');
  });

  it("passes the URL's hash to the code preferences", () => {
    window.history.replaceState(null, '', '#tailwind-Grid.js');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(codePreferencesStore().get()).toEqual({ variant: 'JS', styling: 'Tailwind' });
  });

  it('passes the hash of a client navigation to the code preferences, too', () => {
    const location = { pathname: '/x/', search: '', hash: '#css-Grid.tsx', state: undefined };
    onRouteDidUpdate?.({ previousLocation: null, location });
    expect(codePreferencesStore().get()).toEqual({ variant: 'TS', styling: 'CSS' });
  });
});
