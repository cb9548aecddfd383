import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';

import { fakeColorPreference, fakeViewport, holdInput } from '@site/scripts/jest/browser';
import { useTheme } from '@mui/material/styles';
import {
  act,
  cleanup,
  fireEvent,
  render as renderAny,
  screen,
  waitFor,
  within,
  type RenderOptions,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useId, useState, type ComponentType, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { colorModeStore, directionStore } from '../preferences';

import { Island, type IslandProps } from './Island';
import { readerPresence } from './presence';
import type { IslandModule } from './types';

let viewport: ReturnType<typeof fakeViewport>;
let consoleError: jest.SpyInstance;

beforeAll(() => {
  holdInput();
  // Simulate user activity. presence.test.ts tests what happens before it.
  void readerPresence();
  fireEvent.pointerMove(window);
});
beforeEach(() => {
  viewport = fakeViewport();
  fakeColorPreference();
  consoleError = jest.spyOn(console, 'error');
});
afterEach(async () => {
  cleanup();
  // Islands unmount shortly after their page.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  document.body.replaceChildren();
  consoleError.mockRestore();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

/** The server's HTML of a `Counter`. React separates adjacent text nodes with a comment. */
const COUNTER_HTML = '<button type="button">Count <!-- -->0</button>';

/** Renders a page, which has a router. */
const render = (content: ReactElement, options: RenderOptions = {}) =>
  renderAny(content, { wrapper: MemoryRouter, ...options });

/** Creates a browser-side island module. The test controls when its code arrives. */
function moduleOf(Content: ComponentType) {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        waiting.push({ resolve: () => resolve(Content), reject });
      }),
  );
  const settle = (how: (request: (typeof waiting)[number]) => void) =>
    act(async () => {
      waiting.splice(0).forEach(how);
      await Promise.resolve();
    });
  return {
    module: { load, html: () => '' } satisfies IslandModule,
    load,
    arrive: () => settle(({ resolve }) => resolve()),
    fail: () => settle(({ reject }) => reject(new Error('Loading chunk 7 failed.'))),
  };
}

/** Returns the server's HTML of an island, without its root element. */
async function serverHtml(Content: ComponentType, id: string): Promise<string> {
  // React's server renderer needs these, and jsdom lacks them.
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  const { islandOf } = await import('./server');
  const holder = document.createElement('div');
  holder.innerHTML = islandOf(Content).html(id, { sentStyles: new Set(), themed: true });
  return holder.querySelector('[data-island-root]')?.innerHTML ?? '';
}

type Options = Partial<IslandProps> & Pick<IslandProps, 'island'>;

/** Hydrates a server-rendered page that contains the island's HTML. */
function hydratePage(html: string, options: Options) {
  const page = document.createElement('main');
  page.innerHTML = `<div data-island="x"><div data-island-root="">${html}</div></div>`;
  document.body.append(page);
  const view = render(<Island id="x" when="near" {...options} />, {
    container: page,
    hydrate: true,
  });
  return { ...view, element: page.querySelector('[data-island]') as HTMLElement };
}

/** Renders a page in the browser, as after a click on a link. */
function renderPage(options: Options) {
  const view = render(<Island id="x" when="near" {...options} />);
  return { ...view, element: view.container.querySelector('[data-island]') as HTMLElement };
}

const running = (element: HTMLElement) =>
  waitFor(() => expect(element).toHaveAttribute('data-island-ready'));

describe('an island that loads immediately', () => {
  it('loads once, wherever it is, and reports when it is running', async () => {
    const onReady = jest.fn();
    const { module, load, arrive } = moduleOf(Counter);
    const { element } = renderPage({ island: module, when: 'now', onReady });
    expect(load).toHaveBeenCalledTimes(1);
    await arrive();
    await running(element);
    await viewport.enter(element);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it("reports that it couldn't be loaded", async () => {
    const onLoadError = jest.fn();
    const { module, fail } = moduleOf(Counter);
    renderPage({ island: module, when: 'now', onLoadError });
    await fail();
    expect(onLoadError).toHaveBeenCalledTimes(1);
  });
});

describe('an island that loads when it is near the viewport', () => {
  it('loads nothing at first, then loads once when it is near', async () => {
    const { module, load, arrive } = moduleOf(Counter);
    const { element } = renderPage({ island: module });
    await viewport.leave(element);
    expect(load).not.toHaveBeenCalled();

    await viewport.enter(element);
    await viewport.leave(element);
    await viewport.enter(element);
    expect(load).toHaveBeenCalledTimes(1);

    await arrive();
    await userEvent.click(await screen.findByRole('button', { name: 'Count 0' }));
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
  });

  it('loads immediately when the reader points at it or focuses it, even off-screen', async () => {
    const { module, load } = moduleOf(Counter);
    hydratePage(COUNTER_HTML, { island: module });
    await userEvent.tab();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports that it is running only once it is', async () => {
    const onReady = jest.fn();
    const { module, arrive } = moduleOf(Counter);
    const { element } = renderPage({ island: module, onReady });
    await viewport.enter(element);
    expect(onReady).not.toHaveBeenCalled();
    await arrive();
    await running(element);
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });
});

describe("the server's HTML", () => {
  it('stays until the code is loaded, and is then hydrated instead of replaced', async () => {
    const { module, arrive } = moduleOf(Counter);
    const { element } = hydratePage(COUNTER_HTML, { island: module });
    const button = screen.getByRole('button', { name: 'Count 0' });

    await viewport.enter(element);
    expect(screen.getByRole('button')).toBe(button);

    await arrive();
    await running(element);
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Count 1' })).toBe(button);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('keeps the ids generated by the server', async () => {
    const Field = () => <input id={useId()} />;
    const served = await serverHtml(Field, 'x');
    const { module, arrive } = moduleOf(Field);
    const { element } = hydratePage(served, { island: module });
    const input = screen.getByRole('textbox');
    const { id } = input;
    expect(id).not.toBe('');

    await viewport.enter(element);
    await arrive();
    await running(element);
    expect(screen.getByRole('textbox')).toBe(input);
    expect(input.id).toBe(id);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('survives a re-render of the page around it', async () => {
    const { module, arrive } = moduleOf(Counter);
    const { element, rerender } = hydratePage(COUNTER_HTML, { island: module });
    const button = screen.getByRole('button');
    rerender(<Island id="x" when="near" island={module} className="other" />);
    expect(screen.getByRole('button')).toBe(button);

    await viewport.enter(element);
    await arrive();
    await running(element);
    await userEvent.click(button);
    rerender(<Island id="x" when="near" island={module} />);
    expect(screen.getByRole('button', { name: 'Count 1' })).toBe(button);
  });
});

describe('an island that loads on interaction', () => {
  it('loads nothing while it is only visible', async () => {
    const { module, load } = moduleOf(Counter);
    const { element } = hydratePage(COUNTER_HTML, { island: module, when: 'touch' });
    await viewport.enter(element);
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['it receives focus', () => userEvent.tab()],
    ['the pointer enters it', () => userEvent.hover(screen.getByRole('button'))],
    ['it is touched', () => fireEvent.pointerDown(screen.getByRole('button'))],
  ])('loads when %s', async (_trigger, touch) => {
    const { module, load } = moduleOf(Counter);
    hydratePage(COUNTER_HTML, { island: module, when: 'touch' });
    await touch();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('replays a click from before the code was loaded, once', async () => {
    const { module, load, arrive } = moduleOf(Counter);
    const { element } = hydratePage(COUNTER_HTML, { island: module, when: 'touch' });
    await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    expect(load).toHaveBeenCalledTimes(1);
    await arrive();
    await running(element);
    expect(await screen.findByRole('button', { name: 'Count 1' })).toBeInTheDocument();
  });

  it("doesn't replay a click when the reader only pointed at it", async () => {
    const { module, arrive } = moduleOf(Counter);
    const { element } = hydratePage(COUNTER_HTML, { island: module, when: 'touch' });
    await userEvent.hover(screen.getByRole('button'));
    await arrive();
    await running(element);
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });

  it('loads near the viewport if there is no HTML to interact with yet', async () => {
    const { module, load } = moduleOf(Counter);
    const { element } = renderPage({ island: module, when: 'touch' });
    await viewport.enter(element);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('replays a click on the icon inside a button', async () => {
    const Icon = () => {
      const [on, setOn] = useState(false);
      return (
        <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
          <svg data-testid="icon" />
        </button>
      );
    };
    const { module, arrive } = moduleOf(Icon);
    const { element } = hydratePage(
      '<button type="button" aria-pressed="false"><svg data-testid="icon"></svg></button>',
      { island: module, when: 'touch' },
    );
    await userEvent.click(screen.getByTestId('icon'));
    await arrive();
    await running(element);
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
  });

  // If the browser ticked the box on the first click, the replayed click would untick it. Preventing the default of the
  // first click leaves the whole effect to the replayed one.
  test('keeps a checkbox checked that was checked before the code was loaded', async () => {
    const Box = () => {
      const [on, setOn] = useState(false);
      return (
        <label>
          <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
          {on ? 'Yes' : 'No'}
        </label>
      );
    };
    const { module, arrive } = moduleOf(Box);
    const { element } = hydratePage('<label><input type="checkbox"/>No</label>', {
      island: module,
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await arrive();
    await running(element);
    expect(await screen.findByText('Yes')).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('repeats clicks and keys in their order, and says that it is loading until then', async () => {
    const seen: string[] = [];
    const Keys = () => (
      <div>
        <button type="button" onClick={() => seen.push('click')}>
          Go
        </button>
        <input aria-label="Name" onKeyDown={({ key }) => seen.push(key)} />
      </div>
    );
    const { module, load, arrive } = moduleOf(Keys);
    const { element } = hydratePage(
      '<div><button type="button">Go</button><input aria-label="Name"/></div>',
      { island: module, when: 'touch' },
    );
    Object.assign(document, { execCommand: () => true });
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('ab');
    await userEvent.click(screen.getByRole('button'));
    expect([load.mock.calls.length, seen]).toEqual([1, []]);
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(element).toHaveAttribute('aria-busy', 'true');
    await arrive();
    await running(element);
    await waitFor(() => expect(seen).toEqual(['a', 'b', 'click']));
    expect(element).not.toHaveAttribute('aria-busy');
  });
});

describe('an error in the component', () => {
  function Fragile() {
    const [broken, setBroken] = useState(false);
    if (broken) {
      throw new Error('Row 12 has no id.');
    }
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    );
  }

  beforeEach(() => consoleError.mockImplementation(() => undefined));

  async function renderTwo() {
    const fragile = moduleOf(Fragile);
    const counter = moduleOf(Counter);
    const view = render(
      <>
        <p>Text around it.</p>
        <Island id="fragile" when="near" island={fragile.module} />
        <Island id="counter" when="near" island={counter.module} />
      </>,
    );
    const elements = [...view.container.querySelectorAll<HTMLElement>('[data-island]')];
    for (const element of elements) {
      await viewport.enter(element);
    }
    await fragile.arrive();
    await counter.arrive();
    await Promise.all(elements.map(running));
    await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  }

  it('shows its message in place of the component, and leaves the rest of the page alone', async () => {
    await renderTwo();
    expect(screen.getByRole('alert')).toHaveTextContent('Row 12 has no id.');
    expect(screen.queryByRole('button', { name: 'Break' })).not.toBeInTheDocument();
    expect(screen.getByText('Text around it.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Count 1' }));
    expect(screen.getByRole('button', { name: 'Count 2' })).toBeInTheDocument();
  });

  it('is cleared by Reset, which starts over', async () => {
    await renderTwo();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Break' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
  });

  it('is logged to the console with the name of the island', async () => {
    await renderTwo();
    expect(consoleError).toHaveBeenCalledWith(
      expect.stringContaining('fragile'),
      expect.objectContaining({ message: 'Row 12 has no id.' }),
    );
  });
});

describe("code that can't be fetched", () => {
  it("leaves the server's HTML in place and reports the failure", async () => {
    const onLoadError = jest.fn();
    const { module, fail } = moduleOf(Counter);
    const { element } = hydratePage(COUNTER_HTML, { island: module, onLoadError });
    await viewport.enter(element);
    await fail();
    expect(onLoadError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Loading chunk 7 failed.' }),
    );
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
    expect(element).not.toHaveAttribute('data-island-ready');
  });

  test.each([
    ['the island scrolls back into view', (element: HTMLElement) => viewport.enter(element)],
    ['the reader clicks it', () => userEvent.click(screen.getByRole('button'))],
  ])('is requested again when %s', async (_trigger, retry) => {
    const onLoadError = jest.fn();
    const { module, load, fail, arrive } = moduleOf(Counter);
    const { element } = hydratePage(COUNTER_HTML, { island: module, onLoadError });
    await viewport.enter(element);
    await fail();
    await retry(element);
    expect(load).toHaveBeenCalledTimes(2);
    await arrive();
    await running(element);
    expect(onLoadError).toHaveBeenCalledTimes(1);
  });
});

describe('replacing the code, as after an edit in development', () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  beforeEach(() => window.addEventListener('error', onError));
  afterEach(() => {
    window.removeEventListener('error', onError);
    onError.mockClear();
  });

  async function replaceCode() {
    const before = moduleOf(Counter);
    const after = moduleOf(() => <p>New</p>);
    const { element, rerender } = hydratePage(COUNTER_HTML, { island: before.module });
    await viewport.enter(element);
    await before.arrive();
    await running(element);
    rerender(<Island id="x" when="near" island={after.module} />);
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    await viewport.enter(element);
    await after.arrive();
    await running(element);
  }

  it('renders the new component', async () => {
    await replaceCode();
    expect(await screen.findByText('New')).toBeInTheDocument();
  });

  // If the root element that the first component left empty were mistaken for the server's HTML and hydrated, React
  // would report "Hydration failed because the server rendered HTML didn't match the client".
  it('renders the new component without an error', async () => {
    await replaceCode();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('leaving the page', () => {
  it('unmounts the component', async () => {
    const cleanUp = jest.fn();
    const Listener = () => {
      useEffect(() => cleanUp, []);
      return <p>Listening</p>;
    };
    const { module, arrive } = moduleOf(Listener);
    const { element, unmount } = renderPage({ island: module });
    await viewport.enter(element);
    await arrive();
    await running(element);
    unmount();
    await waitFor(() => expect(cleanUp).toHaveBeenCalledTimes(1));
  });

  it('starts nothing if the code is still loading', async () => {
    const Late = jest.fn(() => null);
    const onReady = jest.fn();
    const { module, arrive } = moduleOf(Late);
    const { element, unmount } = renderPage({ island: module, onReady });
    await viewport.enter(element);
    unmount();
    await arrive();
    expect(Late).not.toHaveBeenCalled();
    expect(onReady).not.toHaveBeenCalled();
  });

  it('reports no failure if the code is still loading', async () => {
    const onLoadError = jest.fn();
    const { module, fail } = moduleOf(Counter);
    const { element, unmount } = renderPage({ island: module, onLoadError });
    await viewport.enter(element);
    unmount();
    await fail();
    expect(onLoadError).not.toHaveBeenCalled();
  });
});

describe('the context of a component', () => {
  it('keeps the ids of two islands of the same component apart', async () => {
    const Field = () => <input id={useId()} aria-label="Field" />;
    const { module, arrive } = moduleOf(Field);
    const { container } = render(
      <>
        <Island id="one" when="near" island={module} />
        <Island id="two" when="near" island={module} />
      </>,
    );
    const elements = [...container.querySelectorAll<HTMLElement>('[data-island]')];
    for (const element of elements) {
      await viewport.enter(element);
    }
    await arrive();
    await Promise.all(elements.map(running));
    const ids = screen.getAllByLabelText('Field').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it("provides the theme in the page's color scheme, and follows changes", async () => {
    const Scheme = () => <p>Palette: {useTheme().palette.mode}</p>;
    const { module, arrive } = moduleOf(Scheme);
    const { element } = renderPage({ island: module });
    await viewport.enter(element);
    await arrive();
    expect(await screen.findByText('Palette: light')).toBeInTheDocument();
    act(() => colorModeStore().setMode('dark'));
    expect(screen.getByText('Palette: dark')).toBeInTheDocument();
    act(() => colorModeStore().setMode('system'));
  });

  it("provides the page's text direction, and follows changes", async () => {
    const Direction = () => <p>Direction: {useTheme().direction}</p>;
    const { module, arrive } = moduleOf(Direction);
    const { element } = renderPage({ island: module });
    await viewport.enter(element);
    await arrive();
    expect(await screen.findByText('Direction: ltr')).toBeInTheDocument();
    directionStore().setDirection('rtl');
    expect(await screen.findByText('Direction: rtl')).toBeInTheDocument();
    directionStore().setDirection('ltr');
  });
});

describe("what React reports about the server's HTML", () => {
  const reported = jest.fn();
  beforeEach(() => {
    reported.mockClear();
    window.reportError = reported;
  });

  async function hydrate(html: string, Content: ComponentType) {
    const { module, arrive } = moduleOf(Content);
    const view = hydratePage(html, { island: module, when: 'now' });
    await arrive();
    return view;
  }
  const Greeting = () => <p>Good morning</p>;

  it("is that the component doesn't match it", async () => {
    const { element } = await hydrate('<p>Good evening</p>', Greeting);
    await running(element);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('is nothing about lazy content, for which the server has sent the fallback', async () => {
    const message = 'The server used "renderToString" which does not support Suspense.';
    const { element } = await hydrate(
      `<!--$!--><template data-msg='${message}'></template><p>Loading</p><!--/$-->`,
      () => (
        <Suspense fallback={<p>Loading</p>}>
          <Greeting />
        </Suspense>
      ),
    );
    await waitFor(() => expect(element).toHaveTextContent('Good morning'));
    expect(reported).not.toHaveBeenCalled();
  });
});
