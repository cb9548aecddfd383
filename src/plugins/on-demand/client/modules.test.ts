import {
  getModule,
  loadModule,
  provideModules,
  retryCrashed,
  retryFailed,
  subscribe,
} from './modules';

const flush = () => new Promise((resolve) => setTimeout(resolve));
const page = (text: string) => ({ default: text });

it('applies a fix that is already loaded when a module fails', async () => {
  provideModules({ page: () => Promise.resolve(page('Sorted by date')) });
  await loadModule('page');
  expect(getModule('page')).toEqual({ module: page('Sorted by date') });

  // The module of the update with the error is still loading …
  let fail: (error: Error) => void = () => undefined;
  const load = jest
    .fn<Promise<object>, []>()
    .mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)))
    .mockImplementation(() => Promise.resolve(page('Sorted by name')));
  provideModules({ page: load as () => Promise<Record<string, unknown>> });
  await flush();
  // … when the next update, with the correction, is applied.
  retryFailed('idle');
  await flush();
  fail(new SyntaxError('Expected a closing tag for <b>'));
  await flush();
  expect(getModule('page')).toEqual({ module: page('Sorted by name') });
  expect(load).toHaveBeenCalledTimes(2);
});

it('reloads nothing if nothing has failed', async () => {
  const load = jest.fn(() => Promise.resolve(page('Sorted by date')));
  provideModules({ other: load });
  await loadModule('other');
  const before = load.mock.calls.length;
  retryFailed('idle');
  retryFailed('apply');
  await flush();
  expect(load).toHaveBeenCalledTimes(before);
});

it('keeps the previous module while a module is empty because it threw', async () => {
  provideModules({ empty: () => Promise.resolve(page('Sorted by date')) });
  await loadModule('empty');
  const load = jest
    .fn<Promise<Record<string, unknown>>, []>()
    .mockResolvedValueOnce({})
    .mockResolvedValue(page('Sorted by name'));
  provideModules({ empty: load });
  await flush();
  expect(getModule('empty')).toEqual({ module: page('Sorted by date') });
  retryFailed('idle');
  await flush();
  expect(getModule('empty')).toEqual({ module: page('Sorted by name') });
});

it('names a module without a default export', async () => {
  provideModules({ nothing: () => Promise.resolve({}) });
  await loadModule('nothing');
  expect(getModule('nothing')).toEqual({
    error: new Error('The module "nothing" has no default export, so there is nothing to render.'),
  });
});

it('renders a crashed page again, once now and once after the next update', async () => {
  provideModules({});
  await flush();
  const renders = jest.fn();
  const unsubscribe = subscribe(renders);
  retryCrashed();
  await flush();
  expect(renders).toHaveBeenCalledTimes(1);
  // The page has crashed again: nothing changes until there is an update.
  retryCrashed();
  await flush();
  expect(renders).toHaveBeenCalledTimes(1);
  retryFailed('idle');
  await flush();
  expect(renders).toHaveBeenCalledTimes(2);
  retryFailed('idle');
  await flush();
  expect(renders).toHaveBeenCalledTimes(2);
  unsubscribe();
});
