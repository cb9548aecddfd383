import { codePreferencesStore } from '@site/src/core/preferences';

import { onRouteDidUpdate } from './stores';

const root = document.documentElement;

describe('the client module', () => {
  it('starts the stores, which show what is kept', () => {
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

  it('hands a hash of the address to the code preferences', () => {
    window.history.replaceState(null, '', '#tailwind-Grid.js');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(codePreferencesStore().get()).toEqual({ variant: 'JS', styling: 'Tailwind' });
  });

  it('hands the hash of a page that a link leads to on as well', () => {
    const location = { pathname: '/x/', search: '', hash: '#css-Grid.tsx', state: undefined };
    onRouteDidUpdate?.({ previousLocation: null, location });
    expect(codePreferencesStore().get()).toEqual({ variant: 'TS', styling: 'CSS' });
  });
});
