import { watchDeployment } from './staleDeployment';

const ROOT = 'https://docs.example/';

/** Opens a page whose server responds to file requests with the given answer. */
function openPage(answer: () => Promise<Partial<Response>>) {
  const events = new EventTarget();
  const onStale = jest.fn();
  const fetch = jest.fn(answer) as jest.Mock;
  watchDeployment({
    events: {
      addEventListener: (type: string, listener: EventListener) =>
        events.addEventListener(type, listener),
    } as Window,
    root: ROOT,
    fetch,
    onStale,
  });
  const failed = async (element: HTMLElement) => {
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: element });
    events.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { failed, onStale, fetch };
}

const script = (src: string) => Object.assign(document.createElement('script'), { src });
const answerOf = (status: number, type: string) => () =>
  Promise.resolve({
    ok: status < 400,
    status,
    headers: new Headers({ 'Content-Type': type }),
  });

it.each([
  ['no longer exists', 404, 'text/html'],
  ['was removed', 410, 'text/plain'],
  ['was replaced by a page', 200, 'text/html; charset=utf-8'],
])('detects a missing script that %s', async (_what, status, type) => {
  const { failed, onStale, fetch } = openPage(answerOf(status, type));
  await failed(script(`${ROOT}assets/js/7.0c0ffee0.js`));
  expect(fetch).toHaveBeenCalledWith(
    `${ROOT}assets/js/7.0c0ffee0.js`,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  expect(onStale).toHaveBeenCalledTimes(1);
});

it('detects missing style sheets, too', async () => {
  const { failed, onStale } = openPage(answerOf(404, 'text/html'));
  const link = document.createElement('link');
  link.href = `${ROOT}assets/demos/a.css`;
  await failed(link);
  expect(onStale).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has an error', answerOf(503, 'text/html')],
  ['the file exists after all', answerOf(200, 'text/javascript')],
])('reports nothing missing if %s', async (_what, answer) => {
  const { failed, onStale } = openPage(answer);
  await failed(script(`${ROOT}assets/js/7.0c0ffee0.js`));
  expect(onStale).not.toHaveBeenCalled();
});

it.each([
  ['another host', script('https://tag.example/assets/tag.js')],
  ["a file that isn't part of the build", script(`${ROOT}x/script.js`)],
  ['an image', Object.assign(document.createElement('img'), { src: `${ROOT}assets/a.png` })],
])("doesn't check %s", async (_what, element) => {
  const { failed, fetch } = openPage(answerOf(404, 'text/html'));
  await failed(element);
  expect(fetch).not.toHaveBeenCalled();
});
