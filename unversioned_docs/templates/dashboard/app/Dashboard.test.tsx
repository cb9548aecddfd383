import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import Dashboard from './Dashboard';
import { createFeed } from './data/feed';
import { createServer, type Server } from './data/server';

// jsdom has no layout: charts would have no size, and the table no rows. They are slow to render nonetheless.
vi.mock('./charts/MountingBars', () => ({ default: () => null }));
vi.mock('./charts/PowerGauge', () => ({ default: () => null }));
vi.mock('./charts/SiteBars', () => ({ default: () => null }));
vi.mock('./charts/TimeChart', () => ({ default: () => null }));
vi.mock('./charts/Trend', () => ({ default: () => null }));
vi.mock('./charts/YieldScatter', () => ({ default: () => null }));
vi.mock('./components/SiteGrid', () => ({ default: () => null }));

// The default, a second, is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Renders the application with a server that answers at once, and a feed that ticks when told to. */
function setUp({ hash = '', server }: { hash?: string; server?: Server } = {}) {
  window.history.replaceState(null, '', `/${hash}`);
  let tick = () => {};
  const feed = createFeed({
    from: Date.UTC(2025, 9, 1, 11, 40),
    repeat: (next) => {
      tick = next;
      return () => {
        tick = () => {};
      };
    },
  });
  render(
    <Dashboard
      server={server ?? createServer({ latency: 0, failEvery: 0 })}
      feed={feed}
      profile="normal"
      onProfileChange={() => {}}
    />,
  );
  return {
    user: userEvent.setup(),
    tick: () => {
      act(() => {
        tick();
      });
    },
  };
}

const energy = () => screen.findByRole('button', { name: /^Energy\s*[\d,.]+ MWh/ });

describe('Dashboard', () => {
  // Loaded before the first test, so that no test waits for it.
  beforeAll(() => import('./components/SiteTree'));

  beforeEach(() => {
    // jsdom has neither a layout nor scrolling.
    vi.stubGlobal('scrollTo', () => {});
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('shows fewer megawatt-hours after a region has been selected in the tree', async () => {
    const { user } = setUp();
    const all = (await energy()).textContent;
    const tree = await screen.findByRole('tree', { name: 'Sites' });
    await user.click(within(tree).getByText('Highmoor'));
    expect(window.location.hash).toBe('#/?site=highmoor');
    expect((await energy()).textContent).not.toBe(all);
    expect(screen.getByText(/^Highmoor, Sep 1 – Sep 30, 2025/)).toBeInTheDocument();
  });

  it('opens a link with all its filters', async () => {
    setUp({
      hash: '#/?site=mill-valley&metric=revenue&mounting=rooftop&from=2025-09-01&to=2025-09-07',
    });
    expect(await screen.findByRole('heading', { name: 'Revenue by day' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rooftop' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^Revenue\s*[$\d–]/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('shows the values of a chart as a table', async () => {
    const { user } = setUp();
    await energy();
    await user.click(screen.getByRole('button', { name: 'Table: Energy by mounting' }));
    const table = await screen.findByRole('table', { name: 'Energy by mounting' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
  });

  it('offers a way back when nothing matches', async () => {
    const { user } = setUp({ hash: '#/?site=highmoor&mounting=rooftop' });
    expect(await screen.findByText('No sites match')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show every mounting' }));
    expect(await energy()).toBeInTheDocument();
    expect(window.location.hash).toBe('#/?site=highmoor');
  });

  it('reports a failure, and keeps the filters', async () => {
    setUp({
      hash: '#/?site=highmoor&mounting=fixed',
      server: createServer({ latency: 0, failEvery: 1 }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded');
    expect(screen.getByRole('button', { name: 'Sites: Highmoor' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fixed tilt' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('recovers after one failure', async () => {
    const working = createServer({ latency: 0, failEvery: 0 });
    const getDaily = vi.fn(working.getDaily).mockRejectedValueOnce(new Error('The line is down.'));
    const { user } = setUp({ server: { ...working, getDaily } });
    expect(await screen.findByText(/The line is down/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await energy()).toBeInTheDocument();
  });

  it('updates the power until it is paused', async () => {
    const { user, tick } = setUp();
    const panel = screen.getByRole('region', { name: 'Power now' });
    const time = () => within(panel).getByText(/^(Live|Paused) ·/).textContent;
    expect(time()).toBe('Live · 11:40:00 AM');
    tick();
    expect(time()).toBe('Live · 11:40:30 AM');
    await user.click(within(panel).getByRole('button', { name: 'Pause' }));
    tick();
    expect(time()).toBe('Paused · 11:40:30 AM');
    expect(within(panel).getByRole('status')).toHaveTextContent('Live figures paused');
    await user.click(within(panel).getByRole('button', { name: 'Resume' }));
    tick();
    expect(time()).toBe('Live · 11:41:00 AM');
  });

  it('starts paused for people who prefer reduced motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('prefers-reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    setUp();
    expect(screen.getByText('Paused · 11:40:00 AM')).toBeInTheDocument();
  });

  it('moves the focus to the heading of the next page, and keeps the filters', async () => {
    const { user } = setUp({ hash: '#/?site=highmoor' });
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toHaveFocus();
    expect(window.location.hash).toBe('#/reports?site=highmoor');
    expect(await screen.findByText(/CSV files for Highmoor/)).toBeInTheDocument();
  });

  it('downloads a report', async () => {
    const { user } = setUp({ hash: '#/reports?site=hopyard' });
    const files: { name: string; type: string }[] = [];
    let type = '';
    URL.createObjectURL = (blob: Blob) => {
      type = blob.type;
      return 'blob:report';
    };
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, type });
    });
    await user.click(await screen.findByRole('button', { name: 'Download CSV: Site summary' }));
    expect(files).toEqual([
      { name: 'lowfield-sites-2025-09-01-2025-09-30.csv', type: 'text/csv;charset=utf-8' },
    ]);
    expect(screen.getByText(/with 1 row\.$/)).toBeInTheDocument();
    click.mockRestore();
  });

  it('says so when a page does not exist', () => {
    setUp({ hash: '#/sites/atlantis' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('replaces the period with a preset', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: '7 days' }));
    await waitFor(() => {
      expect(window.location.hash).toBe('#/?from=2025-09-24&to=2025-09-30');
    });
  });
});
