import { createDirectionStore } from './direction';

describe('createDirectionStore', () => {
  it('reads left to right unless the document says otherwise', () => {
    const root = document.createElement('html');
    const store = createDirectionStore(root);
    expect(store.get()).toBe('ltr');
    root.dir = 'rtl';
    expect(store.get()).toBe('rtl');
    root.dir = 'auto';
    expect(store.get()).toBe('ltr');
  });

  it('tells of a change of direction, whoever makes it, until the listener leaves', async () => {
    const root = document.createElement('html');
    const listener = jest.fn();
    const leave = createDirectionStore(root).subscribe(listener);
    root.setAttribute('dir', 'rtl');
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);

    root.lang = 'ar';
    leave();
    root.dir = 'ltr';
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
