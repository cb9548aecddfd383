import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';

import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { fakeColorPreference, fakeViewport, holdInput } from '@site/scripts/jest/browser';
import { useServedIslands, type IslandKinds } from '@site/src/core/islands';
import { readerPresence } from '@site/src/core/islands/presence';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { use, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Router as AnyRouter } from 'react-router-dom';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => null,
  useDocsVersion: () => ({ docs: {} }),
}));

/** An island that uses everything a page provides to its islands: ids, the location, and whether it is in a browser. */
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

/** Returns the HTML that a build renders for an article with two islands. */
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
let article: HTMLElement;
const problems = jest.fn();
const loadModule = jest.fn((_path: string, name: string) => Promise.resolve(`module of ${name}`));

// The types are those of version 7.
const Router = AnyRouter as ComponentType<unknown> as ComponentType<{
  history: MemoryHistory;
  children: ReactNode;
}>;

function Page({ kinds }: { kinds: IslandKinds }) {
  const element = useRef<HTMLDivElement>(null);
  useServedIslands(element, { selector: '[data-article]', kinds, loadModule });
  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Opens a page with the given HTML. */
function open(html: string, kinds: IslandKinds) {
  document.body.innerHTML = `<main><div>${html}</div></main>`;
  article = document.querySelector<HTMLElement>('[data-article]') ?? document.body;
  render(
    <Router history={history}>
      <Page kinds={kinds} />
    </Router>,
    { container: document.querySelector('main') ?? document.body, hydrate: true },
  );
}

async function start(kinds: IslandKinds) {
  const { ArticleIsland } = await import('./server');
  const html = await builtArticle(
    <>
      <p>Text.</p>
      {['Rows', 'Columns'].map((label) => (
        <ArticleIsland key={label} kind="counter" id={label} props={{ label }}>
          <Counter label={label} />
        </ArticleIsland>
      ))}
    </>,
  );
  open(html, kinds);
}

const counter = (when: 'now' | 'near'): IslandKinds => ({
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
  cleanup();
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

it('starts only the island that comes near the viewport', async () => {
  await start(counter('near'));
  await settle();
  expect(button('Rows')).toHaveTextContent('served');
  await act(() => viewport.enter(button('Rows').closest<HTMLElement>('[data-island]') ?? article));
  await settle();
  expect(button('Rows')).toHaveTextContent('alive');
  expect(button('Columns')).toHaveTextContent('served');
});

it('leaves links with a target to the browser until the code is loaded', async () => {
  const { ArticleIsland } = await import('./server');
  const html = await builtArticle(
    <ArticleIsland kind="menu" id="docs">
      <a href="#rows">Rows</a>
      <a href="#group" role="button">
        Group
      </a>
    </ArticleIsland>,
  );
  const load = jest.fn(() => new Promise<never>(() => undefined));
  open(html, { menu: { when: 'touch', load } });
  const island = article.querySelector<HTMLElement>('[data-island]') ?? article;
  await act(() => viewport.enter(island));
  expect(fireEvent.click(screen.getByRole('link', { name: 'Rows' }))).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(fireEvent.click(button('Group'))).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells running islands about a navigation', async () => {
  await start(counter('now'));
  await settle();
  act(() => history.push('/x/sorting/#multi'));
  expect(button('Rows')).toHaveTextContent('0 at #multi');
});

it('tells an island about a navigation once it is hydrated', async () => {
  await start(counter('now'));
  // The code has arrived, and React has not started rendering.
  await Promise.resolve();
  await Promise.resolve();
  act(() => history.replace('/x/sorting/#multi'));
  await settle();
  await settle();
  expect(button('Rows')).toHaveTextContent('0 at #multi alive');
});

it('reports nothing if the page is left before an island is hydrated', async () => {
  const never = new Promise<string>(() => undefined);
  const Waiting = () => <Counter label={use(never)} />;
  await start({ counter: { when: 'now', load: () => Promise.resolve(<Waiting />) } });
  await settle();
  cleanup();
  await settle();
  expect(problems).not.toHaveBeenCalled();
});

it('starts an island that the hash points to, wherever it is', async () => {
  const kinds = {
    counter: {
      ...(counter('near').counter as IslandKinds[string]),
      isAskedFor: (hash: string, id: string) => hash === `#${id}`,
    },
  };
  history.replace('/x/sorting/#Columns');
  await start(kinds);
  await settle();
  expect(button('Columns')).toHaveTextContent('alive');
  expect(button('Rows')).toHaveTextContent('served');

  act(() => history.push('/x/sorting/#Rows'));
  await settle();
  expect(button('Rows')).toHaveTextContent('0 at #Rows alive');
});

it('passes an island the module that the page declares for it', async () => {
  const load = jest.fn(async ({ module }: { module: () => Promise<unknown> }) => {
    await module();
    return <Counter label="Rows" />;
  });
  await start({ counter: { when: 'near', load } });
  fireEvent.focusIn(button('Rows'));
  await settle();
  expect(loadModule).toHaveBeenCalledWith('/x/sorting/', 'counter Rows');
});

it('leaves islands of an unknown kind unchanged', async () => {
  await start({});
  fireEvent.click(button('Rows'));
  await settle();
  expect(within(article).getAllByText(/served/)).toHaveLength(2);
});
