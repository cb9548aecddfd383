import { fakeColorPreference, fakeViewport } from '@site/scripts/jest/browser';
import { codePreferencesStore, type CodeStyling } from '@site/src/core/preferences';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';

import { highlight } from '../../../code-blocks';
import type { DemoFile, DemoStyling, DemoModule, DemoSource } from '../../types';

import Demo, { type LiveDemoProps } from './LiveDemo';

const TYPESCRIPT = 'const rows: Row[] = [];\n\nrender(<Grid<Row> rows={rows} />);\n';
const JAVASCRIPT = 'const rows = [];\n\nrender(<Grid rows={rows} />);\n';
const ROWS = 'export const rows: Row[] = [1];\n';
const ROWS_JS = 'export const rows = [1];\n';
const CSS_CODE = '.orders { color: red }\n';

const file = (name: string, typescript: string, javascript?: string): DemoFile => ({
  name,
  ...(javascript ? { jsName: name.replace('.ts', '.js') } : {}),
  html: {
    TS: highlight(typescript, 'tsx').html,
    ...(javascript ? { JS: highlight(javascript, 'jsx').html } : {}),
  },
});

const ENTRY = file('SortedOrders.tsx', TYPESCRIPT, JAVASCRIPT);

const sourceOf = (stylings: Partial<Record<CodeStyling, DemoFile[]>>): DemoSource => ({
  path: 'docs/sorting/demos/SortedOrders',
  release: '8.12.1',
  stylings: Object.fromEntries(
    Object.entries(stylings).map(([styling, files]) => [styling, { files, dependencies: {} }]),
  ),
});

const SOURCE = sourceOf({ 'MUI System': [ENTRY] });

// Queries by role and name are slow in jsdom, and machines can be busy.
jest.setTimeout(20_000);

let viewport: ReturnType<typeof fakeViewport>;
const scrollIntoView = jest.fn();

beforeAll(() => {
  // Not implemented in jsdom.
  Element.prototype.scrollIntoView = scrollIntoView;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  viewport = fakeViewport();
  fakeColorPreference();
});
afterEach(async () => {
  cleanup();
  // Islands unmount a moment after their page.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  codePreferencesStore().set({ variant: 'TS', styling: 'MUI System' });
  document.documentElement.dir = '';
  scrollIntoView.mockClear();
  jest.restoreAllMocks();
});

/** Returns a counter component with the given label. */
const counterOf = (label: string) =>
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    );
  };

const stylingOf = (
  name: CodeStyling,
  label: string,
  files = ['SortedOrders.tsx'],
  load = () => Promise.resolve(counterOf(label)),
): DemoStyling => ({ name, files, island: { load, html: () => '' } });

/** Creates a demo as the browser has it after navigating by a link: its code is not loaded yet. */
function createDemo(overrides: Partial<DemoModule> = {}): DemoModule {
  return {
    name: 'SortedOrders',
    stylings: [stylingOf('MUI System', 'Count')],
    hasJs: true,
    code: { TS: '' },
    sourceUrl: '/assets/demos/SortedOrders.12345678.txt',
    source: () => Promise.resolve(SOURCE),
    ...overrides,
  };
}

const threeStylings = (overrides: Partial<DemoModule> = {}) =>
  createDemo({
    stylings: [
      stylingOf('MUI System', 'System', ['SortedOrders.tsx', 'rows.ts']),
      stylingOf('Tailwind', 'Tailwind', ['SortedOrders.tsx', 'rows.ts']),
      stylingOf('CSS', 'CSS', ['SortedOrders.tsx', 'rows.ts', 'SortedOrders.css']),
    ],
    source: () =>
      Promise.resolve(
        sourceOf({
          'MUI System': [ENTRY, file('rows.ts', ROWS, ROWS_JS)],
          Tailwind: [file('SortedOrders.tsx', 'tailwind();\n'), file('rows.ts', ROWS, ROWS_JS)],
          CSS: [
            file('SortedOrders.tsx', 'css();\n'),
            file('rows.ts', ROWS, ROWS_JS),
            file('SortedOrders.css', CSS_CODE),
          ],
        }),
      ),
    ...overrides,
  });

/** Renders a page at a URL. */
function renderPage(content: ReactNode, address = '/x/sorting/') {
  const page = (children: ReactNode) => (
    <BrowserContextProvider>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </BrowserContextProvider>
  );
  const view = render(page(content));
  return {
    user: userEvent.setup(),
    show: (next: ReactNode) => view.rerender(page(next)),
  };
}

const renderDemo = (demo: DemoModule, props: Partial<LiveDemoProps> = {}, address?: string) =>
  renderPage(<Demo demo={demo} {...props} />, address);

const toolbar = () => screen.getByRole('toolbar');
const toggle = () => screen.getByRole('button', { name: /^(Show|Hide) code$/ });
const button = (name: string) => within(toolbar()).getByRole('button', { name });
const choice = (name: string) => screen.queryByRole('group', { name });
/** The region that the toggle opens. */
const region = () =>
  document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement;

/** Returns the code that a reader sees: in the variant that style sheets show, and only while it is open. */
function shownCode(container: ParentNode = document): string | undefined {
  const { variant } = codePreferencesStore().get();
  const codes = [...container.querySelectorAll('code')];
  const shown = codes.find(({ dataset }) => !dataset.forVariant || dataset.forVariant === variant);
  return shown && !shown.closest('[hidden]') ? (shown.textContent ?? '') : undefined;
}

const islandOf = (id: string) => document.querySelector(`[data-island="${id}"]`) as HTMLElement;

async function wake(id = 'SortedOrders'): Promise<void> {
  await viewport.enter(islandOf(id));
  await waitFor(() => expect(islandOf(id)).toHaveAttribute('data-island-ready'));
}

describe('the name', () => {
  it("is derived from the file name, which is also the demo's id on the page", () => {
    renderDemo(createDemo());
    const figure = screen.getByRole('figure', { name: 'Sorted orders' });
    expect(figure).toHaveAttribute('id', 'SortedOrders');
    expect(screen.getByRole('toolbar', { name: 'Tools for Sorted orders' })).toBeInTheDocument();
  });

  it("is the author's title, which doesn't change the id", () => {
    renderDemo(createDemo(), { title: 'Orders by date' });
    const figure = screen.getByRole('figure', { name: 'Orders by date' });
    expect(figure).toHaveAttribute('id', 'SortedOrders');
  });
});

describe('the code', () => {
  it('is fetched only when it is opened', async () => {
    const source = jest.fn(() => Promise.resolve(SOURCE));
    const { user } = renderDemo(createDemo({ source }));
    expect(toggle()).toHaveTextContent('Show code');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(region()).not.toBeVisible();
    expect(source).not.toHaveBeenCalled();

    await user.click(toggle());
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(toggle()).toHaveTextContent('Hide code');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(region()).toBeVisible();

    await user.click(toggle());
    expect(region()).not.toBeVisible();
    await user.click(toggle());
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('is open initially if the author specifies it', async () => {
    renderDemo(createDemo(), { open: true });
    expect(toggle()).toHaveTextContent('Hide code');
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
  });

  it("isn't fetched again if the server sent it", async () => {
    const source = jest.fn(() => Promise.resolve(SOURCE));
    const { user } = renderDemo(createDemo({ source, code: ENTRY.html }));
    await user.click(toggle());
    expect(shownCode()).toBe(TYPESCRIPT);
    expect(source).not.toHaveBeenCalled();
  });

  it("shows an error if it can't be fetched", async () => {
    const { user } = renderDemo(createDemo({ source: () => Promise.reject(new Error('offline')) }));
    await user.click(toggle());
    expect(await screen.findByText(/The code couldn’t be loaded/)).toBeInTheDocument();
  });

  it('is fetched again when it is reopened after a failure', async () => {
    const source = jest.fn(() => Promise.resolve(SOURCE));
    source.mockRejectedValueOnce(new Error('offline'));
    const { user } = renderDemo(createDemo({ source }));
    await user.click(toggle());
    await screen.findByText(/The code couldn’t be loaded/);
    await user.click(toggle());
    await user.click(toggle());
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(screen.queryByText(/The code couldn’t be loaded/)).not.toBeInTheDocument();
  });
});

describe('the error message', () => {
  const failedDemo = async (source: jest.Mock<Promise<DemoSource>, []>) => {
    source.mockRejectedValueOnce(new Error('offline'));
    const { user } = renderDemo(createDemo({ source }));
    await user.click(toggle());
    await screen.findByText(/The code couldn’t be loaded/);
    return user;
  };

  it('disappears when Copy has fetched the code', async () => {
    const user = await failedDemo(jest.fn(() => Promise.resolve(SOURCE)));
    await user.click(button('Copy'));
    await screen.findByRole('button', { name: 'Copied' });
    expect(screen.queryByText(/The code couldn’t be loaded/)).not.toBeInTheDocument();
    expect(shownCode()).toBe(TYPESCRIPT);
  });

  it('disappears while the code is fetched again', async () => {
    const user = await failedDemo(jest.fn(() => new Promise<DemoSource>(() => {})));
    await user.click(toggle());
    await user.click(toggle());
    expect(screen.queryByText(/The code couldn’t be loaded/)).not.toBeInTheDocument();
  });
});

describe('the choice between TypeScript and JavaScript', () => {
  const language = (name: string) => screen.getByRole('button', { name });

  it('is hidden if both are identical', async () => {
    renderDemo(
      createDemo({
        hasJs: false,
        source: () =>
          Promise.resolve(sourceOf({ 'MUI System': [file('SortedOrders.tsx', TYPESCRIPT)] })),
      }),
      { open: true },
    );
    act(() => codePreferencesStore().set({ variant: 'JS' }));
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(choice('Language')).not.toBeInTheDocument();
  });

  it.each<[string, DemoModule['code']]>([
    ['fetched', { TS: '' }],
    ['sent by the server', ENTRY.html],
  ])('switches between both variants, %s first', async (_kind, code) => {
    const { user } = renderDemo(createDemo({ code }), { open: true });
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(language('TypeScript (TS)')).toHaveAttribute('aria-pressed', 'true');

    await user.click(language('JavaScript (JS)'));
    await waitFor(() => expect(shownCode()).toBe(JAVASCRIPT));
    expect(language('JavaScript (JS)')).toHaveAttribute('aria-pressed', 'true');
    expect(language('TypeScript (TS)')).toHaveAttribute('aria-pressed', 'false');

    await user.click(language('TypeScript (TS)'));
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
  });

  it('applies to all demos on the page and on the next page', async () => {
    const bills = createDemo({ name: 'Bills' });
    const { user } = renderPage(
      <>
        <Demo demo={createDemo()} open />
        <Demo demo={bills} open />
      </>,
    );
    const figure = (name: string) => screen.getByRole('figure', { name });
    await waitFor(() => expect(shownCode(figure('Bills'))).toBe(TYPESCRIPT));

    await user.click(within(figure('Sorted orders')).getByRole('button', { name: /JavaScript/ }));
    await waitFor(() => expect(shownCode(figure('Bills'))).toBe(JAVASCRIPT));
    expect(shownCode(figure('Sorted orders'))).toBe(JAVASCRIPT);
    expect(within(figure('Bills')).getByRole('button', { name: /JavaScript/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    cleanup();
    renderDemo(createDemo(), { open: true });
    await waitFor(() => expect(shownCode()).toBe(JAVASCRIPT));
  });
});

describe('the choice of styling', () => {
  it('is hidden for a demo with one styling', () => {
    renderDemo(createDemo());
    expect(choice('Styling')).not.toBeInTheDocument();
  });

  it('switches code and files', async () => {
    const { user } = renderDemo(threeStylings(), { open: true });
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(button('MUI System')).toHaveAttribute('aria-pressed', 'true');

    await user.click(button('CSS'));
    await waitFor(() => expect(shownCode()).toBe('css();\n'));
    expect(button('CSS')).toHaveAttribute('aria-pressed', 'true');
    expect(button('MUI System')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('tab', { name: 'SortedOrders.css' })).toBeInTheDocument();

    await user.click(button('Tailwind'));
    await waitFor(() => expect(shownCode()).toBe('tailwind();\n'));
    expect(screen.queryByRole('tab', { name: 'SortedOrders.css' })).not.toBeInTheDocument();
  });

  it("fetches code that the server hasn't sent", async () => {
    const { user } = renderDemo(threeStylings({ code: ENTRY.html }), { open: true });
    expect(shownCode()).toBe(TYPESCRIPT);
    await user.click(button('CSS'));
    await waitFor(() => expect(shownCode()).toBe('css();\n'));
  });

  it('marks each form of the demo with the choices that it is shown for', () => {
    renderPage(
      <>
        <Demo demo={threeStylings()} />
        <Demo demo={createDemo({ name: 'Bills' })} />
        <Demo
          demo={createDemo({
            name: 'Rivers',
            stylings: [stylingOf('MUI System', 'System'), stylingOf('CSS', 'CSS')],
          })}
        />
      </>,
    );
    const choicesOf = (id: string) => islandOf(id).parentElement?.dataset.forStyling;
    expect(choicesOf('SortedOrders')).toBe('system');
    expect(choicesOf('SortedOrders-tailwind')).toBe('tailwind');
    expect(choicesOf('SortedOrders-css')).toBe('css');
    expect(choicesOf('Bills')).toBeUndefined();
    expect(choicesOf('Rivers')).toBe('system tailwind');
    expect(choicesOf('Rivers-css')).toBe('css');
  });

  it('falls back to the default for a demo without the chosen styling', async () => {
    renderDemo(
      createDemo({ stylings: [stylingOf('MUI System', 'System'), stylingOf('CSS', 'CSS')] }),
      { open: true },
    );
    act(() => codePreferencesStore().set({ styling: 'Tailwind' }));
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(button('MUI System')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('several files', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('are tabs with one tab panel shown', async () => {
    const { user } = renderDemo(threeStylings(), { open: true });
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(screen.getByRole('tablist', { name: 'Files of Sorted orders' })).toBeInTheDocument();
    expect(tab('SortedOrders.tsx')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'SortedOrders.tsx' })).toBeInTheDocument();

    await user.click(tab('rows.ts'));
    await waitFor(() => expect(shownCode()).toBe(ROWS));
    expect(tab('rows.ts')).toHaveAttribute('aria-selected', 'true');
    expect(tab('SortedOrders.tsx')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', { name: 'rows.ts' })).toBeInTheDocument();
  });

  it('are fetched if the server sent only the first one', async () => {
    const { user } = renderDemo(threeStylings({ code: ENTRY.html }), { open: true });
    await user.click(tab('rows.ts'));
    await waitFor(() => expect(shownCode()).toBe(ROWS));
    await user.click(tab('SortedOrders.tsx'));
    expect(shownCode()).toBe(TYPESCRIPT);
  });

  it('are a single tab stop, with arrow keys, Home and End', async () => {
    const { user } = renderDemo(threeStylings(), { open: true });
    act(() => codePreferencesStore().set({ styling: 'CSS' }));
    await waitFor(() => expect(shownCode()).toBe('css();\n'));
    act(() => tab('SortedOrders.tsx').focus());
    for (const [key, name, code] of [
      ['ArrowRight', 'rows.ts', ROWS],
      ['ArrowRight', 'SortedOrders.css', CSS_CODE],
      ['ArrowRight', 'SortedOrders.tsx', 'css();\n'],
      ['ArrowLeft', 'SortedOrders.css', CSS_CODE],
      ['Home', 'SortedOrders.tsx', 'css();\n'],
      ['End', 'SortedOrders.css', CSS_CODE],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(shownCode()).toBe(code);
      expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
        tab(name),
      ]);
    }
  });

  it('are named as in the shown variant', async () => {
    renderDemo(threeStylings(), { open: true });
    act(() => codePreferencesStore().set({ variant: 'JS', styling: 'CSS' }));
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'SortedOrders.jsx',
        'rows.js',
        'SortedOrders.css',
      ]),
    );
  });

  it('are remembered for each styling', async () => {
    const { user } = renderDemo(threeStylings(), { open: true });
    await user.click(tab('rows.ts'));
    await user.click(button('CSS'));
    await waitFor(() => expect(shownCode()).toBe('css();\n'));
    await user.click(button('MUI System'));
    await waitFor(() => expect(shownCode()).toBe(ROWS));
  });

  it("aren't tabs if there is only one", async () => {
    renderDemo(createDemo(), { open: true });
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  });
});

describe('Copy', () => {
  const copied = async (user: UserEvent) => {
    await user.click(button('Copy'));
    await screen.findByRole('button', { name: 'Copied' });
    return navigator.clipboard.readText();
  };

  it('copies the TypeScript, including while the code is closed', async () => {
    const { user } = renderDemo(createDemo());
    expect(await copied(user)).toBe(TYPESCRIPT);
  });

  it('copies the shown variant, styling and file', async () => {
    const { user } = renderDemo(threeStylings(), { open: true });
    await user.click(button('JavaScript (JS)'));
    expect(await copied(user)).toContain(JAVASCRIPT);
    await user.click(button('CSS'));
    await user.click(screen.getByRole('tab', { name: 'SortedOrders.css' }));
    await user.click(await screen.findByRole('button', { name: /^Cop(?:y|ied)$/ }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(CSS_CODE));
  });

  it('names the other files that the demo needs', async () => {
    const { user } = renderDemo(threeStylings(), { open: true });
    await user.click(button('CSS'));
    expect(await copied(user)).toMatch(
      /\n\/\/ Needs files beside it, .*: rows\.ts, SortedOrders\.css\n$/,
    );
  });

  it('hands the code over as a promise, so that Safari allows it', async () => {
    const { user } = renderDemo(createDemo());
    const items: Record<string, Promise<Blob>>[] = [];
    Object.assign(globalThis, {
      ClipboardItem: class {
        constructor(data: Record<string, Promise<Blob>>) {
          items.push(data);
        }
      },
    });
    const write = jest.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await user.click(button('Copy'));
    expect(write).toHaveBeenCalledTimes(1);
    expect(items[0]?.['text/plain']).toBeInstanceOf(Promise);
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  });

  it('says that a link was copied, and takes the message away by itself', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    renderPage(<Demo demo={createDemo()} />);
    await user.click(button('Copy a link to this code'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('The link to this code was copied.')).toHaveAttribute('role', 'status');
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(screen.queryByText('The link to this code was copied.')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows Copied for 1.2 s, then Copy again', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    renderPage(<Demo demo={createDemo()} />);
    await user.click(button('Copy'));
    await wait(0);
    expect(button('Copied')).toBeInTheDocument();
    await wait(1199);
    expect(button('Copied')).toBeInTheDocument();
    await wait(1);
    expect(button('Copy')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('reports that the browser refused', async () => {
    const { user } = renderDemo(createDemo());
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await user.click(button('Copy'));
    expect(await screen.findByRole('button', { name: 'Copy failed' })).toBeInTheDocument();
  });

  it("reports that the code can't be fetched", async () => {
    const { user } = renderDemo(createDemo({ source: () => Promise.reject(new Error('offline')) }));
    await user.click(button('Copy'));
    expect(await screen.findByRole('button', { name: 'Copy failed' })).toBeInTheDocument();
  });
});

describe('the toolbar', () => {
  const items = () => [
    ...toolbar().querySelectorAll<HTMLElement>(':is(button, a, summary):not(details > div *)'),
  ];
  const stops = () => items().filter(({ tabIndex }) => tabIndex === 0);
  const names = (elements: HTMLElement[]) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent);

  it('gives each control a name', () => {
    renderDemo(threeStylings());
    items().forEach((item) => expect(item).toHaveAccessibleName());
    expect(new Set(names(items())).size).toBe(items().length);
  });

  it('is a single tab stop, with arrow keys that wrap around', async () => {
    const { user } = renderDemo(threeStylings());
    const [first, second] = items();
    const last = items().at(-1);
    act(() => screen.getByRole('group', { name: /live/ }).focus());
    await user.tab();
    expect(first).toHaveFocus();
    for (const [key, target] of [
      ['ArrowRight', second],
      ['ArrowLeft', first],
      ['ArrowLeft', last],
      ['ArrowRight', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(target).toHaveFocus();
      expect(stops()).toEqual([target]);
    }
    await user.keyboard('{End}');
    expect(stops()).toEqual([last]);
  });

  it('reverses the arrow keys in RTL', async () => {
    const { user } = renderDemo(threeStylings());
    toolbar().style.direction = 'rtl';
    const [first, second] = items();
    act(() => first?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(first).toHaveFocus();
  });

  it('ignores key combinations', async () => {
    const { user } = renderDemo(threeStylings());
    const [first] = items();
    act(() => first?.focus());
    await user.keyboard(
      '{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowRight}{/Meta}',
    );
    expect(first).toHaveFocus();
  });

  it('stays a single tab stop while controls are added and removed', async () => {
    const { user, show } = renderDemo(createDemo());
    expect(names(stops())).toEqual(['Show code']);
    show(<Demo demo={threeStylings()} />);
    expect(names(stops())).toEqual(['Show code']);
    act(() => button('CSS').focus());
    expect(names(stops())).toEqual(['CSS']);
    await user.click(button('Tailwind'));
    expect(names(stops())).toEqual(['Tailwind']);
    show(<Demo demo={createDemo()} />);
    expect(names(stops())).toEqual(['Show code']);
  });

  describe('has a menu', () => {
    const menu = () => toolbar().querySelector('details') as HTMLDetailsElement;

    it('whose controls are not among those that the horizontal arrow keys reach', async () => {
      const { user } = renderDemo(createDemo());
      act(() => toggle().focus());
      await user.keyboard('{ArrowLeft}');
      expect(menu().querySelector('summary')).toHaveFocus();
      expect(menu().querySelector('summary')).toHaveTextContent('More');
      await user.keyboard('{ArrowRight}');
      expect(toggle()).toHaveFocus();
    });

    it('that ArrowDown opens, and Escape closes', async () => {
      const { user } = renderDemo(createDemo());
      act(() => menu().querySelector('summary')?.focus());
      await user.keyboard('{ArrowDown}');
      expect(menu()).toHaveAttribute('open');
      expect(button('Open in CodeSandbox')).toHaveFocus();
      await user.keyboard('{End}');
      expect(screen.getByRole('link', { name: 'View the source file' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(menu()).not.toHaveAttribute('open');
      expect(menu().querySelector('summary')).toHaveFocus();
    });

    it('that closes when an action is chosen', async () => {
      const { user } = renderDemo(createDemo());
      await user.click(menu().querySelector('summary') as Element);
      await user.click(button('Move the focus to the demo'));
      expect(menu()).not.toHaveAttribute('open');
      expect(screen.getByRole('group', { name: /live/ })).toHaveFocus();
    });
  });
});

describe('the links', () => {
  const link = (name: string) => screen.getByRole('link', { name });

  it("open the demo's own page and its source in new tabs", () => {
    renderDemo(createDemo());
    expect(link('Open the demo on its own page')).toHaveAttribute(
      'href',
      '/x/sorting/demos/SortedOrders/',
    );
    expect(link('View the source file')).toHaveAttribute(
      'href',
      '/assets/demos/SortedOrders.12345678.txt',
    );
    screen.getAllByRole('link').forEach((each) => {
      expect(each).toHaveAttribute('target', '_blank');
      expect(each).toHaveAttribute('rel', 'noopener');
    });
  });

  it('work on a URL without a trailing slash, too', () => {
    renderDemo(createDemo(), {}, '/x/sorting?from=mail#top');
    expect(link('Open the demo on its own page')).toHaveAttribute(
      'href',
      '/x/sorting/demos/SortedOrders/',
    );
  });
});

describe('a URL with a hash', () => {
  test.each(['#SortedOrders.tsx', '#system-SortedOrders.tsx', '#SortedOrders.js'])(
    '%s opens the code of the matching demo, and scrolls to it',
    async (hash) => {
      renderPage(
        <>
          <Demo demo={createDemo({ name: 'Bills' })} />
          <Demo demo={createDemo()} />
        </>,
        `/x/sorting/${hash}`,
      );
      const figure = screen.getByRole('figure', { name: 'Sorted orders' });
      await waitFor(() => expect(shownCode(figure)).toBe(TYPESCRIPT));
      expect(shownCode(screen.getByRole('figure', { name: 'Bills' }))).toBeUndefined();
      expect(scrollIntoView.mock.contexts).toEqual([figure]);
    },
  );

  it('that changes later opens it, too, and lets the reader close it', async () => {
    const { user } = renderPage(
      <>
        <Link to="/x/sorting/#SortedOrders.tsx">/x/sorting/#SortedOrders.tsx</Link>
        <Link to="/x/sorting/#other">/x/sorting/#other</Link>
        <Demo demo={createDemo()} />
      </>,
    );
    await user.click(screen.getByText('/x/sorting/#SortedOrders.tsx'));
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    await user.click(toggle());
    expect(region()).not.toBeVisible();
    await user.click(screen.getByText('/x/sorting/#other'));
    expect(region()).not.toBeVisible();
  });

  test.each([
    ['a heading', '#sort-by-date'],
    ['the demo without a file', '#SortedOrders'],
    ['another demo', '#Bills.tsx'],
    ['another kind of file', '#SortedOrders.css'],
    ['another case', '#sortedorders.tsx'],
    ['HTML', '#<img src=x onerror=alert(1)>.tsx'],
    ['encoded HTML', '#%3Cimg%20src%3Dx%3E.tsx'],
    ['broken percent signs', '#SortedOrders%E0%A4%A.tsx'],
    ['nothing', '#'],
  ])('that matches %s does nothing', (_kind, hash) => {
    renderDemo(createDemo(), {}, `/x/sorting/${hash}`);
    expect(region()).not.toBeVisible();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('opening the code', () => {
  /** Puts the code's upper edge at a distance in pixels from the window's lower edge. */
  function placeCode(fromBottom: number) {
    const height = 400;
    jest
      .spyOn(region(), 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, window.innerHeight - fromBottom, 700, height));
  }

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('at the lower edge scrolls to it (reduced motion: %s)', async (isReduced, behavior) => {
    const { user } = renderDemo(createDemo());
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ matches: isReduced && query.includes('reduced-motion') }) as MediaQueryList,
      );
    placeCode(20);
    await user.click(toggle());
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(scrollIntoView.mock.contexts).toContain(region());
    expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest', behavior });
    scrollIntoView.mockClear();
    await user.click(toggle());
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('in view does not scroll', async () => {
    const { user } = renderDemo(createDemo());
    placeCode(300);
    await user.click(toggle());
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('the component', () => {
  it('restarts after a reset', async () => {
    const { user } = renderDemo(createDemo());
    await wake();
    await user.click(screen.getByRole('button', { name: 'Count 0' }));
    await user.click(button('Reset the demo'));
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });

  it('is reset only in the shown styling', async () => {
    const { user } = renderDemo(threeStylings());
    await wake();
    await wake('SortedOrders-css');
    await user.click(screen.getByRole('button', { name: 'System 0' }));
    await user.click(screen.getByRole('button', { name: 'CSS 0' }));
    act(() => codePreferencesStore().set({ styling: 'CSS' }));
    await user.click(button('Reset the demo'));
    expect(await screen.findByRole('button', { name: 'CSS 0' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'System 1' })).toBeInTheDocument();
  });

  it("that isn't running yet isn't affected by a reset", async () => {
    const { user } = renderDemo(createDemo());
    await user.click(button('Reset the demo'));
    await wake();
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });

  it('follows its stage, which can receive focus', async () => {
    const { user } = renderDemo(createDemo());
    await wake();
    await user.click(button('Move the focus to the demo'));
    expect(screen.getByRole('group', { name: 'Sorted orders, live' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Count 0' })).toHaveFocus();
  });

  it('has the height that the author reserved', () => {
    renderDemo(createDemo(), { height: 320 });
    expect(screen.getByRole('group', { name: /live/ })).toHaveStyle({ minHeight: '320px' });
  });

  it('shows an error until it can be loaded', async () => {
    const load = jest.fn(() => Promise.resolve(counterOf('Count')));
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    renderDemo(
      createDemo({ stylings: [stylingOf('MUI System', 'Count', ['SortedOrders.tsx'], load)] }),
    );
    const figure = within(screen.getByRole('figure'));
    await viewport.enter(islandOf('SortedOrders'));
    expect(await figure.findByText(/The demo couldn’t be loaded/)).toBeInTheDocument();
    await wake();
    expect(figure.queryByText(/The demo couldn’t be loaded/)).not.toBeInTheDocument();
    expect(figure.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });
});
