import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';

import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { fakeColorPreference, fakeViewport, holdInput } from '@site/scripts/jest/browser';
import { readerPresence } from '@site/src/core/islands/presence';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { useId, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { startParts, type PartHosts } from './partHosts';
import type { PartSurroundings } from './PartRoot';
import type { PartKinds } from './types';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => null,
  useDocsVersion: () => ({ docs: {} }),
}));

/** A part that uses everything a page provides to its parts: ids, the location, and whether it is in a browser. */
function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const id = useId();
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  // The hash isn't known in the build.
  const place = (isBrowser && hash) || 'top';
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count} at {place} {isBrowser ? 'alive' : 'served'}
      </button>
    </div>
  );
}

/** Returns the HTML that a build renders for an article with two parts. */
async function builtArticle(children: ReactNode): Promise<string> {
  // React's server renderer needs globals that jsdom lacks.
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const { Article } = await import('./server');
  return renderToString(
    <MemoryRouter initialEntries={['/x/sorting/']}>
      <Article>{children}</Article>
    </MemoryRouter>,
  );
}

// The first import of the server renderer is slow on a busy machine.
jest.setTimeout(20_000);

let viewport: ReturnType<typeof fakeViewport>;
let history: MemoryHistory;
let hosts: PartHosts;
let article: HTMLElement;
const problems = jest.fn();
const loadModule = jest.fn((_kind: string, id: string) => Promise.resolve(`module of ${id}`));

const surroundings = (): PartSurroundings => ({
  history,
  location: history.location,
  brokenLinks: { collectAnchor: () => {}, collectLink: () => {} },
  islands: undefined,
});

async function start(kinds: PartKinds) {
  const { ArticlePart } = await import('./server');
  document.body.innerHTML = await builtArticle(
    <>
      <p>Text.</p>
      {['Rows', 'Columns'].map((label) => (
        <ArticlePart key={label} kind="counter" id={label} props={{ label }}>
          <Counter label={label} />
        </ArticlePart>
      ))}
    </>,
  );
  article = document.querySelector<HTMLElement>('[data-article]') ?? document.body;
  hosts = startParts(article, kinds, loadModule, surroundings());
}

const counter = (when: 'now' | 'near'): PartKinds => ({
  counter: {
    when,
    load: async ({ props }) => {
      await Promise.resolve();
      return <Counter label={props.label as string} />;
    },
  },
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(() => {
  holdInput();
  void readerPresence();
  fireEvent.pointerMove(window);
  window.reportError = problems;
  Element.prototype.checkVisibility = () => true;
});
beforeEach(() => {
  viewport = fakeViewport();
  fakeColorPreference();
  history = createMemoryHistory({ initialEntries: ['/x/sorting/'] });
  jest.spyOn(console, 'error');
});
afterEach(async () => {
  hosts.stop();
  await settle();
  expect(problems).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it("hydrates the server's HTML, including ids", async () => {
  await start(counter('now'));
  const served = button('Rows');
  expect(served).toHaveTextContent('0 at top served');
  await settle();
  expect(button('Rows')).toBe(served);
  await waitFor(() => expect(served).toHaveTextContent('0 at top alive'));
  fireEvent.click(served);
  expect(served).toHaveTextContent('1 at top alive');
  expect(button('Columns')).toHaveTextContent('0 at top');
  expect(served.id).not.toBe(button('Columns').id);
});

it('starts only the part that comes near the viewport', async () => {
  await start(counter('near'));
  await settle();
  expect(button('Rows')).toHaveTextContent('served');
  await act(() => viewport.enter(button('Rows').closest<HTMLElement>('[data-part]') ?? article));
  await settle();
  expect(button('Rows')).toHaveTextContent('alive');
  expect(button('Columns')).toHaveTextContent('served');
});

it('replays a click from before the code was loaded', async () => {
  await start(counter('near'));
  fireEvent.click(button('Columns'));
  expect(button('Columns')).toHaveTextContent('0 at top served');
  await settle();
  await settle();
  expect(button('Columns')).toHaveTextContent('1 at top alive');
});

it('leaves links with a target to the browser until the code is loaded', async () => {
  const { ArticlePart } = await import('./server');
  document.body.innerHTML = await builtArticle(
    <ArticlePart kind="menu" id="docs">
      <a href="#rows">Rows</a>
      <a href="#group" role="button">
        Group
      </a>
    </ArticlePart>,
  );
  article = document.querySelector<HTMLElement>('[data-article]') ?? document.body;
  const part = article.querySelector<HTMLElement>('[data-part]') ?? article;

  const load = jest.fn(() => new Promise<never>(() => undefined));
  hosts = startParts(article, { menu: { when: 'touch', load } }, loadModule, surroundings());
  await act(() => viewport.enter(part));
  expect(fireEvent.click(screen.getByRole('link', { name: 'Rows' }))).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(fireEvent.click(button('Group'))).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

it('starts a part that loads on interaction when the reader touches it', async () => {
  await start({ counter: { ...counter('now').counter, when: 'touch' } as PartKinds[string] });
  await act(() => viewport.enter(button('Rows').closest<HTMLElement>('[data-part]') ?? article));
  await settle();
  expect(button('Rows')).toHaveTextContent('served');
  fireEvent.focusIn(button('Rows'));
  await settle();
  await waitFor(() => expect(button('Rows')).toHaveTextContent('alive'));
  expect(button('Columns')).toHaveTextContent('served');
});

it('tells running parts about a navigation', async () => {
  await start(counter('now'));
  await settle();
  act(() => {
    history.push('/x/sorting/#multi');
    hosts.update(surroundings());
  });
  expect(button('Rows')).toHaveTextContent('0 at #multi');
});

it('tells a part about a navigation once it is hydrated', async () => {
  await start(counter('now'));
  // The code has arrived, and React has not started rendering.
  await Promise.resolve();
  await Promise.resolve();
  history.replace('/x/sorting/#multi');
  hosts.update(surroundings());
  await settle();
  await settle();
  expect(button('Rows')).toHaveTextContent('0 at #multi alive');
});

it('starts a part that the hash points to, wherever it is', async () => {
  const kinds = {
    counter: {
      ...(counter('near').counter as PartKinds[string]),
      isAskedFor: (hash: string, id: string) => hash === `#${id}`,
    },
  };
  history.replace('/x/sorting/#Columns');
  await start(kinds);
  await settle();
  expect(button('Columns')).toHaveTextContent('alive');
  expect(button('Rows')).toHaveTextContent('served');

  act(() => {
    history.push('/x/sorting/#Rows');
    hosts.update(surroundings());
  });
  await settle();
  expect(button('Rows')).toHaveTextContent('0 at #Rows alive');
});

it("leaves a part unchanged if its code can't be loaded, and tries again", async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('No network.'))
    .mockResolvedValue(<Counter label="Rows" />);
  await start({ counter: { when: 'near', load } });
  fireEvent.focusIn(button('Rows'));
  await settle();
  expect(button('Rows')).toHaveTextContent('served');
  fireEvent.focusIn(button('Rows'));
  await settle();
  expect(button('Rows')).toHaveTextContent('alive');
});

it('passes a part the module that the page declares for it', async () => {
  const load = jest.fn(async ({ module }: { module: () => Promise<unknown> }) => {
    await module();
    return <Counter label="Rows" />;
  });
  await start({ counter: { when: 'near', load } });
  fireEvent.focusIn(button('Rows'));
  await settle();
  expect(loadModule).toHaveBeenCalledWith('counter', 'Rows');
});

it('leaves parts of an unknown type unchanged', async () => {
  await start({});
  fireEvent.click(button('Rows'));
  await settle();
  expect(within(article).getAllByText(/served/)).toHaveLength(2);
});
