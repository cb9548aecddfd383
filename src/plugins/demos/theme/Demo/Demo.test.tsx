import { fakeColorPreference, fakeViewport } from '@site/scripts/jest/browser';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { highlight } from '../../../code-blocks';
import type { DemoModule, DemoSource } from '../../types';

import Demo, { type DemoProps } from '.';

const TYPESCRIPT = 'const rows: Row[] = [];\n\nrender(<Grid<Row> rows={rows} />);\n';
const JAVASCRIPT = 'const rows = [];\n\nrender(<Grid rows={rows} />);\n';

const SOURCE: DemoSource = {
  html: { TS: highlight(TYPESCRIPT, 'tsx').html, JS: highlight(JAVASCRIPT, 'jsx').html },
};

let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  viewport = fakeViewport();
  fakeColorPreference();
});
afterEach(async () => {
  cleanup();
  // Islands unmount a moment after their page.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

/** A demo as the browser has it after a click on a link: its code is not there yet. */
function createDemo(overrides: Partial<DemoModule> = {}): DemoModule {
  return {
    name: 'SortedOrders',
    hasJs: true,
    code: '',
    load: () => Promise.resolve(Counter),
    html: () => '',
    source: () => Promise.resolve(SOURCE),
    ...overrides,
  };
}

function renderDemo(demo: DemoModule, props: Partial<DemoProps> = {}) {
  const user = userEvent.setup();
  const { container } = render(<Demo demo={demo} {...props} />);
  return { user, shownCode: () => container.querySelector('code')?.textContent };
}

const summary = () => screen.getByText(/^(Show|Hide) code$/);
const languages = () => screen.queryByRole('group', { name: 'Language' });
const language = (name: string) => screen.getByRole('button', { name });

async function mountIsland(): Promise<void> {
  const element = document.querySelector('[data-island]') as HTMLElement;
  await viewport.enter(element);
  await waitFor(() => expect(element).toHaveAttribute('data-island-ready'));
}

describe('the name', () => {
  it('is made from the file’s, and is the address of the demo on its page', () => {
    renderDemo(createDemo());
    const figure = screen.getByRole('figure', { name: 'Sorted orders' });
    expect(figure).toHaveAttribute('id', 'SortedOrders');
    expect(screen.getByRole('group', { name: 'Tools for Sorted orders' })).toBeInTheDocument();
  });

  it('is the title that the author gave', () => {
    renderDemo(createDemo(), { title: 'Orders by date' });
    expect(screen.getByRole('figure', { name: 'Orders by date' })).toBeInTheDocument();
  });
});

describe('the code', () => {
  it('is fetched when it is opened, and not before', async () => {
    const source = jest.fn(() => Promise.resolve(SOURCE));
    const { user, shownCode } = renderDemo(createDemo({ source }));
    expect(source).not.toHaveBeenCalled();
    await user.click(summary());
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(summary()).toHaveTextContent('Hide code');

    await user.click(summary());
    await waitFor(() => expect(summary()).toHaveTextContent('Show code'));
    await user.click(summary());
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('is open from the start where the author says so', async () => {
    const { shownCode } = renderDemo(createDemo(), { open: true });
    expect(summary()).toHaveTextContent('Hide code');
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
  });

  it('that the server sent is not fetched again', async () => {
    const source = jest.fn(() => Promise.resolve(SOURCE));
    const { user, shownCode } = renderDemo(createDemo({ source, code: SOURCE.html.TS }));
    await user.click(summary());
    await waitFor(() => expect(summary()).toHaveTextContent('Hide code'));
    expect(shownCode()).toBe(TYPESCRIPT);
    expect(source).not.toHaveBeenCalled();
  });

  it('that cannot be fetched says so', async () => {
    const { user } = renderDemo(createDemo({ source: () => Promise.reject(new Error('offline')) }));
    await user.click(summary());
    expect(await screen.findByText(/The code could not be loaded/)).toBeInTheDocument();
  });

  it('that cannot be fetched is fetched when it is opened again, as the message says', async () => {
    const source = jest.fn(() => Promise.resolve(SOURCE));
    source.mockRejectedValueOnce(new Error('offline'));
    const { user, shownCode } = renderDemo(createDemo({ source }));
    await user.click(summary());
    await screen.findByText(/The code could not be loaded/);
    await user.click(summary());
    await waitFor(() => expect(summary()).toHaveTextContent('Show code'));
    await user.click(summary());
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(screen.queryByText(/The code could not be loaded/)).not.toBeInTheDocument();
  });
});

describe('the message of a failure', () => {
  const failedDemo = async (source: jest.Mock<Promise<DemoSource>, []>) => {
    source.mockRejectedValueOnce(new Error('offline'));
    const { user } = renderDemo(createDemo({ source }));
    await user.click(summary());
    await screen.findByText(/The code could not be loaded/);
    return user;
  };

  it('goes when Copy has fetched the code', async () => {
    const user = await failedDemo(jest.fn(() => Promise.resolve(SOURCE)));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(screen.queryByText(/The code could not be loaded/)).not.toBeInTheDocument();
  });

  it('goes while the code is fetched again', async () => {
    const user = await failedDemo(jest.fn(() => new Promise<DemoSource>(() => {})));
    await user.click(summary());
    await waitFor(() => expect(summary()).toHaveTextContent('Show code'));
    await user.click(summary());
    await waitFor(() => expect(summary()).toHaveTextContent('Hide code'));
    expect(screen.queryByText(/The code could not be loaded/)).not.toBeInTheDocument();
  });
});

describe('the choice between TypeScript and JavaScript', () => {
  it('is there while the code is open', async () => {
    const { user } = renderDemo(createDemo());
    expect(languages()).not.toBeInTheDocument();
    await user.click(summary());
    await waitFor(() => expect(languages()).toBeInTheDocument());
    await user.click(summary());
    await waitFor(() => expect(languages()).not.toBeInTheDocument());
  });

  it('is not there where both are the same', async () => {
    const { shownCode } = renderDemo(
      createDemo({ hasJs: false, source: () => Promise.resolve({ html: { TS: SOURCE.html.TS } }) }),
      { open: true },
    );
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(languages()).not.toBeInTheDocument();
  });

  it.each([
    ['fetched', ''],
    ['sent by the server', SOURCE.html.TS],
  ])('shows the one and the other, the first %s', async (_kind, code) => {
    const { user, shownCode } = renderDemo(createDemo({ code }), { open: true });
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
    expect(language('TS')).toHaveAttribute('aria-pressed', 'true');

    await user.click(language('JS'));
    await waitFor(() => expect(shownCode()).toBe(JAVASCRIPT));
    expect(language('JS')).toHaveAttribute('aria-pressed', 'true');
    expect(language('TS')).toHaveAttribute('aria-pressed', 'false');

    await user.click(language('TS'));
    await waitFor(() => expect(shownCode()).toBe(TYPESCRIPT));
  });
});

describe('Copy', () => {
  const copied = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    return navigator.clipboard.readText();
  };

  it('copies the TypeScript, also while the code is closed', async () => {
    const { user } = renderDemo(createDemo());
    expect(await copied(user)).toBe(TYPESCRIPT);
  });

  it('copies the JavaScript while it is shown', async () => {
    const { user, shownCode } = renderDemo(createDemo(), { open: true });
    await user.click(language('JS'));
    await waitFor(() => expect(shownCode()).toBe(JAVASCRIPT));
    expect(await copied(user)).toBe(JAVASCRIPT);
  });

  it('says so when the code cannot be fetched', async () => {
    const { user } = renderDemo(createDemo({ source: () => Promise.reject(new Error('offline')) }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copy failed' })).toBeInTheDocument();
  });
});

describe('the component', () => {
  it('begins again after Reset', async () => {
    const { user } = renderDemo(createDemo());
    await mountIsland();
    await user.click(screen.getByRole('button', { name: 'Count 0' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });

  it('has the height reserved that the author asks for', () => {
    renderDemo(createDemo(), { height: 320 });
    const island = document.querySelector('[data-island]');
    expect(island?.parentElement).toHaveStyle({ minHeight: '320px' });
  });

  it('that cannot be loaded says so until it is', async () => {
    const load = jest.fn(() => Promise.resolve(Counter));
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    renderDemo(createDemo({ load }));
    const figure = within(screen.getByRole('figure'));
    const island = document.querySelector('[data-island]') as HTMLElement;
    await viewport.enter(island);
    expect(await figure.findByText(/The demo could not be loaded/)).toBeInTheDocument();
    await mountIsland();
    expect(figure.queryByText(/The demo could not be loaded/)).not.toBeInTheDocument();
    expect(figure.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });
});
