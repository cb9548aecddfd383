import { mountIsland } from './runtime';

/** An island's element as the server sends it. */
function servedContainer(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = `<div data-island-root>${html}</div>`;
  document.body.append(container);
  return container;
}

/** Lets React's scheduler work. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

const reported: unknown[] = [];

beforeAll(() => {
  // jsdom has none.
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

beforeEach(() => {
  reported.length = 0;
  window.reportError = (error: unknown) => void reported.push(error);
});
afterEach(() => document.body.replaceChildren());

const Greeting = () => <p>Good morning</p>;

it('takes over what the server has drawn', async () => {
  const container = servedContainer('<p>Good morning</p>');
  const drawn = container.querySelector('p');
  const onMounted = jest.fn();
  mountIsland(container, Greeting, 'greeting', { themed: false, onMounted });
  await settle();
  expect(onMounted).toHaveBeenCalledTimes(1);
  expect(container.querySelector('p')).toBe(drawn);
  expect(reported).toEqual([]);
});

it('says where it is not what the server has drawn', async () => {
  const container = servedContainer('<p>Good evening</p>');
  mountIsland(container, Greeting, 'greeting', { themed: false, onMounted: () => undefined });
  await settle();
  expect(reported).toHaveLength(1);
});

it('goes in silence when its page is left before it has come alive', async () => {
  const container = servedContainer('<p>Good morning</p>');
  const onMounted = jest.fn();
  const { unmount } = mountIsland(container, Greeting, 'greeting', { themed: false, onMounted });
  unmount();
  await settle();
  expect(onMounted).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});
