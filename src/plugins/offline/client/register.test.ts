import { PAGE_RECORD_ID } from '../../../core/browser/deployment';
import { WORKER_ADDRESS, type ToWorker } from '../format';

import { registerWorker } from './register';

/** jsdom has no `MessageChannel`. */
class FakeMessageChannel {
  port1 = { onmessage: (_event: { data: unknown }) => {}, close: () => {} };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}
Object.assign(globalThis, { MessageChannel: FakeMessageChannel });

/** A worker that records its messages, and answers whether a build is its own. */
class FakeWorker extends EventTarget {
  told: ToWorker[] = [];
  constructor(
    public state: ServiceWorkerState,
    readonly build = 'new',
    readonly scriptURL = `${location.origin}/${WORKER_ADDRESS}`,
  ) {
    super();
  }
  postMessage(message: ToWorker, ports: MessagePort[]): void {
    this.told.push(message);
    if (message.type === 'is-current') {
      ports[0]?.postMessage(message.build === this.build);
    }
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  constructor(readonly scope = `${location.origin}/`) {
    super();
  }
  unregister = jest.fn(() => Promise.resolve(true));
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = jest.fn(() => Promise.resolve());
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.body.replaceChildren());

function openPage({
  isControlled = true,
  others = [],
  refuse,
}: {
  isControlled?: boolean;
  others?: FakeRegistration[];
  refuse?: (scope: string | undefined) => Error | undefined;
} = {}) {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_RECORD_ID}">{"build":"old"}</script>`;
  const registration = new FakeRegistration();
  registration.active = new FakeWorker('activated', 'old');
  const events = new EventTarget();
  const container = Object.assign(events, {
    controller: isControlled ? registration.active : null,
    ready: Promise.resolve(registration),
    getRegistrations: () => Promise.resolve([registration, ...others]),
    register: jest.fn((_url: string, { scope }: RegistrationOptions) => {
      const error = refuse?.(scope);
      return error ? Promise.reject(error) : Promise.resolve(registration);
    }),
  });
  const now = jest.fn();
  const reload = jest.fn(() => ({ now }));
  const open = () =>
    registerWorker({
      container: container as unknown as ServiceWorkerContainer,
      page: document,
      loaded: (tell) => tell(['https://docs.example/assets/js/main.js']),
      reload,
    });
  return {
    open,
    container,
    registration,
    reload,
    now,
    /** From now on, another worker answers the page's requests. */
    takeOver: (worker: FakeWorker) => {
      container.controller = worker;
      events.dispatchEvent(new Event('controllerchange'));
    },
  };
}

it('registers the worker for all pages of the host, and always revalidates it', async () => {
  const { open, container } = openPage();
  await open();
  expect(container.register).toHaveBeenCalledTimes(1);
  expect(container.register).toHaveBeenCalledWith(`/${WORKER_ADDRESS}`, {
    scope: '/',
    updateViaCache: 'none',
  });
});

it("registers it for the docs if the server doesn't allow the host's root", async () => {
  const { open, container } = openPage({
    refuse: (scope) => (scope ? new DOMException('no header', 'SecurityError') : undefined),
  });
  await open();
  expect(container.register).toHaveBeenLastCalledWith(`/${WORKER_ADDRESS}`, {
    updateViaCache: 'none',
  });
});

it('removes our worker for another scope, and no other worker', async () => {
  const old = new FakeRegistration(`${location.origin}/x/`);
  old.active = new FakeWorker('activated', 'old');
  const foreign = new FakeRegistration(`${location.origin}/chat/`);
  foreign.active = new FakeWorker('activated', 'old', `${location.origin}/chat/sw.js`);
  const { open, registration } = openPage({ others: [old, foreign] });
  await open();
  await settle();
  expect(old.unregister).toHaveBeenCalled();
  expect(foreign.unregister).not.toHaveBeenCalled();
  expect(registration.unregister).not.toHaveBeenCalled();
});

it('reports a browser without service workers', async () => {
  const { open } = openPage({ refuse: () => new TypeError('not found') });
  await expect(open()).rejects.toThrow('not found');
});

describe('tells a waiting worker to take over', () => {
  it('if it is found initially', async () => {
    const { open, registration } = openPage();
    registration.waiting = new FakeWorker('installed');
    await open();
    expect(registration.waiting.told).toEqual([{ type: 'skip-waiting' }]);
  });

  it('if it is found while the page is open', async () => {
    const { open, registration } = openPage();
    await open();
    const worker = new FakeWorker('installing');
    registration.find(worker);
    expect(worker.told).toEqual([]);
    worker.become('installed');
    expect(worker.told).toEqual([{ type: 'skip-waiting' }]);
  });

  it('but not the first worker, which has nothing to wait for', async () => {
    const { open, registration } = openPage({ isControlled: false });
    await open();
    registration.active = null;
    const worker = new FakeWorker('installing');
    registration.find(worker);
    worker.become('installed');
    expect(worker.told).toEqual([]);
  });
});

describe('when another worker has taken over', () => {
  it('reloads a page of the old build', async () => {
    const { open, takeOver, reload } = openPage();
    await open();
    takeOver(new FakeWorker('activated', 'new'));
    expect(reload).toHaveBeenCalledWith('old');
  });

  it("doesn't reload a page of the current build", async () => {
    const { open, takeOver, reload } = openPage();
    await open();
    takeOver(new FakeWorker('activated', 'old'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells it what a page of the current build has loaded, so that it is available offline', async () => {
    const { open, takeOver } = openPage();
    await open();
    const worker = new FakeWorker('activated', 'old');
    takeOver(worker);
    const loaded = [location.href, 'https://docs.example/assets/js/main.js'];
    expect(worker.told).toContainEqual({ type: 'here', page: location.href, loaded });
  });

  it('loads the new page immediately if the reader navigates meanwhile', async () => {
    const { open, takeOver, now } = openPage();
    const { navigated } = await open();
    navigated();
    expect(now).not.toHaveBeenCalled();
    takeOver(new FakeWorker('activated', 'new'));
    navigated();
    expect(now).toHaveBeenCalledTimes(1);
  });
});

it('checks for an update at each navigation within the tab', async () => {
  const { open, registration } = openPage();
  const { navigated } = await open();
  expect(registration.update).not.toHaveBeenCalled();
  navigated();
  expect(registration.update).toHaveBeenCalledTimes(1);
});

it.each([
  ['a page that the worker has served tells it nothing that it knows', true, []],
  [
    'the first page tells what it has loaded',
    false,
    [location.href, 'https://docs.example/assets/js/main.js'],
  ],
])('%s', async (_what, isControlled, loaded) => {
  const { open, registration } = openPage({ isControlled });
  await open();
  await settle();
  expect(registration.active?.told).toEqual([{ type: 'here', page: location.href, loaded }]);
});
