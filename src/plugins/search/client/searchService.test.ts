import type { ShownOutcome } from '../types';

import type { FromWorker, ToWorker } from './protocol';
import { createSearchService, type WorkerPort } from './searchService';

const OUTCOME: ShownOutcome = { results: [], nearest: [], versions: [] };

const MANIFEST = { versions: [{ name: '8', label: '8', isLast: true, folder: 'assets/8/' }] };

function setUp(manifest?: typeof MANIFEST) {
  const ports: (WorkerPort & { sent: ToWorker[] })[] = [];
  const service = createSearchService(
    () => {
      const sent: ToWorker[] = [];
      const port = {
        sent,
        postMessage: (message: ToWorker) => void sent.push(message),
        onmessage: null,
        onerror: null,
      };
      ports.push(port);
      return port;
    },
    '/docs/',
    Promise.resolve(manifest),
  );
  const answer = (message: FromWorker) =>
    ports.at(-1)?.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  return { service, ports, answer };
}

it("starts the worker with the first request, with the site's URL", async () => {
  const { service, ports } = setUp();
  expect(ports).toHaveLength(0);
  service.prepare('current', { onReady: jest.fn(), onFailed: jest.fn() });
  await Promise.resolve();
  await Promise.resolve();
  expect(ports[0]?.sent).toEqual([
    { type: 'start', baseUrl: '/docs/' },
    { type: 'prepare', id: 1, version: 'current' },
  ]);
});

it('starts the worker with the manifest if the page has it', async () => {
  const { service, ports } = setUp(MANIFEST);
  service.prepare('current');
  await Promise.resolve();
  expect(ports[0]?.sent).toEqual([{ type: 'start', baseUrl: '/docs/', manifest: MANIFEST }]);
});

it('reports the versions once the index is loaded', () => {
  const { service, answer } = setUp();
  const onReady = jest.fn();
  service.prepare('current', { onReady, onFailed: jest.fn() });
  const versions = [{ name: 'current', label: '8', isLast: true, folder: 'assets/8/' }];
  answer({ type: 'ready', id: 1, versions });
  expect(onReady).toHaveBeenCalledWith(versions);
});

it('responds only to the latest request, with improved results later', () => {
  const { service, answer } = setUp();
  const [old, latest] = [jest.fn(), jest.fn()];
  service.search({ query: 's', version: '' }, { onFound: old, onFailed: jest.fn() });
  service.search({ query: 'so', version: '' }, { onFound: latest, onFailed: jest.fn() });
  answer({ type: 'found', id: 1, outcome: OUTCOME });
  answer({ type: 'found', id: 2, outcome: OUTCOME });
  answer({ type: 'better', id: 2, outcome: OUTCOME });
  expect(old).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledTimes(2);
});

it('reports a failure with its reason', () => {
  const { service, answer } = setUp();
  const onFailed = jest.fn();
  service.search({ query: 's', version: '' }, { onFound: jest.fn(), onFailed });
  answer({ type: 'failed', id: 1, reason: 'index.json: 500' });
  expect(onFailed).toHaveBeenCalledWith('index.json: 500');
});

it("restarts a worker that couldn't be loaded on the next request", () => {
  const { service, ports } = setUp();
  const onFailed = jest.fn();
  service.prepare('', { onReady: jest.fn(), onFailed });
  ports[0]?.onerror?.(new ErrorEvent('error'));
  expect(onFailed).toHaveBeenCalledWith("The search worker couldn't be loaded");
  service.search({ query: 's', version: '' }, { onFound: jest.fn(), onFailed });
  expect(ports).toHaveLength(2);
});
