import { createStore } from './store';

describe('createStore', () => {
  it('returns the initial value, then the last value that was set', () => {
    const store = createStore('light');
    expect(store.get()).toBe('light');
    store.set('dark');
    expect(store.get()).toBe('dark');
  });

  it('notifies all listeners of a change after the value is updated', () => {
    const store = createStore(1);
    const seen: string[] = [];
    store.subscribe(() => seen.push(`first ${store.get()}`));
    store.subscribe(() => seen.push(`second ${store.get()}`));
    store.set(2);
    expect(seen).toEqual(['first 2', 'second 2']);
  });

  it('notifies nobody if the value stays the same', () => {
    const store = createStore(NaN);
    const listener = jest.fn();
    store.subscribe(listener);
    store.set(NaN);
    expect(listener).not.toHaveBeenCalled();
  });

  it('stops notifying a listener that unsubscribed, and keeps notifying the others', () => {
    const store = createStore(1);
    const left = jest.fn();
    const stays = jest.fn();
    const leave = store.subscribe(left);
    store.subscribe(stays);
    leave();
    store.set(2);
    expect(left).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(1);
  });

  it('lets a listener unsubscribe while it is being notified', () => {
    const store = createStore(1);
    const stays = jest.fn();
    const leave = store.subscribe(() => leave());
    store.subscribe(stays);
    store.set(2);
    store.set(3);
    expect(stays).toHaveBeenCalledTimes(2);
  });
});
