/** @jest-environment node */
import { DOWNLOAD_HEADER } from '../format';

import { POLL_MS, whenReachable } from './whenReachable';

const PAGE = '<script id=page-record type=application/json>{}</script>';

/** A page without a network, whose polls run when `poll` is called. */
function createPage() {
  const host: { body: string | undefined } = { body: undefined };
  const events = new EventTarget();
  const page = { hidden: false };
  let run: (() => void) | undefined;
  const asked = jest.fn();
  const callback = jest.fn();
  const stop = whenReachable('/x/bars/', callback, {
    fetch: (address, init) => {
      asked(address, new Headers(init?.headers).get(DOWNLOAD_HEADER));
      return host.body === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(host.body));
    },
    page,
    events: events,
    timers: {
      setInterval: (callback: () => void, milliseconds: number) => {
        expect(milliseconds).toBe(POLL_MS);
        run = callback;
        return 1;
      },
      clearInterval: () => (run = undefined),
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const poll = async () => {
    run?.();
    await settle();
  };
  const online = async () => {
    events.dispatchEvent(new Event('online'));
    await settle();
  };
  return { host, page, asked, callback, stop, poll, online };
}

it('calls back once the server responds, even after the event that there is a network', async () => {
  const { host, asked, callback, poll, online } = createPage();
  await online();
  await poll();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenLastCalledWith('/x/bars/', '1');
  expect(callback).not.toHaveBeenCalled();
  host.body = PAGE;
  await poll();
  await poll();
  await online();
  expect(callback).toHaveBeenCalledTimes(1);
});

it("doesn't take the login page of a network for the page", async () => {
  const { host, callback, poll } = createPage();
  host.body = '<title>Log in</title>';
  await poll();
  expect(callback).not.toHaveBeenCalled();
});

it('asks nothing in a hidden tab, or after it was stopped', async () => {
  const { page, asked, poll, online, stop } = createPage();
  page.hidden = true;
  await poll();
  page.hidden = false;
  stop();
  await poll();
  await online();
  expect(asked).not.toHaveBeenCalled();
});
