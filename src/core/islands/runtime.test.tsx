import { waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';

import { mountIsland } from './runtime';
import type { IslandHandle } from './types';

/** Creates an island's element as the server sends it. */
function servedContainer(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = `<div data-island-root>${html}</div>`;
  document.body.append(container);
  return container;
}

const reported: unknown[] = [];

beforeAll(() => {
  // jsdom doesn't implement it.
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
});

beforeEach(() => {
  reported.length = 0;
  window.reportError = (error: unknown) => void reported.push(error);
});
afterEach(() => {
  mounted.splice(0).forEach(({ unmount }) => unmount());
  document.body.replaceChildren();
});

const mounted: IslandHandle[] = [];

const Greeting = () => <p>Good morning</p>;

/** Mounts a server-rendered island. */
function mount(container: HTMLElement, Content: ComponentType = Greeting) {
  const onMounted = jest.fn();
  const handle = mountIsland(container, Content, 'greeting', { themed: false, onMounted });
  mounted.push(handle);
  return { ...handle, onMounted };
}

it("hydrates the server's HTML", async () => {
  const container = servedContainer('<p>Good morning</p>');
  const drawn = container.querySelector('p');
  const { onMounted } = mount(container);
  await waitFor(() => expect(onMounted).toHaveBeenCalledTimes(1));
  expect(container.querySelector('p')).toBe(drawn);
  expect(reported).toEqual([]);
});

it("warns when the component doesn't match the server's HTML", async () => {
  mount(servedContainer('<p>Good evening</p>'));
  await waitFor(() => expect(reported).toHaveLength(1));
});

it('stays silent about lazy content, for which the server has sent the fallback', async () => {
  const message = 'The server used "renderToString" which does not support Suspense.';
  const container = servedContainer(
    `<!--$!--><template data-msg='${message}'></template><p>Loading</p><!--/$-->`,
  );
  mount(container, () => (
    <Suspense fallback={<p>Loading</p>}>
      <Greeting />
    </Suspense>
  ));
  await waitFor(() => expect(container).toHaveTextContent('Good morning'));
  expect(reported).toEqual([]);
});

it('stays silent when the page is left before hydration', async () => {
  const left = mount(servedContainer('<p>Good morning</p>'));
  left.unmount();
  // React processes the next page's island after this one.
  const next = mount(servedContainer('<p>Good morning</p>'));
  await waitFor(() => expect(next.onMounted).toHaveBeenCalledTimes(1));
  expect(left.onMounted).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});
